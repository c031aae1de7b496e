import { ATTRIBUTES } from './markup.ts'

const OWN_QUERY = new RegExp(`<a(?!${ATTRIBUTES}\\srel=)(?=\\s${ATTRIBUTES}?href="/[^"]*\\?)`, 'g')

/**
 * A prerendered view for crawlers: a link with a query shows in another order what stands at an address of its own
 * already, so it is not followed, whoever wrote it. Filters must not multiply a site (robots.txt: scripts/build/sitemap.ts).
 *
 * @param html a view as it is drawn
 */
export const forCrawlers = (html: string): string => html.replace(OWN_QUERY, '<a rel="nofollow"')
