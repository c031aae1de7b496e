import * as z from 'zod/mini'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { download, html, id, languageTag, link, time, zone } from './kinds.ts'
import { Reasoned } from './recommend-reason.ts'

/** A tag of an exhibitor or exhibit, e.g. "CE", "OEM / ODM". */
export const Tag = z.object({ tagId: z.string(), tagName: z.string() })
export type Tag = z.infer<typeof Tag>

/** Where a stand is: hall '8.1', stand 'B12'. */
export const Booth = z.object({ hall: z.string(), stand: z.string() })
export type Booth = z.infer<typeof Booth>

/** What a card or a row shows of an exhibitor. Names in the asked language; `localName` as the company writes itself. */
export const ExhibitorSummary = z.object({
  exhibitorId: id,
  exhibitorName: z.string(),
  localName: z.string(),
  /** BCP 47 tag of `localName`. */
  localLanguage: languageTag,
  logo: Media,
  booth: Booth,
  /** Value of the region facet: ISO 3166-1 alpha-2, or alpha-2 and province such as CN-ZJ. */
  regionCode: z.string(),
  /** e.g. "Ningbo, China". */
  regionName: z.string(),
  industryId: z.string(),
  industryName: z.string(),
  tags: z.array(Tag),
  /** The first three exhibits' pictures. */
  pictures: z.array(Media),
  exhibitsCount: z.number(),
  isLive: z.boolean(),
  /** Staff answer now. */
  isOnline: z.boolean(),
  takesAppointments: z.boolean(),
  /** Sort key of A–Z in the asked language: one letter A–Z or '#'. */
  initial: z.string(),
  updateTime: time,
})
export type ExhibitorSummary = z.infer<typeof ExhibitorSummary>

export const Exhibitor = z.extend(ExhibitorSummary, {
  enterpriseId: id,
  /** Its names in other languages than the asked one, by which a search finds it too. */
  otherNames: z.optional(z.array(z.string())),
  exhibitorGroupId: z.nullish(id),
  exhibitorGroupName: z.nullish(z.string()),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  cover: Media,
  foundedYear: z.number(),
  /** How many times in a row it has exhibited. */
  editions: z.number(),
  employees: z.string(),
  website: z.nullish(link),
  certificates: z.array(z.string()),
  markets: z.array(z.string()),
  staff: z.array(z.object({ staffId: z.string(), staffName: z.string(), jobTitle: z.string(), portrait: Media })),
  /** IANA zone of the exhibitor, for the third clock. */
  timeZone: zone,
})
export type Exhibitor = z.infer<typeof Exhibitor>

/** A key figure: "Travel", "650", "mm". */
export const Figure = z.object({ label: z.string(), value: z.string(), unit: z.string() })
export type Figure = z.infer<typeof Figure>

export const ExhibitSummary = z.object({
  exhibitsId: id,
  exhibitsName: z.string(),
  /** BCP 47 tag where the name is not in the asked language. */
  nameLanguage: z.nullish(languageTag),
  picture: Media,
  /** One line of key figures. */
  keyFigures: z.string(),
  exhibitorId: id,
  exhibitorName: z.string(),
  booth: Booth,
  categoryId: z.string(),
  regionCode: z.string(),
  updateTime: time,
})
export type ExhibitSummary = z.infer<typeof ExhibitSummary>

export const Exhibit = z.extend(ExhibitSummary, {
  pictures: z.array(Media),
  /** Its names in other languages than the asked one, by which a search finds it too. */
  otherNames: z.optional(z.array(z.string())),
  tags: z.array(Tag),
  categoryName: z.string(),
  parentCategoryId: z.string(),
  parentCategoryName: z.string(),
  summary: z.string(),
  figures: z.array(Figure),
  specifications: z.array(
    z.object({ groupName: z.string(), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: html,
  /** `bytes` of the file; `format` such as PDF. */
  downloads: z.array(z.object({ fileName: z.string(), format: z.string(), bytes: z.number(), url: download })),
  favouriteCount: z.number(),
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
    foundedYear: z.number(),
    editions: z.number(),
    staffOnline: z.number(),
  }),
})
export type Exhibit = z.infer<typeof Exhibit>

/** A node of the category tree (Spec 3). `categoryNameZh` and `categoryNameEn` are there in every language. */
export interface CategoryNode {
  categoryId: string
  categoryName: string
  categoryNameZh: string
  categoryNameEn: string
  tagTranslatedId: string
  superCategory?: string | null | undefined
  children: CategoryNode[]
  /** The same nodes under the name that older screens read. */
  categoryChildList?: CategoryNode[] | null | undefined
}
export const CategoryNode: z.ZodMiniType<CategoryNode, CategoryNode> = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  categoryNameZh: z.string(),
  categoryNameEn: z.string(),
  tagTranslatedId: z.string(),
  superCategory: z.nullish(z.string()),
  get children() {
    return z.array(CategoryNode)
  },
  get categoryChildList() {
    return z.nullish(z.array(CategoryNode))
  },
})

