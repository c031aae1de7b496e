import type { InputOf } from '@fair/contract/endpoint.ts'
import { SearchKind, type searchRest } from '@fair/contract/search.ts'
import { tierOf } from '@fair/search/engine.ts'
import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'
import { slice } from '../paging.ts'
import type { SearchOverview } from '../sent.ts'
import { type Finds, KINDS } from './search-rest-kinds.ts'
import { suggestions } from './search-rest-suggest.ts'
import { searched } from './searched.ts'

type Query = InputOf<typeof searchRest.overview>

/** Results per call by default. */
const PAGE_SIZE = 12
const KEYWORD_MAX = 100

/**
 * Across all kinds at once: the number of results of each, the best of all or of the requested kind, and completions of
 * the keyword. A blank keyword matches everything and completes nothing.
 */
export function overview({ keyword, kind, ...paging }: Query, context: Context): SearchOverview {
  if (keyword.length > KEYWORD_MAX) throw wrongField('keyword', 'tooLong', { max: KEYWORD_MAX })
  const search = searched(keyword, context)
  const found = SearchKind.options.map((each) => ({
    kind: each,
    finds: KINDS[each](search?.ids(each) ?? null, context),
  }))
  const shown = found.filter((each) => kind === undefined || each.kind === kind)
  const places = ranked(shown.map(({ finds }) => finds))
  return {
    counts: found.map(({ kind: each, finds }) => ({ kind: each, count: finds.scores.length })),
    hits: slice(places, paging, PAGE_SIZE).flatMap(({ finds, at }) => {
      const hit = finds.hit(at)
      return hit ? [{ ...hit, matched: search?.why(hit.kind, hit.id) ?? null }] : []
    }),
    suggestions: suggestions(keyword, context),
    reading: search && { corrected: search.corrected, left: [...search.left], marks: [...search.marks] },
  }
}

interface Place {
  readonly tier: number
  /** The index within its kind. */
  readonly at: number
  readonly finds: Finds
}

/**
 * The best first; among those nearly as good the first of each kind, then the second of each, so that no kind dominates
 * a page.
 */
function ranked(all: readonly Finds[]): Place[] {
  const places = all.flatMap((finds) => finds.scores.map((score, at): Place => ({ tier: tierOf(score), at, finds })))
  return places.sort((a, b) => b.tier - a.tier || a.at - b.at)
}
