import type { MessageKey } from './lib/i18n/translator.ts'

/** content: prerendered in each language; utility: a small page; app: a prerendered shell around an island. */
type RouteKind = 'content' | 'utility' | 'app'

/** The source stated in tracked events (Spec 2: the micro-page and the login-preview path). */
type TrackingLabel = 'micro-page' | 'login-preview'

export interface Route {
  /** The path as in the specification (Spec 2), without language and exhibition. */
  pattern: string
  /** The page's title, if it has no name of its own to show. */
  title: MessageKey
  kind: RouteKind
  /** Each item is at `{pattern}/{id}/`; the bare address accepts `?id=`. */
  byId?: true
  /** Further pages of its list are at `{pattern}/page/{n}/`; with `byId`, those of an item at `{pattern}/{id}/page/{n}/`. */
  paged?: true
  /** Not in the specification's table: specified elsewhere, or requested later. */
  added?: true
  /** Excluded from search engines. */
  noindex?: true
  /** Shows the transit overlay on entering (Spec 2). */
  transit?: true
  trackingLabel?: TrackingLabel
  /**
   * A page that belongs to the owner of the page before it: its visit still counts for that owner, and is reported at
   * once (Spec 4, tracking).
   */
  keepsOwner?: true
}

/** Every available route, once, in the order of the specification. */
export const ROUTES: readonly Route[] = [
  { pattern: '/', title: 'home:title', kind: 'content' },
  { pattern: '/home', title: 'home:title', kind: 'content', transit: true },
  { pattern: '/404', title: 'pages:notFoundTitle', kind: 'utility', noindex: true },
  { pattern: '/exception/404', title: 'pages:notFoundTitle', kind: 'utility', noindex: true },
  { pattern: '/exception/500', title: 'pages:brokenTitle', kind: 'utility', noindex: true },
  { pattern: '/loading', title: 'pages:loadingTitle', kind: 'utility', noindex: true },
  { pattern: '/i18n', title: 'pages:languageTitle', kind: 'utility', noindex: true },
  { pattern: '/jump-middle', title: 'externalLink:title', kind: 'utility', noindex: true, keepsOwner: true },
  { pattern: '/external-link', title: 'externalLink:knownTitle', kind: 'utility', noindex: true, keepsOwner: true },
  {
    pattern: '/dockerguest',
    title: 'externalLink:guestsTitle',
    kind: 'utility',
    noindex: true,
    transit: true,
    added: true,
  },
  { pattern: '/activity', title: 'agenda:title.activity', kind: 'content', paged: true },
  { pattern: '/activity/detail', title: 'agenda:shell.activity', kind: 'content', byId: true },
  { pattern: '/activity/contain', title: 'agenda:seriesTitle', kind: 'content' },
  { pattern: '/activity/contain/detail', title: 'agenda:shell.series', kind: 'content', byId: true },
  { pattern: '/activity/contain/detail/list', title: 'agenda:listAll', kind: 'content', byId: true },
  { pattern: '/agreement', title: 'pages:agreement', kind: 'content', byId: true },
  { pattern: '/agreements', title: 'pages:agreementsTitle', kind: 'content' },
  { pattern: '/privacy', title: 'pages:privacy', kind: 'content' },
  { pattern: '/tick-agreement', title: 'pages:ticketTerms', kind: 'content' },
  { pattern: '/audience', title: 'preregistration:title', kind: 'app' },
  { pattern: '/business', title: 'inquiry:hallTitle', kind: 'app', paged: true },
  { pattern: '/business/publish-inquiry', title: 'inquiry:publishTitle', kind: 'app' },
  { pattern: '/concert', title: 'concert:title', kind: 'content', transit: true },
  { pattern: '/concert/player', title: 'concert:shell', kind: 'app', byId: true },
  { pattern: '/exhibition', title: 'exhibition:title', kind: 'content' },
  { pattern: '/exhibition/figures', title: 'home:figures.title', kind: 'content', added: true },
  { pattern: '/exhibition-group', title: 'group:title', kind: 'content', paged: true },
  { pattern: '/exhibition-group/detail', title: 'group:shell', kind: 'content', byId: true },
  { pattern: '/exhibitor', title: 'exhibitor:title', kind: 'content', paged: true },
  { pattern: '/exhibitor/detail', title: 'exhibitor:title', kind: 'content', byId: true },
  { pattern: '/exhibitor/more', title: 'home:allExhibitors', kind: 'content', paged: true },
  {
    pattern: '/exhibitor/industry',
    title: 'landing:title.industry',
    kind: 'content',
    byId: true,
    paged: true,
    added: true,
  },
  {
    pattern: '/exhibitor/region',
    title: 'landing:title.region',
    kind: 'content',
    byId: true,
    paged: true,
    added: true,
  },
  { pattern: '/exhibits', title: 'exhibits:title', kind: 'content', paged: true },
  { pattern: '/exhibits/compare', title: 'compare:title', kind: 'app', added: true, noindex: true, keepsOwner: true },
  { pattern: '/exhibits/detail', title: 'exhibits:title', kind: 'content', byId: true, keepsOwner: true },
  { pattern: '/guest', title: 'guest:title', kind: 'content', paged: true },
  { pattern: '/guest/detail', title: 'guest:shell', kind: 'content', byId: true },
  { pattern: '/hall', title: 'hall:title', kind: 'content', byId: true, added: true },
  { pattern: '/hall/way', title: 'way:title', kind: 'app', added: true },
  { pattern: '/member', title: 'member:title', kind: 'content', paged: true },
  { pattern: '/member/detail', title: 'member:shell', kind: 'content', byId: true },
  { pattern: '/project', title: 'project:title', kind: 'content', paged: true },
  { pattern: '/project/detail', title: 'project:shell', kind: 'content', byId: true },
  { pattern: '/honor-gust-login', title: 'login:honor.title', kind: 'app', noindex: true },
  { pattern: '/honor-gust-login/platform/mobile', title: 'login:mobile.title', kind: 'app', noindex: true },
  { pattern: '/live', title: 'agenda:title.live', kind: 'content', paged: true },
  { pattern: '/live/detail', title: 'agenda:shell.live', kind: 'app', byId: true, keepsOwner: true },
  { pattern: '/meeting', title: 'agenda:title.meeting', kind: 'content', paged: true },
  { pattern: '/meeting/detail', title: 'agenda:shell.meeting', kind: 'app', byId: true, keepsOwner: true },
  { pattern: '/marketing-form', title: 'marketing:title', kind: 'app', noindex: true },
  { pattern: '/micro-list', title: 'micro:listTitle', kind: 'content', paged: true },
  { pattern: '/micro-page', title: 'micro:title', kind: 'content', byId: true, trackingLabel: 'micro-page' },
  { pattern: '/micro-page/servics', title: 'micro:services', kind: 'content' },
  { pattern: '/mixed-list', title: 'micro:mixedList', kind: 'content' },
  { pattern: '/promote', title: 'micro:promote', kind: 'content' },
  { pattern: '/cainiao-openweek', title: 'micro:openWeek', kind: 'content' },
  { pattern: '/preview', title: 'preview:title', kind: 'app', noindex: true },
  {
    pattern: '/login-preview',
    title: 'preview:loginTitle',
    kind: 'app',
    noindex: true,
    trackingLabel: 'login-preview',
  },
  { pattern: '/national-image', title: 'nation:title', kind: 'content', paged: true },
  { pattern: '/national-image/detail', title: 'nation:shell', kind: 'content', byId: true },
  { pattern: '/news', title: 'news:title', kind: 'content', paged: true, transit: true },
  { pattern: '/news/detail', title: 'news:title', kind: 'content', byId: true },
  { pattern: '/news/servics', title: 'news:services', kind: 'content' },
  { pattern: '/guide', title: 'guide:title', kind: 'app', noindex: true, added: true },
  { pattern: '/notebook', title: 'notebook:title', kind: 'app', noindex: true, added: true },
  { pattern: '/offline', title: 'offline:title', kind: 'app', added: true },
  { pattern: '/search', title: 'search:title', kind: 'app' },
  { pattern: '/search/component/exhibitor-card', title: 'search:card.exhibitor-card', kind: 'app', noindex: true },
  {
    pattern: '/search/component/exhibitor-group-card',
    title: 'search:card.exhibitor-group-card',
    kind: 'app',
    noindex: true,
  },
  { pattern: '/search/component/exhibits-card', title: 'search:card.exhibits-card', kind: 'app', noindex: true },
  {
    pattern: '/search/component/meeting-live-card',
    title: 'search:card.meeting-live-card',
    kind: 'app',
    noindex: true,
  },
  { pattern: '/search/component/micro-page-card', title: 'search:card.micro-page-card', kind: 'app', noindex: true },
  { pattern: '/search/component/news-card', title: 'search:card.news-card', kind: 'app', noindex: true },
  { pattern: '/search/component/waterfall', title: 'search:card.waterfall', kind: 'app', noindex: true },
  { pattern: '/sign-group/group-category-list', title: 'registrationGroup:title.categories', kind: 'app' },
  { pattern: '/sign-group/group-manage', title: 'registrationGroup:title.manage', kind: 'app', noindex: true },
  { pattern: '/sign-group/invalid', title: 'registrationGroup:title.invalid', kind: 'app', noindex: true },
  { pattern: '/sign-group/leader-apply-form', title: 'registrationGroup:title.leader', kind: 'app', noindex: true },
  { pattern: '/sign-group/leader-category-list', title: 'registrationGroup:title.groups', kind: 'app', noindex: true },
  { pattern: '/sign-group/member-apply-form', title: 'registrationGroup:title.member', kind: 'app', noindex: true },
  { pattern: '/chat', title: 'chat:title', kind: 'app', added: true, noindex: true, keepsOwner: true },
  { pattern: '/personal-center', title: 'personal:title.overview', kind: 'app', noindex: true, transit: true },
  { pattern: '/personal-center/404', title: 'personal:title.unknown', kind: 'app', noindex: true, added: true },
  { pattern: '/personal-center/about', title: 'personal:title.about', kind: 'app', noindex: true },
  { pattern: '/personal-center/account-setting', title: 'personal:title.account', kind: 'app', noindex: true },
  { pattern: '/personal-center/activity', title: 'personal:title.activity', kind: 'app', noindex: true },
  { pattern: '/personal-center/calendar', title: 'personal:title.calendar', kind: 'app', noindex: true },
  { pattern: '/personal-center/card', title: 'personal:title.card', kind: 'app', noindex: true },
  { pattern: '/personal-center/exhibition-group', title: 'personal:title.group', kind: 'app', noindex: true },
  { pattern: '/personal-center/exhibitors', title: 'personal:title.exhibitors', kind: 'app', noindex: true },
  { pattern: '/personal-center/exhibits', title: 'personal:title.exhibits', kind: 'app', noindex: true },
  { pattern: '/personal-center/inquiry', title: 'personal:title.inquiry', kind: 'app', noindex: true },
  { pattern: '/personal-center/materials', title: 'personal:title.materials', kind: 'app', noindex: true },
  { pattern: '/personal-center/member', title: 'personal:title.member', kind: 'app', noindex: true },
  { pattern: '/personal-center/news', title: 'personal:title.news', kind: 'app', noindex: true },
  { pattern: '/personal-center/notices', title: 'personal:title.notices', kind: 'app', noindex: true, added: true },
  { pattern: '/personal-center/order', title: 'personal:title.order', kind: 'app', noindex: true },
  { pattern: '/personal-center/projects', title: 'personal:title.projects', kind: 'app', noindex: true },
  { pattern: '/personal-center/rights-page', title: 'personal:title.rights', kind: 'app', noindex: true },
  { pattern: '/personal-center/sample-list', title: 'personal:title.samples', kind: 'app', noindex: true },
  { pattern: '/personal-center/schedule', title: 'personal:title.schedule', kind: 'app', noindex: true },
  { pattern: '/personal-center/setting', title: 'personal:title.setting', kind: 'app', noindex: true },
  { pattern: '/personal-center/ticket', title: 'personal:title.ticket', kind: 'app', noindex: true },
  { pattern: '/coupon', title: 'ticket:shell.coupon.title', kind: 'app', noindex: true },
  { pattern: '/pay', title: 'ticket:shell.pay.title', kind: 'app', noindex: true },
  { pattern: '/ticket', title: 'ticket:title', kind: 'content' },
  { pattern: '/ticket/details', title: 'ticket:shellTitle', kind: 'content', byId: true },
  { pattern: '/ticket/order-detail', title: 'ticket:shell.order.title', kind: 'app', noindex: true },
  { pattern: '/ticket/pay-detail', title: 'ticket:shell.checkout.title', kind: 'app', noindex: true },
  { pattern: '/ticket/pay-status', title: 'ticket:shell.status.title', kind: 'app', noindex: true },
  { pattern: '/ticket/ticket-detail', title: 'ticket:shell.ticket.title', kind: 'app', noindex: true },
  { pattern: '/vip-rights', title: 'ticket:levels.title', kind: 'content' },
  { pattern: '/ucan/agendadetail', title: 'ucan:agendaTitle', kind: 'content', byId: true },
  { pattern: '/ucan/coursedetail', title: 'ucan:courseTitle', kind: 'content', byId: true },
  { pattern: '/ucan/guestdetail', title: 'ucan:guestTitle', kind: 'content', byId: true },
]

/**
 * The route of a path (`/exhibits/detail/1001/`, `/news/page/2`; with or without the trailing slash, without language
 * and exhibition); undefined if there is none.
 */
export function routeOf(path: string): Route | undefined {
  const inner = `/${path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')}`
  const exact = ROUTES.find((route) => route.pattern === inner)
  if (exact) return exact
  const first = inner.replace(/\/page\/[1-9]\d*$/, '')
  const parent = first.slice(0, first.lastIndexOf('/'))
  return ROUTES.find((route) => {
    // Only lists have further pages: their own, or those of each item.
    if (first !== inner && !route.paged) return false
    return (first !== inner && route.pattern === first) || (route.byId && route.pattern === parent)
  })
}
