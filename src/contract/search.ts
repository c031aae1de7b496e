import * as z from 'zod/mini'
import { ActivityQuery, ActivitySummary } from './activity.ts'
import { CategoryNode, ExhibitorQuery, ExhibitorSummary, ExhibitSummary, Tag } from './catalogue.ts'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { ProjectQuery, ProjectSummary } from './project.ts'

/** Spec 3, "Goods types". */
export const GoodsType = z.enum([
  'LIVE',
  'MEETING',
  'CHAT',
  'ALL',
  'EXHIBITOR',
  'EXHIBITOR_GROUP',
  'EXHIBIT',
  'INFORMATION',
])
export type GoodsType = z.infer<typeof GoodsType>

export const ExhibitQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  category: z.optional(z.array(z.string())),
  region: z.optional(z.array(z.string())),
  tag: z.optional(z.array(z.string())),
  hall: z.optional(z.array(z.string())),
  exhibitorId: z.optional(z.string()),
  sort: z.optional(z.string()),
})
export type ExhibitQuery = z.infer<typeof ExhibitQuery>

/** An exhibitor with what it shows of one kind: exhibitor mode of the lists (`type=exhibitor`, Spec 2, 7). */
export const ExhibitorEntity = z.object({
  exhibitor: ExhibitorSummary,
  exhibits: z.array(ExhibitSummary),
  lives: z.array(LiveSummary),
  meetings: z.array(MeetingSummary),
})
export type ExhibitorEntity = z.infer<typeof ExhibitorEntity>

export const search = {
  exhibits: get('/api/v2/app/search/exhibits', ExhibitQuery, page(ExhibitSummary)),
  /** The exhibitors' list in mode DEFAULT: recommended first (Spec 4). */
  exhibitor: get('/api/v2/app/search/exhibitor', ExhibitorQuery, page(ExhibitorSummary)),
  /** Exhibits, where the exhibition's dataSourceSearch is 'DB'. */
  list: post('/api/v2/app/search/list', z.extend(ExhibitQuery, { goodsType: GoodsType }), page(ExhibitSummary), {
    safe: true,
  }),
  entityPage: post(
    '/api/v2/exhibitor/entityPage',
    z.object({ ...Paging, entityType: z.enum(['EXHIBIT', 'MEETING', 'LIVE']), keyword: z.optional(z.string()) }),
    page(ExhibitorEntity),
    { safe: true },
  ),
  industries: get(
    '/api/v1/app/industry/used',
    z.object({}),
    list(z.object({ industryId: z.string(), industryName: z.string(), hall: z.string(), exhibitorCount: z.number() })),
  ),
}

/** The kinds of the search page, in its order. */
export const SearchKind = z.enum([
  'EXHIBIT',
  'EXHIBITOR',
  'EXHIBITOR_GROUP',
  'LIVE',
  'MEETING',
  'INFORMATION',
  'ACTIVITY',
  'PROJECT',
  'MICRO_PAGE',
])
export type SearchKind = z.infer<typeof SearchKind>

/** A find of any kind, as the mixed list shows it. The words to highlight are the reader's own, found by the site. */
export const SearchHit = z.object({
  kind: SearchKind,
  id: z.string(),
  title: z.string(),
  /** One line: key figures, company, time and place. */
  line: z.string(),
  picture: z.nullish(Media),
  /** What it was found by, where neither its title nor its line shows it. */
  matched: z.nullish(z.object({ field: z.enum(['name', 'tag', 'booth', 'text']), text: z.string() })),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchOverview = z.object({
  /** How many finds of each kind, also where it is 0. */
  counts: z.array(z.object({ kind: SearchKind, count: z.number() })),
  /** The best of all kinds together, or of the asked kind; `pageSize` at most. */
  hits: z.array(SearchHit),
  /** Completions of the keyword, best first, at most 8. */
  suggestions: z.array(z.string()),
  /** How the keyword was understood, where that is not as it was typed. */
  reading: z.nullish(
    z.object({
      /** "Did you mean": the keyword with its mistakes mended. */
      corrected: z.nullable(z.string()),
      /** Words that were left out, because with them nothing is found. */
      left: z.array(z.string()),
      /** Synonyms, spellings and names that were found in place of the typed words. */
      marks: z.array(z.string()),
    }),
  ),
})
export type SearchOverview = z.infer<typeof SearchOverview>

/** Filters of live and meeting lists; the values are those of the facets. `date` is YYYY-MM-DD in the exhibition's zone. */
export const ScheduledQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  date: z.optional(z.array(z.string())),
  hall: z.optional(z.array(z.string())),
  topic: z.optional(z.array(z.string())),
  state: z.optional(z.array(z.string())),
  exhibitorId: z.optional(z.string()),
})
export type ScheduledQuery = z.infer<typeof ScheduledQuery>

/** A node of the industry tree. */
export interface IndustryNode {
  industryId: string
  industryName: string
  children: IndustryNode[]
}
export const IndustryNode: z.ZodMiniType<IndustryNode, IndustryNode> = z.object({
  industryId: z.string(),
  industryName: z.string(),
  get children() {
    return z.array(IndustryNode)
  },
})

export const searchRest = {
  /** Over all kinds at once: counts, the best finds, and suggestions while typing. */
  overview: get(
    '/ali/api/v1/app/search',
    z.object({ keyword: z.string(), kind: z.optional(SearchKind), ...Paging }),
    data(SearchOverview),
  ),
  live: get('/api/v2/app/search/live', ScheduledQuery, page(LiveSummary)),
  meeting: get('/api/v2/app/search/meeting', ScheduledQuery, page(MeetingSummary)),
  offlineActivity: get('/api/v2/app/search/offlineActivity', ActivityQuery, page(ActivitySummary)),
  project: get('/api/v2/app/search/project', ProjectQuery, page(ProjectSummary)),
  /** The public classification of industries, whether or not anybody exhibits in them; for forms. */
  industryTree: get('/api/v2/exhibitors/industry/tree', none, list(IndustryNode)),
  /** The top industries of the exhibition, those without exhibitors too. */
  allIndustries: get(
    '/api/v1/app/industry',
    none,
    list(z.object({ industryId: z.string(), industryName: z.string() })),
  ),
  /** The product categories that an inquiry may name. */
  productionCategories: get('/api/v2/production/category', none, list(CategoryNode)),
  /** Tags by type, to pick interests from. */
  tagTypes: get(
    '/api/v2/tag/getTagTypeAndTagNames',
    none,
    list(z.object({ tagTypeId: z.string(), tagTypeName: z.string(), tags: z.array(Tag) })),
  ),
}
