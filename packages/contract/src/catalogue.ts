import * as z from 'zod/mini'
import { CategoryNode } from './category.ts'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { download, html, id, languageTag, link, time, zone } from './kinds.ts'
import { Reasoned } from './recommend-reason.ts'
import { ResponseStats } from './response-stats.ts'

/** A tag of an exhibitor or exhibit, e.g. "CE", "OEM / ODM"; `tagId` is a value of the filter `tag`. */
export const Tag = z.object({ tagId: z.string(), tagName: z.string() })
export type Tag = z.infer<typeof Tag>

/** Location of a booth: hall '8.1', a value of the filter `hall`, and stand 'B12' in it. */
export const Booth = z.object({ hall: z.string(), stand: z.string() })
export type Booth = z.infer<typeof Booth>

/** An exhibitor on a card or row. Names are in the requested language; `localName` is in the company's own. */
export const ExhibitorSummary = z.object({
  /** Part of its page's address, /exhibitor/detail/{exhibitorId}/. */
  exhibitorId: id,
  exhibitorName: z.string(),
  localName: z.string(),
  /** BCP 47 tag of `localName`. */
  localLanguage: languageTag,
  /** Its logo; `url` is '' if there is none. */
  logo: Media,
  booth: Booth,
  /** Value of the region facet: ISO 3166-1 alpha-2, or alpha-2 and province such as CN-ZJ. */
  regionCode: z.string(),
  /** e.g. "Ningbo, China". */
  regionName: z.string(),
  /** A value of the filter `industry`. */
  industryId: z.string(),
  industryName: z.string(),
  /** Its tags in display order; empty if there are none. */
  tags: z.array(Tag),
  /** Pictures of its first exhibits, at most three. */
  pictures: z.array(Media),
  exhibitsCount: z.number(),
  /** Whether one of its lives is running now. */
  isLive: z.boolean(),
  /** Whether its staff answer chats now. */
  isOnline: z.boolean(),
  /** Whether times with it can be booked (negotiation/reservation); false: the site offers an exchange of cards. */
  takesAppointments: z.boolean(),
  /** Index letter in the requested language: A–Z, or '#' for all others, which comes last. */
  initial: z.string(),
  updateTime: time,
})
export type ExhibitorSummary = z.infer<typeof ExhibitorSummary>

/** A complete exhibitor, as its page shows it. */
export const Exhibitor = z.extend(ExhibitorSummary, {
  enterpriseId: id,
  otherNames: z.optional(z.array(z.string())),
  exhibitorGroupId: z.nullish(id),
  exhibitorGroupName: z.nullish(z.string()),
  /** One paragraph of plain text in the requested language; '' if there is none. */
  summary: z.string(),
  /** Platform HTML: sanitised before it is shown. */
  introduction: html,
  cover: Media,
  /** Year of foundation, e.g. 1987; 0: unknown, and not shown. */
  foundedYear: z.number(),
  /** Number of consecutive editions it has exhibited at, including this one: 1 is its first; 0: unknown. */
  editions: z.number(),
  /** Size of its workforce, a range in the requested language, e.g. "200–500"; '' if unknown. */
  employees: z.string(),
  /** Its website, an absolute address; null if there is none. */
  website: z.nullish(link),
  /** Its certifications, e.g. ISO 9001; empty if there are none. */
  certificates: z.array(z.string()),
  /** Its markets, in the requested language, e.g. "Western Europe"; empty if not given. */
  markets: z.array(z.string()),
  /** Staff at the booth who answer chats, main contact first; empty if nobody is named. */
  staff: z.array(z.object({ staffId: z.string(), staffName: z.string(), jobTitle: z.string(), portrait: Media })),
  /** IANA zone of the exhibitor, for the third clock. */
  timeZone: zone,
  /** How it answers inquiries; null or absent: not measured, and not shown. */
  responseStats: z.nullish(ResponseStats),
})
export type Exhibitor = z.infer<typeof Exhibitor>

/** A key figure: "Travel", "650", "mm". */
export const Figure = z.object({
  /** The measured quantity, in the requested language. */
  label: z.string(),
  /** The figure as written in the requested language. */
  value: z.string(),
  /** Its unit, shown after it; '' if there is none. */
  unit: z.string(),
})
export type Figure = z.infer<typeof Figure>

