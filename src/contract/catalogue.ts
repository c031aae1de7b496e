import * as z from 'zod/mini'
import { CategoryNode } from './category.ts'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { download, html, id, languageTag, link, time, zone } from './kinds.ts'
import { Reasoned } from './recommend-reason.ts'
import { ResponseStats } from './response-stats.ts'

/** A tag of an exhibitor or exhibit, e.g. "CE", "OEM / ODM"; `tagId` is a value of the filter `tag`. */
export const Tag = z.object({ tagId: z.string(), tagName: z.string() })
export type Tag = z.infer<typeof Tag>

/** Where a stand is: hall '8.1', a value of the filter `hall`, and stand 'B12' in it. */
export const Booth = z.object({ hall: z.string(), stand: z.string() })
export type Booth = z.infer<typeof Booth>

/** What a card or a row shows of an exhibitor. Names in the requested language; `localName` as the company writes itself. */
export const ExhibitorSummary = z.object({
  /** Stands in the address of its page, /exhibitor/detail/{exhibitorId}/. */
  exhibitorId: id,
  exhibitorName: z.string(),
  localName: z.string(),
  /** BCP 47 tag of `localName`. */
  localLanguage: languageTag,
  /** Its mark; `url` '' where there is none. */
  logo: Media,
  booth: Booth,
  /** Value of the region facet: ISO 3166-1 alpha-2, or alpha-2 and province such as CN-ZJ. */
  regionCode: z.string(),
  /** e.g. "Ningbo, China". */
  regionName: z.string(),
  /** A value of the filter `industry`. */
  industryId: z.string(),
  industryName: z.string(),
  /** Its tags in the order in which they are shown; empty without. */
  tags: z.array(Tag),
  /** Pictures of its first exhibits, three at most. */
  pictures: z.array(Media),
  exhibitsCount: z.number(),
  /** One of its lives runs now. */
  isLive: z.boolean(),
  /** Its staff answer chats now. */
  isOnline: z.boolean(),
  /** Whether times with it can be booked (negotiation/reservation); false: the site offers an exchange of cards. */
  takesAppointments: z.boolean(),
  /** Under which letter it is in the requested language: one of A–Z, or '#' for all others, which comes last. */
  initial: z.string(),
  updateTime: time,
})
export type ExhibitorSummary = z.infer<typeof ExhibitorSummary>

/** The whole of an exhibitor, as its own page shows it. */
export const Exhibitor = z.extend(ExhibitorSummary, {
  enterpriseId: id,
  otherNames: z.optional(z.array(z.string())),
  exhibitorGroupId: z.nullish(id),
  exhibitorGroupName: z.nullish(z.string()),
  /** One paragraph of plain text in the requested language; '' without. */
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  cover: Media,
  /** Year in which it was founded, e.g. 1987; 0: not known, and not shown. */
  foundedYear: z.number(),
  /** How many times in a row it has exhibited, this one included: 1 is its first time; 0: not known. */
  editions: z.number(),
  /** How many work there, a class in the requested language, e.g. "200–500"; '' not known. */
  employees: z.string(),
  /** Its own site, a whole address; null without. */
  website: z.nullish(link),
  /** What it is certified by, e.g. ISO 9001; empty without. */
  certificates: z.array(z.string()),
  /** Where it sells, in the requested language, e.g. "Western Europe"; empty: not said. */
  markets: z.array(z.string()),
  /** Who is at the stand and answers chats, the first one first; empty: nobody is named. */
  staff: z.array(z.object({ staffId: z.string(), staffName: z.string(), jobTitle: z.string(), portrait: Media })),
  /** IANA zone of the exhibitor, for the third clock. */
  timeZone: zone,
  /** How it answers inquiries; null or absent: not measured, and nothing is said of it. */
  responseStats: z.nullish(ResponseStats),
})
export type Exhibitor = z.infer<typeof Exhibitor>

/** A key figure: "Travel", "650", "mm". */
export const Figure = z.object({
  /** What is measured, in the requested language. */
  label: z.string(),
  /** The figure as it is written in the requested language. */
  value: z.string(),
  /** Its unit, set behind it; '' without. */
  unit: z.string(),
})
export type Figure = z.infer<typeof Figure>

/** What a card or a row shows of an exhibit. */
export const ExhibitSummary = z.object({
  /** Stands in the address of its page, /exhibits/detail/{exhibitsId}/. */
  exhibitsId: id,
  exhibitsName: z.string(),
  /** BCP 47 tag where the name is not in the requested language; null or absent: it is. */
  nameLanguage: z.nullish(languageTag),
  /** Its main picture; `url` '' where there is none. */
  picture: Media,
  /** One line of key figures in the requested language, e.g. "650 mm · 12 kW"; '' without. */
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

/** The whole of an exhibit, as its own page shows it. */
export const Exhibit = z.extend(ExhibitSummary, {
  pictures: z.array(Media),
  otherNames: z.optional(z.array(z.string())),
  /** Its tags in the order in which they are shown; empty without. */
  tags: z.array(Tag),
  categoryName: z.string(),
  /** The category above `categoryId`, also a value of the filter. */
  parentCategoryId: z.string(),
  /** What that category is called, in the requested language. */
  parentCategoryName: z.string(),
  /** One paragraph of plain text in the requested language; '' without. */
  summary: z.string(),
  /** Key figures, set large at the top of its page; empty without. */
  figures: z.array(Figure),
  /** The table of its data, part by part; empty without. */
  specifications: z.array(
    z.object({
      /** Heading of the part, in the requested language, e.g. "Dimensions". */
      groupName: z.string(),
      /** Its lines: what (`label`) and how much (`value`, with its unit), in the requested language. */
      rows: z.array(
        z.object({ /** What is told. */ label: z.string(), /** What it is, with its unit. */ value: z.string() }),
      ),
    }),
  ),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** Files to save, such as data sheets; empty without. */
  downloads: z.array(
    z.object({
      fileName: z.string(),
      /** Short name of its type to show, such as PDF. */
      format: z.string(),
      bytes: z.number(),
      /** Where it is downloaded, without a login. */
      url: download,
    }),
  ),
  /** How many visitors have saved it; shown at its heart. */
  favouriteCount: z.number(),
  /** Of its exhibitor what its page shows beside it: the fields mean what they mean of an exhibitor. */
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
    /** Year in which it was founded; 0: not known. */
    foundedYear: z.number(),
    /** How many times in a row it has exhibited, this one included. */
    editions: z.number(),
    /** How many of its staff answer chats now; 0: nobody. */
    staffOnline: z.number(),
    responseStats: z.nullish(ResponseStats),
  }),
})
export type Exhibit = z.infer<typeof Exhibit>

