import type { MessageKey } from './i18n/translator.ts'

/** content: prerendered in each language; utility: a small page; app: a prerendered shell around an island. */
export type RouteKind = 'content' | 'utility' | 'app'

/** Where tracked events say they come from (Spec 2: the micro-page and the login-preview path). */
export type TrackingLabel = 'micro-page' | 'login-preview'

export interface Route {
  /** The path as the specification writes it (Spec 2), without language and exhibition. */
  pattern: string
  /** What the page is called, where it has no name of its own to show. */
  title: MessageKey
  kind: RouteKind
  /** Each item stands at `{pattern}/{id}/`; the bare address takes `?id=`. */
  byId?: true
  /** Further pages of its list stand at `{pattern}/page/{n}/`. */
  paged?: true
  /** Not for search engines. */
  noindex?: true
  /** Shows the transit overlay on entering (Spec 2). */
  transit?: true
  trackingLabel?: TrackingLabel
}

/** Every route that is ready, once, in the order of the specification. */
export const ROUTES: readonly Route[] = [
  { pattern: '/', title: 'home:title', kind: 'content' },
  { pattern: '/home', title: 'home:title', kind: 'content', transit: true },
  { pattern: '/404', title: 'pages:notFoundTitle', kind: 'utility', noindex: true },
  { pattern: '/exception/404', title: 'pages:notFoundTitle', kind: 'utility', noindex: true },
  { pattern: '/exception/500', title: 'pages:brokenTitle', kind: 'utility', noindex: true },
  { pattern: '/loading', title: 'pages:loadingTitle', kind: 'utility', noindex: true },
  { pattern: '/i18n', title: 'pages:languageTitle', kind: 'utility', noindex: true },
  { pattern: '/agreement', title: 'pages:agreement', kind: 'content', byId: true },
  { pattern: '/agreements', title: 'pages:agreementsTitle', kind: 'content' },
  { pattern: '/privacy', title: 'pages:privacy', kind: 'content' },
  { pattern: '/exhibition', title: 'exhibition:title', kind: 'content' },
  { pattern: '/exhibitor', title: 'exhibitor:title', kind: 'content', paged: true },
  { pattern: '/exhibitor/detail', title: 'exhibitor:title', kind: 'content', byId: true },
  { pattern: '/exhibitor/more', title: 'home:allExhibitors', kind: 'content' },
  { pattern: '/exhibits', title: 'exhibits:title', kind: 'content', paged: true },
  { pattern: '/exhibits/detail', title: 'exhibits:title', kind: 'content', byId: true },
  { pattern: '/news', title: 'news:title', kind: 'content', paged: true, transit: true },
  { pattern: '/news/detail', title: 'news:title', kind: 'content', byId: true },
]

/**
 * The route of a path (`/exhibits/detail/1001/`, `/news/page/2`; with or without the last slash, without language and
 * exhibition); undefined where none is ready.
 */
export function routeOf(path: string): Route | undefined {
  const inner = `/${path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')}`
  const exact = ROUTES.find((route) => route.pattern === inner)
  if (exact) return exact
  const cut = inner.lastIndexOf('/')
  const [parent, last] = [inner.slice(0, cut), inner.slice(cut + 1)]
  return ROUTES.find(
    (route) =>
      (route.byId && route.pattern === parent) ||
      (route.paged && `${route.pattern}/page` === parent && /^[1-9]\d*$/.test(last)),
  )
}
