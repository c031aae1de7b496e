/*
 * Texts as addresses. Nothing else reads an address out of a text (scripts/house): `new URL` ends a build, or an island, by
 * one that is none. What may be linked to at all, domain/platform-values.ts and domain/links.ts decide.
 */

/** An address, or null where the text is none. @param base of what is relative; without it, only absolute ones are any */
export const parseAddress = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

/** A path of ours with its origin, for what leaves the site; what is absolute stays as it is. */
export const absoluteAddress = (path: string, origin: string): string => parseAddress(path, origin)?.href ?? origin
