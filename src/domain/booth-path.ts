import type { Booth } from '@fair/contract/catalogue.ts'

/**
 * The id of a booth within its hall's page: "B12" of "B12" and of "b 12", which are one booth. Other codes that differ
 * are different booths, so their separators remain distinct.
 */
export function boothAnchor(stand: string): string {
  const code = stand.normalize('NFKC').trim().toUpperCase()
  return (
    code
      .replace(/^([A-Z]{1,3})[\s_-]+(?=\d+$)/, '$1')
      .replace(/\s+/g, '_')
      .replace(/[^\p{L}\p{N}._-]/gu, hexOf) || 'booth'
  )
}

const hexOf = (character: string): string => `_${(character.codePointAt(0) ?? 0).toString(16)}`

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
    .replace(/[^a-z0-9.-]/gu, hexOf)
  // /hall/way/ is the route finder.
  return /^(?:[.-]*|way)$/.test(slug) ? `_${slug}` : slug
}

/** The address of a booth in its hall's page, without language. */
export const boothPath = ({ hall, stand }: Booth): string => `/hall/${hallSlug(hall)}/#${boothAnchor(stand)}`
