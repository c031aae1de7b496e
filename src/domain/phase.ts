import { isoOf } from './instant.ts'
import { asInstant } from './own-values.ts'
import { parseTime, phaseOf, type Span } from './time.ts'

/*
 * What goes by the clock says when it runs, as an attribute of its element: `data-span`. Views write it as they are rendered,
 * and the page's script (client/by-clock.ts) reads it for as long as the page stands.
 */

/** The event of an island by which it is hydrated to render anew what the clock has overtaken (client/by-clock.ts). */
export const OVERTAKEN = 'clock:overtaken'

export type Phase = 'now' | 'next' | 'past'

/** What the platform says of something by the clock; 'off' (set offline, called off) and null say nothing of its time. */
export type RunState = 'upcoming' | 'live' | 'running' | 'ended' | 'replay' | 'offline' | 'cancelled' | 'off'

export interface Timed extends Span {
  state?: RunState | null
}

/** So long the platform is believed against the clock: what runs over its end, or begins late, is not for ever so. */
const BELIEVED = 3_600_000

const SAID = {
  upcoming: 'next',
  live: 'now',
  running: 'now',
  ended: 'past',
  replay: 'past',
  offline: null,
  cancelled: null,
  off: null,
} as const satisfies Record<RunState, Phase | null>

/** As phaseOf; what has no length never runs, it is over from its moment on. */
function phaseOfSpan(span: Span, now: Date): Phase | null {
  const phase = phaseOf(span, now)
  return phase === 'now' && span.startTime === span.endTime ? 'past' : phase
}

/** What the platform says goes before the clock; null where neither says anything. */
export function phaseNow(item: Timed, now: Date): Phase | null {
  const said = item.state ? SAID[item.state] : null
  return said ?? phaseOfSpan(item, now)
}

/**
 * When something runs, as the platform says at a moment: its times, moved where its state says otherwise. It began early or
 * was ended early, it runs over its end, it has not begun yet. Null where its times do not parse.
 */
export function spanAsSaid(item: Timed, now: Date): Span | null {
  const { startTime, endTime } = item
  const [start, end] = [parseTime(startTime)?.getTime(), parseTime(endTime)?.getTime()]
  const [said, at] = [phaseNow(item, now), now.getTime()]
  if (start === undefined || end === undefined || said === null) return null
  const iso = (ms: number) => isoOf(ms)
  if (said === phaseOfSpan(item, now)) return { startTime, endTime }
  if (said === 'now') return { startTime: iso(Math.min(start, at)), endTime: iso(end > at ? end : at + BELIEVED) }
  if (said === 'past') return { startTime: iso(Math.min(start, at - 1)), endTime: iso(at) }
  return { startTime: iso(at + BELIEVED), endTime: iso(Math.max(end, at + BELIEVED)) }
}

/** A fact of this moment that nobody knows the end of, as that staff are online. */
export const believedFrom = (now: Date): Span => ({
  startTime: isoOf(now.getTime()),
  endTime: isoOf(now.getTime() + BELIEVED),
})

/** Spans as an attribute has them: ISO 8601 intervals, a space between two. */
export const spanText = (spans: readonly Span[]): string =>
  spans.map(({ startTime, endTime }) => `${startTime}/${endTime}`).join(' ')

/** What spanText has written. */
export const spansOf = (text: string): Span[] =>
  text.split(' ').map((span) => {
    const [startTime = '', endTime = ''] = span.split('/')
    return { startTime: asInstant(startTime), endTime: asInstant(endTime) }
  })

/** Where something with several spans stands: it runs in one of them, one is to come, or all have passed. */
export function phaseOfSpans(spans: readonly Span[], now: Date): Phase | null {
  const phases = spans.map((span) => phaseOfSpan(span, now))
  return (['now', 'next', 'past'] as const).find((phase) => phases.includes(phase)) ?? null
}