/** Exhibitor lists take these filters; values are those of the facets. Spec 4: AZ, DEFAULT or None decides the call. */
export const ExhibitorQuery = z.object({
  ...Paging,
  /** Words to find it by: its names in every language, stand, tags, industry, region. Words that nothing has are left out. */
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
  /** The category tree of the exhibition, without categories that hold nothing. Open to everybody; none: an empty list. */
  categoryTrees: get('/api/v2/app/category/trees', none, list(CategoryNode)),
  /** One exhibit as a whole. Open to everybody; an unknown or withdrawn one is refused. */
  exhibit: get('/api/v2/app/exhibits/{exhibitsId}', z.object({ exhibitsId: z.string() }), data(Exhibit)),
  /** One exhibitor's exhibits, recommended first, 20 a page unless requested otherwise. Open to everybody; none: an empty page. */
  exhibitsOfExhibitor: get(
    '/api/v2/app/exhibits/exhibitor/{exhibitorId}',
    z.extend(byExhibitor, Paging),
    page(ExhibitSummary),
  ),
  /**
   * Exhibits of several exhibitors at once: of each the requested page, 4 unless requested otherwise, one exhibitor after the other
   * in the requested order. Open to everybody; unknown exhibitors have none. A POST that reads.
   */
  exhibitsOfExhibitors: post(
    '/api/v2/app/exhibitor/list/exhibits',
    z.object({ exhibitorIds: z.array(z.string()), ...Paging }),
    list(ExhibitSummary),
    { safe: true },
  ),
  /** One exhibitor as a whole. Open to everybody; an unknown one is refused, here as in all calls that take its id. */
  exhibitor: get('/api/v2/app/exhibitor/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
  /** The list in mode AZ (Spec 4), by `initial` and name, with facets, 20 a page. Open to everybody. Prefix assumed. */
  exhibitorsAz: get('/api/v1/app/exhibitors/web/page', ExhibitorQuery, page(ExhibitorSummary)),
  /** What an exhibitor does at the fair, in figures (Spec 7; prefix assumed). Open to everybody. */
  exhibitorBusiness: get(
    '/api/v2/app/exhibitor/business/{exhibitorId}',
    byExhibitor,
    data(
      z.object({
        exhibitsCount: z.number(),
        /** Its lives: ended, running and to come. */
        liveCount: z.number(),
        /** Its meetings: ended, running and to come. */
        meetingCount: z.number(),
        /** Its projects. */
        projectCount: z.number(),
        /** How many of its staff answer chats now; a platform that does not know leaves it out. */
        staffOnline: z.nullish(z.number()),
      }),
    ),
  ),
  /** How many exhibitors come from each region, the largest first (Spec 7; prefix assumed). Open to everybody. */
  regionDistribution: get(
    '/api/v2/app/exhibitor/distribution/region',
    none,
    list(
      z.object({
        /** Country, or in China the province: exhibitors of CN-ZJ do not count for CN too. */
        regionCode: z.string(),
        regionName: z.string(),
        /** Exhibitors from there. */
        count: z.number(),
      }),
    ),
  ),
  /** Exhibitors for this visitor, each with the reason; 8 a page (Spec 9). Open to everybody: without interests no reasons. */
  exhibitorRecommend: get(
    '/api/v2/app/exhibitor/recommend/list',
    z.object({
      terminalType: z.string(),
      /** Beside whom they are shown: exhibitors of its industry, without itself. Absent: of all industries. */
      exhibitorId: z.optional(z.string()),
      ...Paging,
    }),
    page(z.extend(ExhibitorSummary, Reasoned)),
  ),
  /** The neighbours of an exhibitor in the list's default order, to leaf through. Open to everybody. */
  exhibitorPrevious: get(
    '/api/v1/exhibitor/previous/{id}',
    z.object({
      /** `exhibitorId` of the exhibitor between them. */
      id: z.string(),
    }),
    data(
      z.object({
        /** The one before it; null: it is the first. */
        previous: z.nullish(ExhibitorSummary),
        /** The one after it; null: it is the last. */
        next: z.nullish(ExhibitorSummary),
      }),
    ),
  ),
}

export const catalogueRest = {
  /** One level of the category tree; the nodes' `children` are left empty. Open to everybody; an unknown node is refused. */
  categoryNodes: get(
    '/api/v2/app/category/treeNode',
    z.object({
      /** The nodes below this one; absent or '': the top ones. */
      categoryId: z.optional(z.string()),
    }),
    list(CategoryNode),
  ),
  /** One exhibitor by the older call, for tenants whose platform lacks exhibitor/detail. The same entity. */
  exhibitorV1: get('/api/v1/app/exhibitors/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
}
