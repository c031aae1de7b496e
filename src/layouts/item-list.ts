import { routeOf } from '../routes.ts'
import type { JsonLd } from './json-ld.ts'
import { ATTRIBUTES } from './markup.ts'

/** An entry of a list: a heading that is one link to a page of its own. */
const ENTRY = new RegExp(`<h[23]${ATTRIBUTES}><a ${ATTRIBUTES}?href="(/[^"?#]+)"${ATTRIBUTES}>(.*?)</a></h[23]>`, 'gs')
/** Where the entries of a list without pictures have their links. */
const ROW = new RegExp(`<li${ATTRIBUTES}><a ${ATTRIBUTES}?href="(/[^"?#]+)"${ATTRIBUTES}>(.*?)</a>`, 'gs')
const TAG = new RegExp(`<${ATTRIBUTES}>`, 'g')

/**
 * The ItemList of a page that lists things (https://schema.org/ItemList), read from what it shows, so that it can claim
 * no more. null where a page lists nothing, has a list of its own already, or is one thing itself.
 *
 * @param path the route's path of the page
 * @param html the page's view
 * @param given what the page says of itself
 */
export function itemList(
  path: string,
  html: string,
  given: readonly JsonLd[],
  absolute: (href: string) => string,
): JsonLd | null {
  const route = routeOf(path)
  if (route?.kind !== 'content' || route.pattern === '/' || route.pattern === '/home') return null
  if ((route.byId && !route.paged) || given.some((data) => data['@type'] === 'ItemList')) return null
  const headed = entriesOf(html, ENTRY)
  const rows = headed.length > 0 ? [] : entriesOf(html, ROW)
  // A single row is more likely a way on than a list.
  const entries = rows.length > 1 ? rows : headed
  if (entries.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: entries.map(({ href, name }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      url: absolute(href),
    })),
  }
}

function entriesOf(html: string, pattern: RegExp): { href: string; name: string }[] {
  const found = new Map<string, string>()
  for (const [, href = '', inner = ''] of html.matchAll(pattern)) {
    // A count or a local name beside the name is not part of it.
    const name = plain(inner.replace(/<span[\s\S]*$/, ''))
    if (name !== '' && !found.has(href)) found.set(href, name)
  }
  return [...found].map(([href, name]) => ({ href, name }))
}

const plain = (html: string) =>
  html
    .replace(TAG, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()
