import { dateOf } from '../domain/instant.ts'
import { type Phase, phaseNow, phaseOfSpans, spanAsSaid, spanText, type Timed } from '../domain/phase.ts'
import type { Span } from '../domain/time.ts'
import type { PageContext } from '../lib/page.ts'

/**
 * Attributes of an element that goes by the clock: when it runs, and where that stands as it is rendered. The page's script
 * moves `data-phase` on (client/by-clock.ts). What stands inside says by `data-when="now past"` in which phases it shows
 * (components/by-clock.css).
 */
export interface ByClock {
  'data-span'?: string
  'data-phase'?: Phase
}

type Clocked = Pick<PageContext, 'now' | 'changesAt'>

function spanned(page: Clocked, spans: readonly Span[], phase: Phase): ByClock {
  page.changesAt?.(spans.flatMap(({ startTime, endTime }) => [startTime, endTime]))
  return { 'data-span': spanText(spans), 'data-phase': phase }
}

/** Of one thing, as the platform says that it stands. What is off has a phase and keeps it. */
export function byClock(page: Clocked, item: Timed): ByClock {
  const at = dateOf(page.now)
  const phase = phaseNow(item, at)
  if (phase === null) return {}
  const span = spanAsSaid(item, at)
  return span === null ? { 'data-phase': phase } : spanned(page, [span], phase)
}

/** Of what runs several times; nothing where all of it is over. */
export function bySpans(page: Clocked, spans: readonly Span[]): ByClock | null {
  const at = dateOf(page.now)
  const left = spans.filter((span) => phaseOfSpans([span], at) !== 'past')
  const phase = phaseOfSpans(left, at)
  return phase === null ? null : spanned(page, left, phase)
}
