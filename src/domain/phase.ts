import { isoOf } from '@fair/contract/rules/instant.ts'
import { parseTime, phaseOf, type Span } from '@fair/contract/rules/time.ts'

/*
 * Time-dependent items state when they run in an attribute of their element: `data-span`. Views write it when they are
 * rendered, and the page's script (client/by-clock.ts) reads it for as long as the page is open.
 */

/** The event of an island by which it is hydrated to render again what has become out of date (client/by-clock.ts). */
export const OVERTAKEN = 'clock:overtaken'

export type Phase = 'now' | 'next' | 'past'

/**
 * The platform's state of a timed item; 'off' (set offline, called off) and null give no information about its time.
 */
export type RunState = 'upcoming' | 'live' | 'running' | 'ended' | 'replay' | 'offline' | 'cancelled' | 'off'

export interface Timed extends Span {
  state?: RunState | null
}

/**
 * How long the platform is trusted against the clock: an item that runs past its end, or begins late, does not do so
 * for ever.
 */
const ASSUMED_MS = 3_600_000

const PHASE_OF_STATE = {
  upcoming: 'next',
  live: 'now',
  running: 'now',
  ended: 'past',
  replay: 'past',
  offline: null,
  cancelled: null,
  off: null,
} as const satisfies Record<RunState, Phase | null>

/** Like phaseOf; an item without a duration never runs, it is over from its moment on. */
function phaseOfSpan(span: Span, now: Date): Phase | null {
  const phase = phaseOf(span, now)
  return phase === 'now' && span.startTime === span.endTime ? 'past' : phase
}

/** The platform's state takes precedence over the clock; null if neither determines a phase. */
export function phaseNow(item: Timed, now: Date): Phase | null {
  const phase = item.state ? PHASE_OF_STATE[item.state] : null
  return phase ?? phaseOfSpan(item, now)
}

/**
 * When an item runs, according to the platform at a moment: its times, adjusted if its state contradicts them. It began
 * early or was ended early, it runs past its end, it has not begun yet. Null if its times do not parse.
 */
export function actualSpan(item: Timed, now: Date): Span | null {
  const { startTime, endTime } = item
  const [start, end] = [parseTime(startTime)?.getTime(), parseTime(endTime)?.getTime()]
  const [phase, at] = [phaseNow(item, now), now.getTime()]
  if (start === undefined || end === undefined || phase === null) return null
  const iso = (ms: number) => isoOf(ms)
  if (phase === phaseOfSpan(item, now)) return { startTime, endTime }
  if (phase === 'now') return { startTime: iso(Math.min(start, at)), endTime: iso(end > at ? end : at + ASSUMED_MS) }
  if (phase === 'past') return { startTime: iso(Math.min(start, at - 1)), endTime: iso(at) }
  return { startTime: iso(at + ASSUMED_MS), endTime: iso(Math.max(end, at + ASSUMED_MS)) }
}

/** The assumed span of a current fact without a known end, such as that staff are online. */
export const assumedSpan = (now: Date): Span => ({
  startTime: isoOf(now.getTime()),
  endTime: isoOf(now.getTime() + ASSUMED_MS),
})

interface ParsedSpan {
  start: number
  end: number
}

/** In ms since 1970; spans that do not parse are dropped. */
const parsedSpans = (spans: readonly Span[]): ParsedSpan[] =>
  spans.flatMap(({ startTime, endTime }) => {
    const [start, end] = [parseTime(startTime)?.getTime(), parseTime(endTime)?.getTime()]
    return start === undefined || end === undefined ? [] : [{ start, end }]
  })

const seconds = (ms: number) => Math.floor(ms / 1000)

/**
 * Spans as an attribute value, separated by spaces: each as start/duration in seconds, so that a phone parses no dates,
 * and pages compress better than with the end.
 */
export const spanText = (spans: readonly Span[]): string =>
  parsedSpans(spans)
    .map(({ start, end }) => `${seconds(start)}/${seconds(end) - seconds(start)}`)
    .join(' ')

/** Parses the output of spanText; anything else in it is dropped. */
export const spansOf = (text: string): ParsedSpan[] =>
  [...text.matchAll(/(\d+)\/(-?\d+)/g)].map(([, start, duration]) => ({
    start: Number(start) * 1000,
    end: (Number(start) + Number(duration)) * 1000,
  }))

/** The phase of an item with several spans: it runs in one of them, one is to come, or all have passed. */
export function phaseOfParsed(spans: readonly ParsedSpan[], at: number): Phase | null {
  const phases = spans.map(({ start, end }) => (at < start ? 'next' : at < end ? 'now' : 'past'))
  return (['now', 'next', 'past'] as const).find((phase) => phases.includes(phase)) ?? null
}

export const phaseOfSpans = (spans: readonly Span[], now: Date): Phase | null =>
  phaseOfParsed(parsedSpans(spans), now.getTime())
