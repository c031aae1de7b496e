/*
 * Parses texts as addresses. No other code does (tests/house): `new URL` ends a build, or an island, if a text is no
 * address. Which addresses may be linked to is decided by platform-values.ts and src/domain/links.ts.
 */

/**
 * An address, or null if the text is not one. @param base for relative addresses; without it, only absolute ones are
 * accepted
 */
export const parseAddress = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

/** A path of this site with its origin, for use outside the site; an absolute address is returned unchanged. */
export const absoluteAddress = (path: string, origin: string): string => parseAddress(path, origin)?.href ?? origin
