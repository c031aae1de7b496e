import type { Query } from './i18n/paths.ts'

/**
 * The route's path in `?of=`, which anybody can write. Without leading slashes, backslashes and white space: a browser
 * reads `/\host` and `/<tab>/host` as the address of another site.
 */
export const requestedPath = (of: string): string => `/${of.replace(/^[\s/\\]+/, '') || 'home'}`

/**
 * The address that shows a route's path of an unbuilt exhibition (`?live=ID`). It has no prerendered pages: the shell
 * shows a detail, the filter a landing page, the list its further pages, home the figures. Every address contains the
 * exhibition's id.
 */
export function liveAddress(path: string, query: Query, live: string): [string, Query] {
  const requested = { ...query, live }
  const microPageId = /^\/micro-page\/([^/]+)\/?$/.exec(path)?.[1]
  if (microPageId !== undefined && microPageId !== 'servics') return ['/micro-page', { ...requested, microPageId }]
  const [, facet, value] = /^\/exhibitor\/(industry|region)(?:\/([^/]+))?/.exec(path) ?? []
  if (facet !== undefined) return ['/exhibitor', value === undefined ? requested : { ...requested, [facet]: value }]
  if (/^\/exhibition\/figures\/?$/.test(path)) return ['/home', requested]
  if (/^\/activity\/contain\/detail\/list\/?$/.test(path)) return ['/activity/contain', requested]
  const [, list, page] = /^(\/.+)\/page\/([1-9]\d*)\/?$/.exec(path) ?? []
  if (list !== undefined) return [list, { ...requested, page }]
  const [, detail, id] = /^(\/.+\/(?:\w*details?(?:\/list)?|player))\/(?!list\/?$)([^/]+)\/?$/.exec(path) ?? []
  return detail === undefined ? [path, requested] : [detail, { ...requested, id }]
}
