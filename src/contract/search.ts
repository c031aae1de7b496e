import * as z from 'zod/mini'
import { ActivityQuery, ActivitySummary } from './activity.ts'
import { ExhibitorQuery, ExhibitorSummary, ExhibitSummary, Tag } from './catalogue.ts'
import { CategoryNode } from './category.ts'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
import { sentDay } from './kinds.ts'
import { LiveSummary } from './live.ts'
import { MeetingSummary } from './meeting.ts'
import { ProjectQuery, ProjectSummary } from './project.ts'

/**
 * Spec 3, "Goods types": LIVE a broadcast, MEETING a meeting, CHAT a conversation, ALL any of them, EXHIBITOR,
 * EXHIBITOR_GROUP, EXHIBIT, and INFORMATION a news item.
 */
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

/** Filters of the exhibit lists: values of one field are alternatives, those of different fields must all hold. */
export const ExhibitQuery = z.object({
  ...Paging,
  /** Words that are found in its names, its exhibitor's, its tags or its booth; near misses and synonyms count too. */
  keyword: z.optional(z.string()),
  /** Categories of either level: values of the category facet; one of the upper level stands for all below it. */
  category: z.optional(z.array(z.string())),
  /**
   * What their specifications are to be (added), with `category`: `x-travel_500..1200` with both ends in it,
   * `x-travel_500..` and `x-travel_..1200` open at one, `control_fanuc` a value in words, `x-travel` whoever states it.
   * Those of one specification are alternatives, those of different ones must all hold. What the chosen categories do not
   * have is passed over.
   */
  specification: z.optional(z.array(z.string())),
  /** Regions of the exhibitor: values of the region facet, countries (DE) and provinces (CN-ZJ). */
  region: z.optional(z.array(z.string())),
  /** Tags: values of the tag facet. */
  tag: z.optional(z.array(z.string())),
  /** Halls: values of the hall facet, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Only exhibits of this exhibitor. */
  exhibitorId: z.optional(z.string()),
  /** AZ by name in the requested language, NEW by latest change; absent or anything else: recommended first. */
  sort: z.optional(z.string()),
})
export type ExhibitQuery = z.infer<typeof ExhibitQuery>

/** An exhibitor with what it shows of one kind: exhibitor mode of the lists (`type=exhibitor`, Spec 2, 7). */
export const ExhibitorEntity = z.object({
  /** The exhibitor. */
  exhibitor: ExhibitorSummary,
  /** entityType EXHIBIT: its first exhibits that match, recommended first (4 in the sandbox). Empty for all others. */
  exhibits: z.array(ExhibitSummary),
  /** entityType LIVE: its lives that match, by start. Empty for all others. */
  lives: z.array(LiveSummary),
  /** entityType MEETING: its meetings that match, by start. Empty for all others. */
  meetings: z.array(MeetingSummary),
})
export type ExhibitorEntity = z.infer<typeof ExhibitorEntity>

