import * as z from 'zod/mini'
import { ActivityQuery, ActivitySummary } from './activity.ts'
import { ExhibitorQuery, ExhibitorSummary, ExhibitSummary, Tag } from './catalogue.ts'
import { CategoryNode } from './category.ts'
import { data, get, list, Media, none, Paging, page, post } from './endpoint.ts'
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

/** Filters of the exhibit lists: values of one field are alternatives, different fields must all match. */
export const ExhibitQuery = z.object({
  ...Paging,
  /** Words that match its names, its exhibitor's, its tags or its booth; near matches and synonyms count too. */
  keyword: z.optional(z.string()),
  /** Categories of either level: values of the category facet; one of the upper level includes all below it. */
  category: z.optional(z.array(z.string())),
  /**
   * Specifications to match (added), with `category`: `x-travel_500..1200` inclusive, `x-travel_500..` and
   * `x-travel_..1200` open at one end, `control_fanuc` a text value, `x-travel` any exhibit that states it. Values of
   * one specification are alternatives, different ones must all match. Specifications that the chosen categories do not
   * have are ignored.
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

/** An exhibitor with its matching items of one type: exhibitor mode of the lists (`type=exhibitor`, Spec 2, 7). */
export const ExhibitorEntity = z.object({
  /** The exhibitor. */
  exhibitor: ExhibitorSummary,
  /** entityType EXHIBIT: its first matching exhibits, recommended first (4 in the sandbox). Empty for all others. */
  exhibits: z.array(ExhibitSummary),
  /** entityType LIVE: its matching lives, by start. Empty for all others. */
  lives: z.array(LiveSummary),
  /** entityType MEETING: its matching meetings, by start. Empty for all others. */
  meetings: z.array(MeetingSummary),
})
export type ExhibitorEntity = z.infer<typeof ExhibitorEntity>

export const search = {
  /**
   * Exhibits of the exhibition, if its dataSourceSearch is 'ES'. 40 a page by default (Spec 9), with the facets
   * category, specification, region, tag and hall. Open to everyone; empty if none match.
   */
  exhibits: get('/api/v2/app/search/exhibits', ExhibitQuery, page(ExhibitSummary)),
  /**
   * The exhibitors' list in mode DEFAULT: recommended first (Spec 4). 20 a page by default, with the facets region,
   * industry, tag, hall and available. Open to everyone; empty if none match.
   */
  exhibitor: get('/api/v2/app/search/exhibitor', ExhibitorQuery, page(ExhibitorSummary)),
  /** Exhibits, if dataSourceSearch is 'DB'; otherwise like search/exhibits. Open to everyone. A read-only POST. */
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
   * Exhibitor mode of the lists (`type=exhibitor`): the exhibitors that have items of the requested type, recommended
   * first. 10 a page by default. Open to everyone; empty if none match. A read-only POST.
   */
  entityPage: post(
    '/api/v2/exhibitor/entityPage',
    z.object({
      ...Paging,
      /** Type of the list: EXHIBIT, MEETING or LIVE. */
      entityType: z.enum(['EXHIBIT', 'MEETING', 'LIVE']),
      /** Words that must all occur in the item's own name or its exhibitor's. */
      keyword: z.optional(z.string()),
    }),
    page(ExhibitorEntity),
    { safe: true },
  ),
  /** Industries that have exhibitors, in the exhibition's order. Open to everyone; empty if there are no exhibitors. */
  industries: get(
    '/api/v1/app/industry/used',
    z.object({}),
    list(
      z.object({
        /** Value of the industry facet of the exhibitor lists. */
        industryId: z.string(),
        /** The industry's name in the requested language. */
        industryName: z.string(),
        /** The hall that the exhibition assigns to it, e.g. 8.1: shown beside its name on home. */
        hall: z.string(),
        /** Number of its exhibitors, at least 1. */
        exhibitorCount: z.number(),
      }),
    ),
  ),
}

/**
 * The kinds of the search page, in its order: EXHIBIT, EXHIBITOR, EXHIBITOR_GROUP, LIVE a broadcast, MEETING a meeting,
 * INFORMATION a news item, ACTIVITY an on-site activity, PROJECT a project looking for partners, MICRO_PAGE a page
 * composed by the organiser.
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

/** A result of any kind, as shown in the mixed list. The site itself finds the reader's words to highlight. */
export const SearchHit = z.object({
  /** Kind of the result: selects the page that it links to. */
  kind: SearchKind,
  /**
   * Its id: exhibitsId, exhibitorId, exhibitorGroupId, _id, meetingId, informationId, activityId, projectId or
   * microPageId.
   */
  id: z.string(),
  /** Its name in the requested language. */
  title: z.string(),
  /** One line: key figures, company, time and place. */
  line: z.string(),
  /** A small picture; null if there is none. */
  picture: z.nullish(Media),
  /** The matching text, if neither title nor line shows it. */
  matched: z.nullish(
    z.object({
      /** name: in another language; tag: a tag, category or place; booth: its booth; text: its summary. */
      field: z.enum(['name', 'tag', 'booth', 'text']),
      /** That name, tag, booth ("8.1 B12"), or the text around the match. */
      text: z.string(),
    }),
  ),
})
export type SearchHit = z.infer<typeof SearchHit>

/** Results of a search over all kinds. */
export const SearchOverview = z.object({
  /** Number of results per kind, including 0, in the order of the search page; not narrowed by the requested kind. */
  counts: z.array(
    z.object({
      /** The kind, each once. */
      kind: SearchKind,
      /** Number of its results for the keyword. */
      count: z.number(),
    }),
  ),
  /** The best results of all kinds, or of the requested kind; at most `pageSize`. */
  hits: z.array(SearchHit),
  /** Completions of the keyword in the requested language, best first, at most 8; empty for a blank keyword. */
  suggestions: z.array(z.string()),
  /** How the keyword was interpreted, if not as typed. */
  reading: z.nullish(
    z.object({
      /** "Did you mean": the keyword with its mistakes corrected. */
      corrected: z.nullable(z.string()),
      /** Words that were ignored, because nothing matches with them. */
      left: z.array(z.string()),
      /** Synonyms, spellings and names that matched instead of the typed words. */
      marks: z.array(z.string()),
    }),
  ),
})
export type SearchOverview = z.infer<typeof SearchOverview>

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
  /** Child industries; empty at the lowest level. */
  get children() {
    return z.array(IndustryNode)
  },
})