/** An exhibit on a card or row. */
export const ExhibitSummary = z.object({
  /** Part of its page's address, /exhibits/detail/{exhibitsId}/. */
  exhibitsId: id,
  exhibitsName: z.string(),
  /** BCP 47 tag of the name if it is not in the requested language; null or absent: it is. */
  nameLanguage: z.nullish(languageTag),
  /** Its main picture; `url` is '' if there is none. */
  picture: Media,
  /** One line of key figures in the requested language, e.g. "650 mm · 12 kW"; '' if there is none. */
  keyFigures: z.string(),
  exhibitorId: id,
  exhibitorName: z.string(),
  booth: Booth,
  /** A value of the filter `category`, of the lower level of the tree. */
  categoryId: z.string(),
  regionCode: z.string(),
  updateTime: time,
})
export type ExhibitSummary = z.infer<typeof ExhibitSummary>

/** A complete exhibit, as its page shows it. */
export const Exhibit = z.extend(ExhibitSummary, {
  pictures: z.array(Media),
  otherNames: z.optional(z.array(z.string())),
  /** Its tags in display order; empty if there are none. */
  tags: z.array(Tag),
  categoryName: z.string(),
  /** The parent of `categoryId`, also a value of the filter. */
  parentCategoryId: z.string(),
  /** Name of that category, in the requested language. */
  parentCategoryName: z.string(),
  /** One paragraph of plain text in the requested language; '' if there is none. */
  summary: z.string(),
  /** Key figures, shown large at the top of its page; empty if there are none. */
  figures: z.array(Figure),
  /** The specification table, by section; empty if there is none. */
  specifications: z.array(
    z.object({
      /** Heading of the section, in the requested language, e.g. "Dimensions". */
      groupName: z.string(),
      /** Its rows: property (`label`) and `value`, with its unit, in the requested language. */
      rows: z.array(
        z.object({ /** The property. */ label: z.string(), /** Its value, with its unit. */ value: z.string() }),
      ),
    }),
  ),
  /** Platform HTML: sanitised before it is shown. */
  description: html,
  /** Files to download, such as data sheets; empty if there are none. */
  downloads: z.array(
    z.object({
      fileName: z.string(),
      /** Short name of its type for display, such as PDF. */
      format: z.string(),
      bytes: z.number(),
      /** Download address; no login required. */
      url: download,
    }),
  ),
  /** Number of visitors who have saved it; shown beside its heart button. */
  favouriteCount: z.number(),
  /** The exhibitor fields shown beside it, with the same meaning as in an exhibitor. */
  exhibitor: z.object({
    exhibitorId: id,
    exhibitorName: z.string(),
    localName: z.string(),
    localLanguage: languageTag,
    logo: Media,
    booth: Booth,
    regionName: z.string(),
    industryName: z.string(),
    exhibitsCount: z.number(),
    /** Year of foundation; 0: unknown. */
    foundedYear: z.number(),
    /** Number of consecutive editions it has exhibited at, including this one. */
    editions: z.number(),
    /** Number of its staff who answer chats now; 0: nobody. */
    staffOnline: z.number(),
    responseStats: z.nullish(ResponseStats),
  }),
})
export type Exhibit = z.infer<typeof Exhibit>

/** Filters of exhibitor lists; values are those of the facets. Spec 4: AZ, DEFAULT or None determines the call. */
export const ExhibitorQuery = z.object({
  ...Paging,
  /** Search words: names in every language, stand, tags, industry, region. Words that match nothing are ignored. */
  keyword: z.optional(z.string()),
  /** Any of these countries (DE) and provinces (CN-ZJ). */
  region: z.optional(z.array(z.string())),
  /** Any of these industries, by `industryId`. */
  industry: z.optional(z.array(z.string())),
  /** Any of these tags, by `tagId`. */
  tag: z.optional(z.array(z.string())),
  /** Any of these halls, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Any of: live (`isLive`), online (`isOnline`), appointment (`takesAppointments`). */
  available: z.optional(z.array(z.string())),
  /** Only the exhibitors of this group. */
  exhibitorGroupId: z.optional(z.string()),
})
export type ExhibitorQuery = z.infer<typeof ExhibitorQuery>

const byExhibitor = z.object({ exhibitorId: z.string() })

