// Speculation rules, as data: which pages browsers may fetch or render before they are opened. This server sends the
// header, and hosts' configurations are generated from the same data. Browsers that save data or energy ignore the
// rules.

/** A header of pages that lists files of rules. Unlike rules in the page, these need no hash in its policy. */
export const SPECULATION_RULES = 'Speculation-Rules'

/** File extension and media type of rules. Browsers ignore files of any other type. */
export const RULES_ENDING = '.speculationrules'
export const RULES_TYPE = 'application/speculationrules+json'

/** Files in `public`, named by their hash, so that browsers cache them. Fetches a page on hover or touch. */
const PREFETCH = '/prefetch.f756a343.speculationrules'
/** Fetches the first 12 details of each list at once: only for browsers with the dictionary, for which each is 2 KB. */
const PREFETCH_DETAILS = '/prefetch-details.f14300ac.speculationrules'
/** Renders a page on hover or touch. */
const PRERENDER = '/prerender.9578cb1f.speculationrules'

/**
 * The value of the header.
 *
 * @param isPacked the page is sent compressed with a dictionary, so the browser has it
 * @param prerenders pages are rendered, not only fetched, on hover or touch
 */
export const rulesOf = (isPacked: boolean, prerenders = false): string =>
  [prerenders ? PRERENDER : PREFETCH, ...(isPacked ? [PREFETCH_DETAILS] : [])].map((file) => `"${file}"`).join(', ')

/** Lets browsers render the pages that they may fetch. */
export function allowPrerender(headers: Headers): void {
  const rules = headers.get(SPECULATION_RULES)
  if (rules !== null) headers.set(SPECULATION_RULES, rulesOf(rules.includes(PREFETCH_DETAILS), true))
}
