import type { Facets, Page } from '@fair/contract/endpoint.ts'
import { group } from '@fair/contract/group.ts'
import { micro } from '@fair/contract/micro.ts'
import { news } from '@fair/contract/news.ts'
import { programmeSearch } from '@fair/contract/programme-search.ts'
import { type SearchKind, type SearchOverview, search, searchRest } from '@fair/contract/search.ts'
import {
  activityResult,
  exhibitorResult,
  exhibitResult,
  groupResult,
  hitResult,
  liveResult,
  meetingResult,
  microResult,
  newsResult,
  projectResult,
  type SearchResult,
} from '@fair/search/result.ts'
import type { Call, Result } from '../../api/client.ts'
import type { FacetName } from '../../stores/list-names.ts'
import type { FetchSearch } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import type { SearchState } from './search-state.ts'

type KindResults = Result<{ results: SearchResult[]; total: number; facets: Facets }>

const found = <T>(result: Result<Page<T>>, resultOf: (item: T) => SearchResult): KindResults =>
  result.ok
    ? {
        ok: true,
        data: { results: result.data.records.map(resultOf), total: result.data.total, facets: result.data.facets },
      }
    : result

/** The results of one kind, from the kind's call, which returns its facets (Spec 7). */
async function ofKind(
  call: Call,
  dataSource: string,
  state: Pick<SearchState, 'keyword' | 'chosen' | 'page'>,
  kind: SearchKind,
  signal: AbortSignal,
) {
  const options = { signal }
  const chosen = (name: FacetName) => {
    const values = state.chosen[name]
    return values && values.length > 0 ? { [name]: [...values] } : {}
  }
  const base = { keyword: state.keyword, pageNum: state.page, pageSize: pageSizeOf(kind) }
  const region = { ...base, ...chosen('region') }
  const timed = { ...base, ...chosen('date'), ...chosen('hall'), ...chosen('topic') }
  switch (kind) {
    case 'EXHIBIT': {
      const query = { ...region, ...chosen('category'), ...chosen('tag'), ...chosen('hall') }
      if (dataSource === 'ES') return found(await call(search.exhibits, query, options), exhibitResult)
      return found(await call(search.list, { ...query, goodsType: 'EXHIBIT' }, options), exhibitResult)
    }
    case 'EXHIBITOR': {
      const query = { ...region, ...chosen('industry'), ...chosen('hall'), ...chosen('tag'), ...chosen('available') }
      return found(await call(search.exhibitor, query, options), exhibitorResult)
    }
    case 'EXHIBITOR_GROUP': {
      const query = { ...base, ...chosen('district'), ...chosen('industryType') }
      return found(await call(group.filtered, query, options), groupResult)
    }
    case 'LIVE':
      return found(await call(programmeSearch.live, { ...timed, ...chosen('state') }, options), liveResult)
    case 'MEETING':
      return found(await call(programmeSearch.meeting, { ...timed, ...chosen('state') }, options), meetingResult)
    case 'INFORMATION':
      return found(await call(news.search, { ...base, ...chosen('column') }, options), newsResult)
    case 'ACTIVITY':
      return found(await call(searchRest.offlineActivity, timed, options), activityResult)
    case 'PROJECT':
      return found(await call(searchRest.project, { ...region, ...chosen('industry') }, options), projectResult)
    case 'MICRO_PAGE':
      return found(await call(micro.list, base, options), microResult)
  }
}

/** The first results of one kind. */
export async function platformResults(
  call: Call,
  dataSource: string,
  { kind, keyword, size }: { kind: SearchKind; keyword: string; size: number },
): Promise<Result<SearchResult[]>> {
  const state = { keyword, chosen: {}, page: 1 }
  const result = await ofKind(call, dataSource, state, kind, new AbortController().signal)
  return result.ok ? { ok: true, data: result.data.results.slice(0, size) } : result
}

/**
 * Search by the platform: the counts of all kinds and the best results of all together from app/search; those of one
 * kind from the kind's call.
 *
 * @param dataSource the exhibition's dataSourceSearch
 */
export function platformSearch(call: Call, dataSource: string): FetchSearch {
  return async (state, signal) => {
    const { keyword, kind, page } = state
    const paging = { pageNum: page, pageSize: pageSizeOf(kind) }
    const overview = call(searchRest.overview, { keyword, ...(kind && { kind }), ...paging }, { signal })
    if (kind === null) {
      const result = await overview
      if (!result.ok) return result
      const { counts, hits } = result.data
      return {
        ok: true,
        data: {
          ...overviewOf(result.data),
          total: counts.reduce((sum, { count }) => sum + count, 0),
          results: hits.map(hitResult),
          facets: {},
        },
      }
    }
    const [counted, found] = await Promise.all([overview, ofKind(call, dataSource, state, kind, signal)])
    if (!found.ok) return found
    // The overview is optional: without it, at least this kind's count is shown.
    const facetOverview = counted.ok ? overviewOf(counted.data) : { ...UNTOLD, counts: { [kind]: found.data.total } }
    const matched = new Map(counted.ok ? counted.data.hits.map((hit) => [hit.id, hit.matched ?? null]) : [])
    const results = found.data.results.map((searchResult) => ({
      ...searchResult,
      matched: matched.get(searchResult.id) ?? null,
    }))
    return { ok: true, data: { ...found.data, results, ...facetOverview } }
  }
}

const UNTOLD = { indexedAt: null, isPartial: false, corrected: null, left: [], marks: [] }

/** The data of a search's overview other than its results. */
const overviewOf = ({ counts, reading }: SearchOverview) => ({
  ...UNTOLD,
  ...reading,
  counts: Object.fromEntries(counts.map((each) => [each.kind, each.count])),
})

/** Completions from the platform. */
export const platformSuggest =
  (call: Call) =>
  async (keyword: string, signal: AbortSignal): Promise<Result<readonly string[]>> => {
    const result = await call(searchRest.overview, { keyword, pageNum: 1, pageSize: 1 }, { signal })
    return result.ok ? { ok: true, data: result.data.suggestions } : result
  }
