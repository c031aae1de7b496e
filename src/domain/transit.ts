/** The pages that are entered under an overlay (Spec 2), by the first segment of their path. */
const ENTERED = ['home', 'concert', 'news', 'dockerguest', 'personal-center'] as const

/**
 * Whether a page is entered under the transit overlay (Spec 2): one of five, the personal center with all pages below
 * it. Not if it is reloaded, returned to, or entered from within itself; the overlay would only be in the way then.
 *
 * @param path the route's path in its scope, with slashes on both ends
 * @param from the same of the previous page, if that was one of this site
 * @param how the kind of navigation (PerformanceNavigationTiming.type)
 */
export function showsTransit(path: string, from: string | null, how: string): boolean {
  const section = sectionOf(path)
  return section !== null && how === 'navigate' && (from === null || sectionOf(from) !== section)
}

function sectionOf(path: string): string | null {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const known = (ENTERED as readonly string[]).includes(first)
  return known && (rest.length === 0 || first === 'personal-center') ? first : null
}