export const search = {
  /**
   * Exhibits of the exhibition, where its dataSourceSearch is 'ES'. At 40 a page unless requested otherwise (Spec 9), with
   * facets of category, specification, region, tag and hall. Open to everybody; nothing found is an empty page.
   */
  exhibits: get('/api/v2/app/search/exhibits', ExhibitQuery, page(ExhibitSummary)),
  /**
   * The exhibitors' list in mode DEFAULT: recommended first (Spec 4). At 20 a page unless requested otherwise, with facets
   * of region, industry, tag, hall and available. Open to everybody; nobody found is an empty page.
   */
  exhibitor: get('/api/v2/app/search/exhibitor', ExhibitorQuery, page(ExhibitorSummary)),
  /**
   * Exhibits, where the exhibition's dataSourceSearch is 'DB': filters, order and answer as search/exhibits. Open to
   * everybody. A POST that reads.
   */
  list: post(
    '/api/v2/app/search/list',
    z.extend(ExhibitQuery, {
      /** EXHIBIT, which the site sends, or ALL; the sandbox refuses all others. */
      goodsType: GoodsType,
    }),
    page(ExhibitSummary),
    { safe: true },
  ),
  /**
   * Exhibitor mode of the lists (`type=exhibitor`): the exhibitors that have something of the requested kind, recommended
   * first. At 10 a page unless requested otherwise. Open to everybody; nobody found is an empty page. A POST that reads.
   */
  entityPage: post(
    '/api/v2/exhibitor/entityPage',
    z.object({
      ...Paging,
      /** The kind that the list is of: EXHIBIT, MEETING or LIVE. */
      entityType: z.enum(['EXHIBIT', 'MEETING', 'LIVE']),
      /** Words that must all occur in the thing's own name or its exhibitor's. */
      keyword: z.optional(z.string()),
    }),
    page(ExhibitorEntity),
    { safe: true },
  ),
  /** Industries in which somebody exhibits, in the exhibition's order. Open to everybody; no exhibitors: an empty list. */
  industries: get(
    '/api/v1/app/industry/used',
    z.object({}),
    list(
      z.object({
        /** Value of the industry facet of the exhibitor lists. */
        industryId: z.string(),
        /** The industry's name in the requested language. */
        industryName: z.string(),
        /** The hall that the exhibition gives to it, e.g. 8.1: shown beside its name on home. */
        hall: z.string(),
        /** How many exhibitors it has, at least 1. */
        exhibitorCount: z.number(),
      }),
    ),
  ),
}

/**
 * The kinds of the search page, in its order: EXHIBIT, EXHIBITOR, EXHIBITOR_GROUP, LIVE a broadcast, MEETING a meeting,
 * INFORMATION a news item, ACTIVITY an activity on site, PROJECT a project looking for partners, MICRO_PAGE a page of the
 * organiser's own making.
 */
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
  /** What it is: picks the page that the find links to. */
  kind: SearchKind,
  /** Its id by `kind`: exhibitsId, exhibitorId, exhibitorGroupId, _id, meetingId, informationId, activityId, projectId or microPageId. */
  id: z.string(),
  /** Its name in the requested language. */
  title: z.string(),
  /** One line: key figures, company, time and place. */
  line: z.string(),
  /** A small picture; null without. */
  picture: z.nullish(Media),
  /** What it was found by, where neither its title nor its line shows it. */
  matched: z.nullish(
    z.object({
      /** name: in another language; tag: a tag, category or place; booth: its stand; text: its summary. */
      field: z.enum(['name', 'tag', 'booth', 'text']),
      /** That name, tag, booth ("8.1 B12"), or the words around the match. */
      text: z.string(),
    }),
  ),
})
export type SearchHit = z.infer<typeof SearchHit>

