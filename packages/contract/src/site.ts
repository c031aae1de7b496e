import * as z from 'zod/mini'
import { SITE_STATUS_PATH } from './call-paths.ts'
import { data, Flag, get, list, Media, none, post } from './endpoint.ts'
import { id, link } from './kinds.ts'

/**
 * The flags that a tenant sets ('1' on), and the element that each hides or shows (Spec 3):
 * - HIDE_SEARCH_BOX: the search field in the header
 * - HIDE_LOGIN_PROTOCOL: the agreements to tick in the login dialog
 * - HIDE_INFORMATION_DATE: dates on news cards, news details, and news in search results
 * - DISPLAY_VISITOR_REGISTRATION: shows the pre-registration button in header and home, and its link in the footer
 * - HIDE_INTERPHOTO_AIR: the photo-wall link ("Interphoto air") in the footer
 * - HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY: "receive ticket" and "apply as an enterprise"
 *
 * Other parameters that the site reads, with the default in brackets:
 * - MOBILE_SITE: '1' redirects mobile devices to /pages/index/index, '0' there is no mobile site ['1']
 * - TRACKING_CONSENT: '1' requests consent before page views are tracked ['0']
 * - REVIEW_TOOL: '1' demo.html opens the data that an editor has left in local storage (Spec 2) ['0']
 * - SESSION_FEEDBACK: '1' the platform accepts questions and ratings of sessions (session-feedback.ts) ['0']
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
  /** Sent in the header tenantId of every further call. */
  tenantId: id,
  /** Sent in the header brandId of every further call. */
  brandId: z.string(),
  /** Sent in the header groupId of every further call. */
  groupOperatorId: z.string(),
  /** The organiser's name in the requested language, e.g. 海汇博览会. */
  siteName: z.string(),
  /** The organiser's logo beside the name in header and footer; null: a neutral sign is shown. */
  logo: z.nullish(Media),
  /** Legal line of the footer, in the requested language; null if there is none. */
  copyright: z.nullish(z.string()),
  /** The tenant's parameters; unknown ones are ignored. */
  configList: z.array(
    z.object({
      /**
       * Name of the parameter:
       * - HIDE_SEARCH_BOX: no search field in the header
       * - HIDE_LOGIN_PROTOCOL: no agreements to tick in the login dialog
       * - HIDE_INFORMATION_DATE: no dates on news cards, news details and news in search results
       * - DISPLAY_VISITOR_REGISTRATION: the pre-registration button in header and home, and its link in the footer
       * - HIDE_INTERPHOTO_AIR: no photo-wall link ("Interphoto air") in the footer
       * - HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY: no "receive ticket" and no "apply as an enterprise"
       * - MOBILE_SITE: mobile devices are redirected to /pages/index/index; absent counts as '1'
       * - TRACKING_CONSENT: visitors are prompted for consent before page views are tracked
       * - REVIEW_TOOL: demo.html opens the data that an editor of this tenant has left in local storage
       * - SESSION_FEEDBACK: lives, meetings and activities accept questions and ratings (added)
       */
      paramKey: z.string(),
      /** '1' (on) or '0' (off, which is also the default unless stated otherwise). */
      paramValue: z.string(),
    }),
  ),
})
export type Site = z.infer<typeof Site>

/**
 * A terminal of the tenant (PC, app, mini program) with its QR code (Spec 7, "siteTermianl", the platform's spelling).
 */
export const Terminal = z.object({
  /** Kind of terminal, e.g. WECHAT_MINI; the site joins listByTenant and qrCodes by it. */
  terminalType: z.string(),
  /** Caption of its code, in the requested language, e.g. "WeChat". */
  terminalName: z.string(),
  /** The text encoded in the QR code, usually an address; null: it has no code. */
  qrCode: z.nullish(z.string()),
  /** Link target; null: the code can only be scanned. */
  url: z.nullish(link),
})
export type Terminal = z.infer<typeof Terminal>

/** A language of the site (Spec 3). */
export const SiteLanguage = z.object({
  /** BCP 47 tag; the site has zh-CN, en-US, ja-JP and ko-KR and ignores all others. */
  value: z.string(),
  /** '1': the language of addresses without a language prefix. */
  isDefault: z.nullish(Flag),
})

export const site = {
  /**
   * Resolves the tenant from the page's domain: the first of all calls, without tenant headers. Open to everyone;
   * refused if the domain belongs to no tenant. A read-only POST.
   */
  tenantSite: post(
    '/api/v2/tenant/site',
    z.object({
      /** Host name without port: in a build that of --domain, in the browser the page's own. */
      domainName: z.string(),
      /** 'PUBLIC': the page is accessed over the internet. The site always sends this. */
      networkType: z.string(),
      /** 'PC': this site. The site always sends this. */
      terminalType: z.string(),
    }),
    data(Site),
    { safe: true },
  ),
  /** The languages of the site, in the order of its picker; exactly one is the default. Open to everyone. */
  languages: get('/api/v2/languages/query', none, { ...list(SiteLanguage), needsRecord: true }),
  /** The tenant's terminals, in the footer's order. Open to everyone; if there are none, the footer has no codes. */
  terminals: get('/api/v2/app/siteTermianl/listByTenant', none, list(Terminal)),
  /** The terminals that have a QR code (Spec 7; prefix assumed). Open to everyone; empty if there are none. */
  qrCodes: get('/api/v2/app/siteTermianl/qrCodes', none, list(Terminal)),
  /**
   * Whether the footer shows the QR codes. Open to everyone. The cheapest call, also used to read the platform's time.
   */
  qrCodeStatus: get(
    SITE_STATUS_PATH,
    none,
    data(
      z.object({
        /** False: the footer shows no codes, regardless of the terminals. */
        enabled: z.boolean(),
      }),
    ),
  ),
}

/**
 * Types that can be shared as a poster: the EXHIBITION itself, an EXHIBITOR, EXHIBITOR_GROUP or EXHIBIT, a LIVE
 * broadcast, a MEETING, an on-site ACTIVITY, a news item (INFORMATION), a PROJECT, or a TICKET.
 */
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
  /**
   * The visitor's probable location, by the address of the request. It presets the login's dialling code. Open to
   * everyone; codes are null if unknown.
   */
  ip: get(
    '/api/v2/auth/sys/ip',
    none,
    data(
      z.object({
        /** The visitor's IP address; the site does not read it. */
        ip: z.string(),
        /** ISO 3166-1 alpha-2, a value of the geography tree, e.g. JP; null: unknown. */
        countryCode: z.nullish(z.string()),
        /** Province as in the geography tree, e.g. CN-ZJ; null: unknown. The site does not read it. */
        regionCode: z.nullish(z.string()),
      }),
    ),
  ),
  /**
   * A picture to share, with a QR code of the page's address, in the requested language. Open to everyone; the same
   * request returns the same picture. Refused for an unknown id.
   */
  posterShare: post(
    '/api/v2/app/poster/share',
    z.object({
      /** Type of the shared item. */
      posterType: PosterType,
      /** Its id, depending on `posterType`: exhibitionId, exhibitorId, exhibitsId, _id, meetingId, informationId … */
      id: z.string(),
      /** The page's own path with language prefix and query, at most 500 characters; not an absolute address. */
      path: z.string(),
    }),
    data(
      z.object({
        /** The picture, to save or send. */
        poster: Media,
        /** Absolute address of the page, as encoded in the QR code. */
        shareUrl: link,
      }),
    ),
    { safe: true },
  ),
}