export const catalogue = {
  /** The category tree of the exhibition, without empty categories. Open to everyone; empty if there are none. */
  categoryTrees: get('/api/v2/app/category/trees', none, list(CategoryNode)),
  /** One complete exhibit. Open to everyone; refused if it is unknown or withdrawn. */
  exhibit: get('/api/v2/app/exhibits/{exhibitsId}', z.object({ exhibitsId: z.string() }), data(Exhibit)),
  /** An exhibitor's exhibits, recommended first, 20 a page by default. Open to everyone; empty if there are none. */
  exhibitsOfExhibitor: get(
    '/api/v2/app/exhibits/exhibitor/{exhibitorId}',
    z.extend(byExhibitor, Paging),
    page(ExhibitSummary),
  ),
  /**
   * Exhibits of several exhibitors at once: the requested page of each, 4 by default, grouped by exhibitor in the
   * requested order. Open to everyone; unknown exhibitors have none. A read-only POST.
   */
  exhibitsOfExhibitors: post(
    '/api/v2/app/exhibitor/list/exhibits',
    z.object({ exhibitorIds: z.array(z.string()), ...Paging }),
    list(ExhibitSummary),
    { safe: true },
  ),
  /** One complete exhibitor. Open to everyone; an unknown one is refused, here as in all calls that take its id. */
  exhibitor: get('/api/v2/app/exhibitor/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
  /** The list in mode AZ (Spec 4), by `initial` and name, with facets, 20 a page. Open to everyone. Prefix assumed. */
  exhibitorsAz: get('/api/v1/app/exhibitors/web/page', ExhibitorQuery, page(ExhibitorSummary)),
  /** An exhibitor's activity at the fair, in figures (Spec 7; prefix assumed). Open to everyone. */
  exhibitorBusiness: get(
    '/api/v2/app/exhibitor/business/{exhibitorId}',
    byExhibitor,
    data(
      z.object({
        exhibitsCount: z.number(),
        /** Its lives: ended, running and upcoming. */
        liveCount: z.number(),
        /** Its meetings: ended, running and upcoming. */
        meetingCount: z.number(),
        /** Its projects. */
        projectCount: z.number(),
        /** Number of its staff who answer chats now; null or absent if the platform does not know. */
        staffOnline: z.nullish(z.number()),
      }),
    ),
  ),
  /** Number of exhibitors per region, the largest first (Spec 7; prefix assumed). Open to everyone. */
  regionDistribution: get(
    '/api/v2/app/exhibitor/distribution/region',
    none,
    list(
      z.object({
        /** Country, or in China the province: exhibitors of CN-ZJ do not count for CN too. */
        regionCode: z.string(),
        regionName: z.string(),
        /** Number of exhibitors from there. */
        count: z.number(),
      }),
    ),
  ),
  /** Exhibitors recommended to this visitor, with reasons if interests are set; 8 a page (Spec 9). Open to everyone. */
  exhibitorRecommend: get(
    '/api/v2/app/exhibitor/recommend/list',
    z.object({
      terminalType: z.string(),
      /** The exhibitor they are shown beside: others of its industry. Absent: all industries. */
      exhibitorId: z.optional(z.string()),
      ...Paging,
    }),
    page(z.extend(ExhibitorSummary, Reasoned)),
  ),
  /** The neighbours of an exhibitor in the list's default order, to page through. Open to everyone. */
  exhibitorPrevious: get(
    '/api/v1/exhibitor/previous/{id}',
    z.object({
      /** `exhibitorId` of the exhibitor between them. */
      id: z.string(),
    }),
    data(
      z.object({
        /** The previous exhibitor; null: this is the first. */
        previous: z.nullish(ExhibitorSummary),
        /** The next exhibitor; null: this is the last. */
        next: z.nullish(ExhibitorSummary),
      }),
    ),
  ),
}

export const catalogueRest = {
  /** One level of the category tree; the nodes' `children` are empty. Open to everyone; an unknown node is refused. */
  categoryNodes: get(
    '/api/v2/app/category/treeNode',
    z.object({
      /** Parent of the requested nodes; absent or '': the top level. */
      categoryId: z.optional(z.string()),
    }),
    list(CategoryNode),
  ),
  /** One exhibitor by the older call, for tenants whose platform lacks exhibitor/detail. The same entity. */
  exhibitorV1: get('/api/v1/app/exhibitors/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
}
