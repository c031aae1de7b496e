import type { Facets } from '@fair/contract/endpoint.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import type { SearchDocument } from '@fair/search/document.ts'
import {
  activityDocument,
  exhibitDocument,
  exhibitorDocument,
  groupDocument,
  liveDocument,
  meetingDocument,
  microDocument,
  newsDocument,
  projectDocument,
} from '@fair/search/documents.ts'
import type { FacetChoice } from '@fair/search/facets.ts'
import {
  activityResult,
  exhibitorResult,
  exhibitResult,
  groupResult,
  type IndexedResult,
  liveResult,
  meetingResult,
  microResult,
  newsResult,
  projectResult,
  type SearchResult,
} from '@fair/search/result.ts'
import type { FairContent } from '../../../src/content/types.ts'
import type { Rows } from '../../../src/lib/rows.ts'

/** All search results of one kind, and the labels of its filters. */
export interface SearchableKind {
  kind: SearchKind
  labels: Facets
  results: IndexedResult[]
}

/**
 * Maximum number of results of a kind, the first of its list. Browsers fetch the core of the index, which grows with
 * them, before they can answer a search.
 */
export const MAX_PER_KIND = 20_000

const first = <T>(items: Pick<Rows<T, never>, 'slice'>): readonly T[] => items.slice(0, MAX_PER_KIND)

/** A filter by country also finds its provinces, as on the platform: CN-ZJ matches CN. */
const withCountry = (region: string): string[] => [...new Set([region.split('-')[0] ?? region, region])]

const indexed = (
  result: SearchResult,
  { names, tags, texts }: SearchDocument,
  values: FacetChoice = {},
): IndexedResult => ({
  ...result,
  names,
  tags,
  texts,
  values,
})

/** The kinds of an exhibition in the order of the search page; each is searchable as on the platform. */
export function searchableKinds(fair: FairContent): SearchableKind[] {
  const day = (time: string) => dayKey(new Date(time), fair.exhibition.timeZone)
  // A summary contains the label of its topic; the filter needs the value.
  const topicOf = (facets: Facets) => {
    const values = new Map((facets['topic'] ?? []).map(({ label, value }) => [label, value]))
    return (topic: string) => [values.get(topic) ?? topic]
  }
  const liveTopic = topicOf(fair.agenda.liveFacets)
  const meetingTopic = topicOf(fair.agenda.meetingFacets)
  const activityTopic = topicOf(fair.activities.facets)
  const kind = (name: SearchKind, labels: Facets, results: IndexedResult[]): SearchableKind => ({
    kind: name,
    labels,
    results,
  })
  return [
    kind(
      'EXHIBIT',
      fair.exhibitFacets,
      first(fair.exhibits).map((each) =>
        indexed(exhibitResult(each), exhibitDocument(each), {
          category: [each.parentCategoryId, each.categoryId],
          region: withCountry(each.regionCode),
          tag: each.tags.map(({ tagId }) => tagId),
          hall: [each.booth.hall],
        }),
      ),
    ),
    kind(
      'EXHIBITOR',
      fair.exhibitorFacets,
      first(fair.exhibitors).map((each) =>
        indexed(exhibitorResult(each), exhibitorDocument(each), {
          region: withCountry(each.regionCode),
          industry: [each.industryId],
          hall: [each.booth.hall],
          tag: each.tags.map(({ tagId }) => tagId),
          available: [
            ...(each.isLive ? ['live'] : []),
            ...(each.isOnline ? ['online'] : []),
            ...(each.takesAppointments ? ['appointment'] : []),
          ],
        }),
      ),
    ),
    kind(
      'EXHIBITOR_GROUP',
      fair.groups.facets,
      first(fair.groups.groups).map((each) =>
        indexed(groupResult(each), groupDocument(each), {
          district: withCountry(each.districtCode),
          industryType: [each.industryTypeId],
        }),
      ),
    ),
    kind(
      'LIVE',
      fair.agenda.liveFacets,
      first(fair.agenda.lives).map((each) =>
        indexed(liveResult(each), liveDocument(each), {
          date: [day(each.startTime)],
          hall: [each.booth.hall],
          topic: liveTopic(each.topic),
          state: [each.state],
        }),
      ),
    ),
    kind(
      'MEETING',
      fair.agenda.meetingFacets,
      first(fair.agenda.meetings).map((each) =>
        indexed(meetingResult(each), meetingDocument(each), {
          date: [day(each.startTime)],
          hall: [each.hall],
          topic: meetingTopic(each.topic),
          state: [each.state],
        }),
      ),
    ),
    kind(
      'INFORMATION',
      { column: columnsOf(fair) },
      first(fair.news).map((each) => indexed(newsResult(each), newsDocument(each), { column: [each.columnId] })),
    ),
    kind(
      'ACTIVITY',
      fair.activities.facets,
      first(fair.activities.activities).map((each) =>
        indexed(activityResult(each), activityDocument(each), {
          date: [day(each.startTime)],
          hall: [each.hall],
          topic: activityTopic(each.topic),
        }),
      ),
    ),
    kind(
      'PROJECT',
      fair.projects.facets,
      first(fair.projects.projects).map((each) =>
        indexed(projectResult(each), projectDocument(each), {
          region: withCountry(each.regionCode),
          industry: [each.industryId],
        }),
      ),
    ),
    kind(
      'MICRO_PAGE',
      {},
      first(fair.micro.pages).map((each) => indexed(microResult(each), microDocument(each))),
    ),
  ]
}

/** The columns of the news, in the order in which they first appear. */
function columnsOf({ news }: FairContent): Facets[string] {
  const columns = new Map(news.map(({ columnId, columnName }) => [columnId, columnName]))
  return [...columns].map(([value, label]) => ({ value, label, count: 0 }))
}
