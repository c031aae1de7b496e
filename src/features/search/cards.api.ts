import { home } from '@fair/contract/home.ts'
import { micro } from '@fair/contract/micro.ts'
import type { GoodsType, SearchKind } from '@fair/contract/search.ts'
import {
  exhibitorResult,
  exhibitResult,
  groupResult,
  liveResult,
  meetingResult,
  microResult,
  newsResult,
  type SearchResult,
} from '@fair/search/result.ts'
import type { Call, Result } from '../../api/client.ts'
import { type CardQuery, interleaved } from './cards.ts'
import { platformResults } from './platform-search.ts'

/** Kinds that list/ids resolves, by their names in that call (Spec 3, goods types). */
const GOODS: Partial<Record<SearchKind, GoodsType>> = {
  EXHIBIT: 'EXHIBIT',
  EXHIBITOR: 'EXHIBITOR',
  EXHIBITOR_GROUP: 'EXHIBITOR_GROUP',
  LIVE: 'LIVE',
  MEETING: 'MEETING',
  INFORMATION: 'INFORMATION',
}

/** The items of a card view: those named in its address, or the first that match its keyword. */
export async function fetchCards(
  call: Call,
  dataSource: string,
  { keyword, ids, size, kinds }: CardQuery,
): Promise<Result<SearchResult[]>> {
  const answers = await Promise.all(
    kinds.map((kind) =>
      ids.length > 0 ? byIds(call, kind, ids) : platformResults(call, dataSource, { kind, keyword, size }),
    ),
  )
  const failed = answers.find((result) => !result.ok)
  if (failed && !failed.ok) return failed
  const results = answers.map((result) => (result.ok ? result.data : []))
  if (ids.length === 0) return { ok: true, data: interleaved(results, size) }
  // A live and a meeting may have the same id.
  const byId = Map.groupBy(results.flat(), (searchResult) => searchResult.id)
  return { ok: true, data: ids.flatMap((id) => byId.get(id) ?? []).slice(0, size) }
}

async function byIds(call: Call, kind: SearchKind, ids: string[]): Promise<Result<SearchResult[]>> {
  const goodsType = GOODS[kind]
  if (goodsType === undefined) {
    // Micro pages have no batch call; missing ones are left out.
    const pages = await Promise.all(ids.map((microPageId) => call(micro.detail, { microPageId })))
    return { ok: true, data: pages.flatMap((page) => (page.ok ? microResult(page.data) : [])) }
  }
  const result = await call(home.listIds, { goodsType, list: ids })
  if (!result.ok) return result
  return {
    ok: true,
    data: result.data.flatMap(({ exhibit, exhibitor, exhibitorGroup, live, meeting, information }) => [
      ...(exhibit ? [exhibitResult(exhibit)] : []),
      ...(exhibitor ? [exhibitorResult(exhibitor)] : []),
      ...(exhibitorGroup ? [groupResult(exhibitorGroup)] : []),
      ...(live ? [liveResult(live)] : []),
      ...(meeting ? [meetingResult(meeting)] : []),
      ...(information ? [newsResult(information)] : []),
    ]),
  }
}
