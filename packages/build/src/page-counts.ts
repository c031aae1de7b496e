// How many pages of each kind a site has in each language, and whether the next site has too few of them.

import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'

/** Pages by kind and language: `{"exhibits/detail ja-JP": 1137}`. Without a prefix it is the default language. */
export type PageCounts = Readonly<Record<string, number>>

/** The part of a kind's pages that may be missing in the next site. */
const MAY_LOSE = 0.1
/** Kinds that may not lose a single page unnoticed: the law requires them. */
const LEGAL = /^agreement /
/** How many kinds a refusal lists by name. */
const MAX_NAMED = 5

/**
 * Counts pages by the folder that contains them. Pages of a list (`exhibits/page/4`) and pages at the top level are not
 * counted, because they do not show a record. Other documents are not counted either: the full text of a record
 * (content/shorten.ts) has a folder of its own, and disappears when the organiser shortens the text.
 *
 * @param addresses of pages, from the site's root: `/ja-JP/e/2002/exhibits/detail/7/`, with or without `index.html`
 */
export function countPages(addresses: Iterable<string>): PageCounts {
  const counts: Record<string, number> = {}
  for (const address of addresses) {
    const kind = kindOf(address)
    if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

function kindOf(address: string): string | null {
  const page = address.replace(/(^|\/)index\.html$/, '$1')
  if (page.endsWith('.html')) return null
  let parts = page.split('/').filter(Boolean)
  const language = LANGUAGES.find((each) => each === parts[0])
  if (language) parts = parts.slice(1)
  if (parts[0] === 'e') parts = parts.slice(2)
  const folder = parts.slice(0, -1)
  return folder.length === 0 || folder.at(-1) === 'page' ? null : `${folder.join('/')} ${language ?? 'default'}`
}

/** The sum of both counts. */
export function addCounts(one: PageCounts, other: PageCounts): PageCounts {
  const sum: Record<string, number> = { ...one }
  for (const [kind, count] of Object.entries(other)) sum[kind] = (sum[kind] ?? 0) + count
  return sum
}

/**
 * Refuses a site with more than 10 % fewer pages of a kind in a language, or with none if there were some. A kind with
 * fewer than ten pages may lose one. An agreement may never be lost.
 *
 * @param outcome a clause for the message: 'Nothing was published'
 * @throws BuildFailure (10)
 */
export function requireNoFewer(before: PageCounts, now: PageCounts, outcome: string): void {
  const lost = Object.entries(before).flatMap(([kind, had]) => {
    const has = now[kind] ?? 0
    const most = LEGAL.test(kind) ? 0 : Math.max(1, had * MAY_LOSE)
    return had > 0 && (has === 0 || had - has > most) ? [`${has} of ${had} ${kind}`] : []
  })
  if (lost.length === 0) return
  const more = lost.length > MAX_NAMED ? ` and ${lost.length - MAX_NAMED} more kinds` : ''
  throw new BuildFailure(
    EXIT.fewer,
    `Too many pages are missing: ${lost.slice(0, MAX_NAMED).join(', ')}${more}. ${outcome}. If that is right, add --allow-fewer.`,
  )
}
