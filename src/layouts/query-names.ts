/** The `now` of each island (islands/client-intent.ts), as Astro writes it into the island's element. */
const NOW = /&quot;now&quot;:&quot;([^&]*)&quot;/g

/**
 * The query parameters that the islands of a page read, for `data-query` of its root element: an address with one of
 * them requests something other than the prerendered page (client/head.ts). Undefined if there are none.
 *
 * @param html the page's main content, rendered
 */
export function queryNames(html: string): string | undefined {
  const names = [...html.matchAll(NOW)].flatMap(([, now = '']) => now.split(' '))
  return names.length === 0 ? undefined : [...new Set(names)].join(' ')
}