/** Exhibitor lists take these filters; values are those of the facets. Spec 4: AZ, DEFAULT or None decides the call. */
export const ExhibitorQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  region: z.optional(z.array(z.string())),
  industry: z.optional(z.array(z.string())),
  tag: z.optional(z.array(z.string())),
  hall: z.optional(z.array(z.string())),
  /** 'live', 'online', 'appointment'. */
  available: z.optional(z.array(z.string())),
  /** Only the exhibitors of this group. */
  exhibitorGroupId: z.optional(z.string()),
})
export type ExhibitorQuery = z.infer<typeof ExhibitorQuery>

const byExhibitor = z.object({ exhibitorId: z.string() })

export const catalogue = {
  /** Full category tree of the exhibition. */
  categoryTrees: get('/api/v2/app/category/trees', none, list(CategoryNode)),
  exhibit: get('/api/v2/app/exhibits/{exhibitsId}', z.object({ exhibitsId: z.string() }), data(Exhibit)),
  exhibitsOfExhibitor: get(
    '/api/v2/app/exhibits/exhibitor/{exhibitorId}',
    z.extend(byExhibitor, Paging),
    page(ExhibitSummary),
  ),
  /** Exhibits of several exhibitors at once, at most `pageSize` each. */
  exhibitsOfExhibitors: post(
    '/api/v2/app/exhibitor/list/exhibits',
    z.object({ exhibitorIds: z.array(z.string()), ...Paging }),
    list(ExhibitSummary),
    { safe: true },
  ),
  exhibitor: get('/api/v2/app/exhibitor/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
  /** The list in mode AZ (Spec 4). Prefix assumed. */
  exhibitorsAz: get('/api/v1/app/exhibitors/web/page', ExhibitorQuery, page(ExhibitorSummary)),
  /** What an exhibitor does at the fair: its lives, meetings and exhibits at a glance (Spec 7; prefix assumed). */
  exhibitorBusiness: get(
    '/api/v2/app/exhibitor/business/{exhibitorId}',
    byExhibitor,
    data(
      z.object({
        exhibitsCount: z.number(),
        liveCount: z.number(),
        meetingCount: z.number(),
        projectCount: z.number(),
      }),
    ),
  ),
  /** How many exhibitors come from each region (Spec 7; prefix assumed). */
  regionDistribution: get(
    '/api/v2/app/exhibitor/distribution/region',
    none,
    list(z.object({ regionCode: z.string(), regionName: z.string(), count: z.number() })),
  ),
  /**
   * Exhibitors recommended to this visitor, with the reason; related ones where `exhibitorId` is given (Spec 9: 8).
   * `terminalType` is 'PC'.
   */
  exhibitorRecommend: get(
    '/api/v2/app/exhibitor/recommend/list',
    z.object({ terminalType: z.string(), exhibitorId: z.optional(z.string()), ...Paging }),
    page(z.extend(ExhibitorSummary, Reasoned)),
  ),
  /** The neighbours of an exhibitor in the list's default order. */
  exhibitorPrevious: get(
    '/api/v1/exhibitor/previous/{id}',
    z.object({ id: z.string() }),
    data(z.object({ previous: z.nullish(ExhibitorSummary), next: z.nullish(ExhibitorSummary) })),
  ),
}

export const catalogueRest = {
  /** One level of the category tree: the nodes under `categoryId`, the top ones without it; their children are empty. */
  categoryNodes: get(
    '/api/v2/app/category/treeNode',
    z.object({ categoryId: z.optional(z.string()) }),
    list(CategoryNode),
  ),
  /** The exhibitor by the older call, for tenants whose platform lacks exhibitor/detail. The same entity. */
  exhibitorV1: get('/api/v1/app/exhibitors/detail/{exhibitorId}', byExhibitor, data(Exhibitor)),
}
