import type { Booth } from '@fair/contract/catalogue.ts'

/** The id of a booth within its hall's page: "B12" of "B12" and of "B 12". Letters, digits and `.`, `-`, `_` remain. */
export const boothAnchor = (stand: string): string => stand.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'booth'

/**
 * The last part of a hall's address: "8.1" of "8.1", "hall-a" of "Hall A". Non-ASCII characters are written as code
 * points, because file systems normalise such names differently. Halls whose names differ only in case, spaces or
 * slashes count as one.
 */
export function hallSlug(hall: string): string {
  const slug = hall
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/\\]+/g, '-')
    .replace(/[^a-z0-9.-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}`)
  // /hall/way/ is the route finder.
  return /^(?:[.-]*|way)$/.test(slug) ? `_${slug}` : slug
}

/** The address of a booth in its hall's page, without language. */
export const boothPath = ({ hall, stand }: Booth): string => `/hall/${hallSlug(hall)}/#${boothAnchor(stand)}`