/** What a search over all kinds finds. */
export const SearchOverview = z.object({
  /** How many finds of each kind, also where it is 0, in the order of the search page; the requested kind does not narrow them. */
  counts: z.array(
    z.object({
      /** The kind, each once. */
      kind: SearchKind,
      /** How many of it match the keyword. */
      count: z.number(),
    }),
  ),
  /** The best of all kinds together, or of the requested kind; `pageSize` at most. */
  hits: z.array(SearchHit),
  /** Completions of the keyword in the requested language, best first, at most 8; empty for a blank keyword. */
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

/** Filters of live and meeting lists: values of one field are alternatives, those of different fields must all hold. */
export const ScheduledQuery = z.object({
  ...Paging,
  /** Words that must all occur in title, topic, exhibitor or host; of meetings also in kind and speakers. */
  keyword: z.optional(z.string()),
  /** Days on which it begins, YYYY-MM-DD in the exhibition's zone: values of the date facet. */
  date: z.optional(z.array(sentDay)),
  /** Halls: values of the hall facet, e.g. 8.1. */
  hall: z.optional(z.array(z.string())),
  /** Topics: values of the topic facet, or as the reader calls them. */
  topic: z.optional(z.array(z.string())),
  /** States: values of the state facet, 'upcoming', 'live', 'ended', 'replay' or 'offline'. */
  state: z.optional(z.array(z.string())),
  /** Only those of this exhibitor. */
  exhibitorId: z.optional(z.string()),
})
export type ScheduledQuery = z.infer<typeof ScheduledQuery>

/** A node of the industry tree. */
export interface IndustryNode {
  industryId: string
  industryName: string
  children: IndustryNode[]
}
/** A node of the industry tree. */
export const IndustryNode: z.ZodMiniType<IndustryNode, IndustryNode> = z.object({
  /** ISIC Revision 4 in the sandbox: a section is one letter (C), a division the letter and two digits (C28). */
  industryId: z.string(),
  /** The industry's name in the requested language. */
  industryName: z.string(),
  /** The industries below it; empty at the lowest level. */
  get children() {
    return z.array(IndustryNode)
  },
})

export const searchRest = {
  /**
   * Over all kinds at once: counts, the best finds, and suggestions while typing. At 12 finds unless requested otherwise.
   * Open to everybody; nothing found has counts of 0 and no hits.
   */
  overview: get(
    '/ali/api/v1/app/search',
    z.object({
      /** What was typed, at most 100 characters; '' finds everything and completes nothing. */
      keyword: z.string(),
      /** Only hits of this kind; absent: the best of all kinds. */
      kind: z.optional(SearchKind),
      ...Paging,
    }),
    data(SearchOverview),
  ),
  /**
   * Lives of the exhibition: running ones first, then those to come, then those that are over. At 20 a page unless
   * asked otherwise, with facets of date, hall, topic and state. Open to everybody; nothing found is an empty page.
   */
  live: get('/api/v2/app/search/live', ScheduledQuery, page(LiveSummary)),
  /** Meetings of the exhibition in the same order, with the same facets. Open to everybody; nothing found is an empty page. */
  meeting: get('/api/v2/app/search/meeting', ScheduledQuery, page(MeetingSummary)),
  /** Activities on site by the same filters as their list. Open to everybody; nothing found is an empty page. */
  offlineActivity: get('/api/v2/app/search/offlineActivity', ActivityQuery, page(ActivitySummary)),
  /**
   * Published projects of the exhibition of the headers, newest first. At 10 a page unless requested otherwise, with facets
   * of region and industry. Open to everybody; nothing found is an empty page.
   */
  project: get('/api/v2/app/search/project', ProjectQuery, page(ProjectSummary)),
  /**
   * The public classification of industries, whether or not anybody exhibits in them. Its ids are its own (in the sandbox
   * ISIC's): facets, interests and forms go by those of app/industry. Under ids of app/industry, forms offer its levels.
   * Open to everybody.
   */
  industryTree: get('/api/v2/exhibitors/industry/tree', none, list(IndustryNode)),
  /** The top industries of the exhibition, in its order, those without exhibitors too. Open to everybody. */
  allIndustries: get(
    '/api/v1/app/industry',
    none,
    list(
      z.object({
        /** Value of the industry facet; what PUT app/users takes as an interest. */
        industryId: z.string(),
        /** The industry's name in the requested language. */
        industryName: z.string(),
      }),
    ),
  ),
  /** The product categories that an inquiry may name, as a tree. Open to everybody; none: an empty list. */
  productionCategories: get('/api/v2/production/category', none, list(CategoryNode)),
  /** Tags by type, to pick interests from. Open to everybody; types without tags are left out. */
  tagTypes: get(
    '/api/v2/tag/getTagTypeAndTagNames',
    none,
    list(
      z.object({
        /** Unique in the list. */
        tagTypeId: z.string(),
        /** The type's name in the requested language: the heading over its tags. */
        tagTypeName: z.string(),
        /** Its tags, at least one; exhibitions/interested/tag takes their ids. */
        tags: z.array(Tag),
      }),
    ),
  ),
}
