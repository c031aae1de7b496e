import type { InputOf } from '../../contract/endpoint.ts'
import { SearchKind, type SearchOverview, type searchRest } from '../../contract/search.ts'
import { folded } from '../../domain/search-text.ts'
import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'
import { slice } from '../paging.ts'
import { type Finds, KINDS } from './search-rest-kinds.ts'
import { suggestions } from './search-rest-suggest.ts'

type Query = InputOf<typeof searchRest.overview>

/** Finds in one call, when it does not say. */
const PAGE_SIZE = 12
const KEYWORD_MAX = 100

/**
 * Over every kind at once: how many each has, the best of all of them or of the asked one, and completions of the
 * keyword. A blank keyword finds everything and completes nothing.
 */
export function overview({ keyword, kind, ...paging }: Query, context: Context): SearchOverview {
  if (keyword.length > KEYWORD_MAX) throw wrongField('keyword', 'tooLong', { max: KEYWORD_MAX })
  const found = SearchKind.options.map((each) => ({ kind: each, finds: KINDS[each](keyword, context) }))
  const shown = found.filter((each) => kind === undefined || each.kind === kind)
  const places = ranked(
    shown.map(({ finds }) => finds),
    keyword,
  )
  return {
    counts: found.map(({ kind: each, finds }) => ({ kind: each, count: finds.count })),
    hits: slice(places, paging, PAGE_SIZE).flatMap(({ finds, at }) => finds.hit(at) ?? []),
    suggestions: suggestions(keyword, context),
  }
}

interface Place {
  readonly score: number
  /** Within its kind. */
  readonly rank: number
  readonly finds: Finds
  readonly at: number
}

/** Best titles first; among equals the first of each kind, then the second of each, so that no kind fills a page. */
function ranked(all: readonly Finds[], keyword: string): Place[] {
  const wanted = folded(keyword)
  const places = all.flatMap((finds) =>
    finds.titles
      .map((title, at) => ({ at, score: scoreOf(title, wanted) }))
      .sort((a, b) => b.score - a.score)
      .map(({ at, score }, rank): Place => ({ score, rank, finds, at })),
  )
  places.sort((a, b) => b.score - a.score || a.rank - b.rank)
  // What was not compared comes last, in its own order.
  const rest = all.flatMap((finds) =>
    Array.from({ length: finds.count - finds.titles.length }, (_, more): Place => {
      const at = finds.titles.length + more
      return { score: 0, rank: at, finds, at }
    }),
  )
  return [...places, ...rest]
}

/** 3: is it, 2: begins with it, 1: has it as it was typed, 0: by other words than the title's, or by its parts. */
function scoreOf(title: string, wanted: string): number {
  const text = folded(title)
  if (wanted === '' || !text.includes(wanted)) return 0
  return text === wanted ? 3 : text.startsWith(wanted) ? 2 : 1
}