export const searchRest = {
  /**
   * Search over all kinds: counts, the best results, and suggestions while typing. 12 results by default. Open to
   * everyone; if nothing matches, counts of 0 and no hits.
   */
  overview: get(
    '/ali/api/v1/app/search',
    z.object({
      /** The typed text, at most 100 characters; '' matches everything and has no suggestions. */
      keyword: z.string(),
      /** Only hits of this kind; absent: the best of all kinds. */
      kind: z.optional(SearchKind),
      ...Paging,
    }),
    data(SearchOverview),
  ),
  /** On-site activities, with the same filters as their list. Open to everyone; empty if none match. */
  offlineActivity: get('/api/v2/app/search/offlineActivity', ActivityQuery, page(ActivitySummary)),
  /**
   * Published projects of the exhibition of the headers, newest first. 10 a page by default, with the facets region and
   * industry. Open to everyone; empty if none match.
   */
  project: get('/api/v2/app/search/project', ProjectQuery, page(ProjectSummary)),
  /**
   * The public classification of industries, including those without exhibitors. It has its own ids (in the sandbox
   * ISIC's): facets, interests and forms use those of app/industry. Forms offer its levels below the ids of
   * app/industry. Open to everyone.
   */
  industryTree: get('/api/v2/exhibitors/industry/tree', none, list(IndustryNode)),
  /** The top industries of the exhibition, in its order, including those without exhibitors. Open to everyone. */
  allIndustries: get(
    '/api/v1/app/industry',
    none,
    list(
      z.object({
        /** Value of the industry facet; PUT app/users takes it as an interest. */
        industryId: z.string(),
        /** The industry's name in the requested language. */
        industryName: z.string(),
      }),
    ),
  ),
  /** The product categories available to inquiries, as a tree. Open to everyone; empty if there are none. */
  productionCategories: get('/api/v2/production/category', none, list(CategoryNode)),
  /** Tags by type, to choose interests from. Open to everyone; without types that have no tags. */
  tagTypes: get(
    '/api/v2/tag/getTagTypeAndTagNames',
    none,
    list(
      z.object({
        /** Unique in the list. */
        tagTypeId: z.string(),
        /** Name of the type, in the requested language: the heading above its tags. */
        tagTypeName: z.string(),
        /** Its tags, at least one; exhibitions/interested/tag takes their ids. */
        tags: z.array(Tag),
      }),
    ),
  ),
}
