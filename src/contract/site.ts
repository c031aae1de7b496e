import * as z from 'zod/mini'
import { data, Flag, get, list, Media, none, post } from './endpoint.ts'
import { id, link } from './kinds.ts'
import { SITE_STATUS_PATH } from './site-status-path.ts'

/**
 * The flags that a tenant sets ('1' on), and the element that each hides or shows (Spec 3):
 * - HIDE_SEARCH_BOX: the search field in the header
 * - HIDE_LOGIN_PROTOCOL: the agreements to tick in the login dialog
 * - HIDE_INFORMATION_DATE: dates on news cards, news details, and news among the finds of a search
 * - DISPLAY_VISITOR_REGISTRATION: shows the pre-registration button in header and home, and its link in the footer
 * - HIDE_INTERPHOTO_AIR: the photo-wall link ("Interphoto air") in the footer
 * - HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY: "receive ticket" and "apply as an enterprise"
 *
 * Other parameters that the site reads; one that is absent has the value in brackets:
 * - MOBILE_SITE: '1' redirects mobile devices to /pages/index/index, '0' there is no mobile site ['1']
 * - TRACKING_CONSENT: '1' asks before page views are tracked ['0']
 * - CHAT_TRANSPORT: 'JSON' or 'XMPP' ['JSON']
 */
export const CONFIG_FLAGS = [
  'HIDE_SEARCH_BOX',
  'HIDE_LOGIN_PROTOCOL',
  'HIDE_INFORMATION_DATE',
  'DISPLAY_VISITOR_REGISTRATION',
  'HIDE_INTERPHOTO_AIR',
  'HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY',
] as const
export type ConfigFlag = (typeof CONFIG_FLAGS)[number]

/** The tenant behind a domain (Spec 3, "Site info"). */
export const Site = z.object({
  tenantId: id,
  brandId: z.string(),
  groupOperatorId: z.string(),
  /** The organiser's name in the asked language, e.g. 海汇博览会. */
  siteName: z.string(),
  logo: z.nullish(Media),
  /** Legal line of the footer. */
  copyright: z.nullish(z.string()),
  configList: z.array(z.object({ paramKey: z.string(), paramValue: z.string() })),
})
export type Site = z.infer<typeof Site>

/** A terminal of the tenant (PC, app, mini program) with its QR code (Spec 7, "siteTermianl", spelling the platform's). */
export const Terminal = z.object({
  terminalType: z.string(),
  terminalName: z.string(),
  qrCode: z.nullish(z.string()),
  url: z.nullish(link),
})
export type Terminal = z.infer<typeof Terminal>

/** A language of the site; `value` is a tag such as zh-CN (Spec 3). */
export const SiteLanguage = z.object({ value: z.string(), isDefault: Flag })

export const site = {
  /** Resolves the tenant from the page's domain. `networkType` 'PUBLIC', `terminalType` 'PC'. */
  tenantSite: post(
    '/api/v2/tenant/site',
    z.object({ domainName: z.string(), networkType: z.string(), terminalType: z.string() }),
    data(Site),
    { safe: true },
  ),
  /** The languages of the site; exactly one is the default. */
  languages: get('/api/v2/languages/query', none, list(SiteLanguage)),
  terminals: get('/api/v2/app/siteTermianl/listByTenant', none, list(Terminal)),
  /** Spec 7; prefix assumed. `qrCode` is the text that the code carries. */
  qrCodes: get('/api/v2/app/siteTermianl/qrCodes', none, list(Terminal)),
  /** Whether the footer shows the QR codes. */
  qrCodeStatus: get(SITE_STATUS_PATH, none, data(z.object({ enabled: z.boolean() }))),
}

/** What can be shared as a poster. */
export const PosterType = z.enum([
  'EXHIBITION',
  'EXHIBITOR',
  'EXHIBITOR_GROUP',
  'EXHIBIT',
  'LIVE',
  'MEETING',
  'ACTIVITY',
  'INFORMATION',
  'PROJECT',
  'TICKET',
])
export type PosterType = z.infer<typeof PosterType>

export const siteRest = {
  /** Where the visitor seems to be, by address: presets the dialling code. Codes as in the geography tree; null unknown. */
  ip: get(
    '/api/v2/auth/sys/ip',
    none,
    data(z.object({ ip: z.string(), countryCode: z.nullish(z.string()), regionCode: z.nullish(z.string()) })),
  ),
  /** A picture to share, with a QR of the page's address in it. `path` is the page's path with its query. */
  posterShare: post(
    '/api/v2/app/poster/share',
    z.object({ posterType: PosterType, id: z.string(), path: z.string() }),
    data(z.object({ poster: Media, shareUrl: link })),
    { safe: true },
  ),
}
