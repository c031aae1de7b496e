// Which pages browsers may fetch or render before they are opened (speculation rules), as data: this server sends the header,
// and hosts' configurations are made from the same table. Browsers follow no rules where data or energy are saved.

/** The header of pages. It names files of rules, which need no hash in a page's policy. */
export const SPECULATION_RULES = 'Speculation-Rules'

/** The ending of a file of rules, and its media type, without which browsers do not read it. */
export const RULES_ENDING = '.speculationrules'
export const RULES_TYPE = 'application/speculationrules+json'

/** Files in `public`, named by the hash of their content, so that browsers keep them. Fetches a page on hover or touch. */
const PREFETCH = '/prefetch.f756a343.speculationrules'
/** Fetches the first 12 details of each list at once: only for browsers that have the dictionary, to which one is 2 KB. */
const PREFETCH_DETAILS = '/prefetch-details.f14300ac.speculationrules'
/** Renders a page on hover or touch. */
const PRERENDER = '/prerender.9578cb1f.speculationrules'

/**
 * The value of the header.
 *
 * @param isPacked the page is sent packed with a dictionary, so that the browser has it
 * @param prerenders pages are rendered, not only fetched, on hover or touch
 */
export const rulesOf = (isPacked: boolean, prerenders = false): string =>
  [prerenders ? PRERENDER : PREFETCH, ...(isPacked ? [PREFETCH_DETAILS] : [])].map((file) => `"${file}"`).join(', ')

/** Lets browsers render the pages that they may fetch. */
export function allowPrerender(headers: Headers): void {
  const rules = headers.get(SPECULATION_RULES)
  if (rules !== null) headers.set(SPECULATION_RULES, rules.replace(PREFETCH, PRERENDER))
}
