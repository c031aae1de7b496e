import type { TimeTag } from '@fair/contract/replay.ts'
import type { Context } from '../context.ts'
import { CHAPTERS } from '../seed/alive/live-prose.ts'
import { fill } from '../seed/template.ts'
import { columnOf } from '../seed/text.ts'
import type { ExhibitSummary, LiveGoods, LiveSummary, Span } from '../sent.ts'
import { exhibitsOf, toExhibitSummary } from './exhibit-list.ts'

/** The maximum number of exhibits in one stream. */
const SHOWN = 6
/** The starts of a stream's parts, as fractions of its length: the exhibits share the time between the first two. */
const GOODS_FROM = 0.06
const QUESTIONS_FROM = 0.78
const ORDERS_FROM = 0.92

type ChapterKind = keyof typeof CHAPTERS

/** A part of a stream. `offset` in seconds from the start; `goods` in a part about an exhibit, counted from 0. */
export interface Chapter {
  readonly kind: ChapterKind
  readonly offset: number
  readonly goods: number | null
}

/** In whole seconds. */
export const lengthOf = ({ startTime, endTime }: Span): number =>
  Math.max(1, Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000))

/** The chapters of a stream with this many exhibits. */
export function timelineOf(run: Span, count: number): Chapter[] {
  const at = (part: number) => Math.round(lengthOf(run) * part)
  const step = (QUESTIONS_FROM - GOODS_FROM) / Math.max(1, count)
  return [
    { kind: 'welcome', offset: 0, goods: null },
    ...Array.from({ length: count }, (_, goods) => ({
      kind: 'goods' as const,
      offset: at(GOODS_FROM + goods * step),
      goods,
    })),
    { kind: 'questions', offset: at(QUESTIONS_FROM), goods: null },
    { kind: 'orders', offset: at(ORDERS_FROM), goods: null },
  ]
}

/** The exhibits that a live shows: its exhibitor's, recommended first. */
export function shownIn(live: LiveSummary, context: Context): ExhibitSummary[] {
  const ids = exhibitsOf(live.exhibitorId, context).slice(0, SHOWN)
  return ids.flatMap((id) => toExhibitSummary(id, context) ?? [])
}

/** The same with numbers, and the time of those that have been presented by now. */
export function liveGoods(live: LiveSummary, context: Context): LiveGoods[] {
  const shown = shownIn(live, context)
  const past = elapsedIn(live, context)
  const offsets = timelineOf(live, shown.length).filter(({ kind }) => kind === 'goods')
  return shown.map((exhibit, index) => {
    const offset = offsets[index]?.offset ?? 0
    return { ...exhibit, number: index + 1, offset: offset < past ? offset : null }
  })
}

/** The chapters of a live with names: all of a recording; of a running stream those that have begun. */
export function chaptersOf(live: LiveSummary, shown: readonly ExhibitSummary[], context: Context): TimeTag[] {
  const column = columnOf(context.language)
  const past = elapsedIn(live, context)
  return timelineOf(live, shown.length)
    .filter(({ offset }) => offset < past)
    .map(({ kind, offset, goods }) => {
      const name = goods === null ? '' : (shown[goods]?.exhibitsName ?? '')
      const text = fill(CHAPTERS[kind][column], (slot) => (slot === 'number' ? String((goods ?? 0) + 1) : name))
      return { offset, text }
    })
}

/** Seconds since the start; infinite once it is over, 0 before. */
function elapsedIn({ state, startTime }: LiveSummary, { now }: Context): number {
  if (state === 'ended' || state === 'replay') return Number.POSITIVE_INFINITY
  return state === 'live' ? (now().getTime() - Date.parse(startTime)) / 1000 + 1 : 0
}
