import type { Call, Result } from '../../api/client.ts'
import type { Facets, Page } from '../../contract/endpoint.ts'
import { group } from '../../contract/group.ts'
import { micro } from '../../contract/micro.ts'
import { news } from '../../contract/news.ts'
import { type SearchKind, search, searchRest } from '../../contract/search.ts'
import {
  activityFind,
  exhibitFind,
  exhibitorFind,
  type Find,
  groupFind,
  hitFind,
  liveFind,
  meetingFind,
  microFind,
  newsFind,
  projectFind,
} from '../../domain/search-find.ts'
import type { FacetName } from '../../stores/list-names.ts'
import type { Answered, AskSearch } from './search-answer.ts'
import { pageSizeOf } from './search-kinds.ts'
import type { SearchState } from './search-state.ts'

type Finds = Result<{ finds: Find[]; total: number; facets: Facets }>

const found = <T>(result: Result<Page<T>>, findOf: (item: T) => Find): Finds =>
  result.ok
    ? {
        ok: true,
        data: { finds: result.data.records.map(findOf), total: result.data.total, facets: result.data.facets },
      }
    : result

/** The finds of one kind, by the kind's own call, which knows its facets (Spec 7). */
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
      if (dataSource === 'ES') return found(await call(search.exhibits, query, options), exhibitFind)
      return found(await call(search.list, { ...query, goodsType: 'EXHIBIT' }, options), exhibitFind)
    }
    case 'EXHIBITOR': {
      const query = { ...region, ...chosen('industry'), ...chosen('hall'), ...chosen('tag'), ...chosen('available') }
      return found(await call(search.exhibitor, query, options), exhibitorFind)
    }
    case 'EXHIBITOR_GROUP': {
      const query = { ...base, ...chosen('district'), ...chosen('industryType') }
      return found(await call(group.filtered, query, options), groupFind)
    }
    case 'LIVE':
      return found(await call(searchRest.live, { ...timed, ...chosen('state') }, options), liveFind)
    case 'MEETING':
      return found(await call(searchRest.meeting, { ...timed, ...chosen('state') }, options), meetingFind)
    case 'INFORMATION':
      return found(await call(news.search, { ...base, ...chosen('column') }, options), newsFind)
    case 'ACTIVITY':
      return found(await call(searchRest.offlineActivity, timed, options), activityFind)
    case 'PROJECT':
      return found(await call(searchRest.project, { ...region, ...chosen('industry') }, options), projectFind)
    case 'MICRO_PAGE':
      return found(await call(micro.list, base, options), microFind)
  }
}

/** The first finds of one kind. */
export async function platformFinds(
  call: Call,
  dataSource: string,
  { kind, keyword, size }: { kind: SearchKind; keyword: string; size: number },
): Promise<Result<Find[]>> {
  const state = { keyword, chosen: {}, page: 1 }
  const result = await ofKind(call, dataSource, state, kind, new AbortController().signal)
  return result.ok ? { ok: true, data: result.data.finds.slice(0, size) } : result
}

/**
 * Search by the platform: the counts of all kinds, and the best of them together by app/search; those of one kind by the
 * kind's own call.
 *
 * @param dataSource the exhibition's dataSourceSearch
 */
export function platformSearch(call: Call, dataSource: string): AskSearch {
  const kept = new Map<string, Answered>()
  const overview = (keyword: string, paging: { pageNum: number; pageSize: number }, signal: AbortSignal) =>
    call(searchRest.overview, { keyword, ...paging }, { signal })

  return async (state, signal) => {
    const { keyword, kind, page } = state
    if (kind === null) {
      const result = await overview(keyword, { pageNum: page, pageSize: pageSizeOf(null) }, signal)
      if (!result.ok) return result
      const counts = Object.fromEntries(result.data.counts.map((each) => [each.kind, each.count]))
      const answer: Answered = {
        ok: true,
        data: {
          counts,
          total: result.data.counts.reduce((sum, { count }) => sum + count, 0),
          finds: result.data.hits.map(hitFind),
          facets: {},
          indexedAt: null,
          isSimilar: false,
        },
      }
      kept.clear()
      kept.set(keyword, answer)
      return answer
    }
    const known = kept.get(keyword)
    const [counted, finds] = await Promise.all([
      known ? null : overview(keyword, { pageNum: 1, pageSize: 1 }, signal),
      ofKind(call, dataSource, state, kind, signal),
    ])
    if (!finds.ok) return finds
    // The counts beside it are a convenience: without them this kind's own is still told.
    const counts = known?.ok
      ? known.data.counts
      : counted?.ok
        ? Object.fromEntries(counted.data.counts.map((each) => [each.kind, each.count]))
        : { [kind]: finds.data.total }
    return { ok: true, data: { ...finds.data, counts, indexedAt: null, isSimilar: false } }
  }
}

/** Completions by the platform. */
export const platformSuggest =
  (call: Call) =>
  async (keyword: string, signal: AbortSignal): Promise<Result<readonly string[]>> => {
    const result = await call(searchRest.overview, { keyword, pageNum: 1, pageSize: 1 }, { signal })
    return result.ok ? { ok: true, data: result.data.suggestions } : result
  }
