import { dateOf } from '@fair/contract/rules/instant.ts'
import type { Span } from '@fair/contract/rules/time.ts'
import { actualSpan, type Phase, phaseNow, phaseOfSpans, spanText, type Timed } from '../domain/phase.ts'
import type { PageContext } from '../lib/page.ts'

/**
 * Attributes of a time-dependent element: when it runs, and its phase when it is rendered. The page's script updates
 * `data-phase` (client/by-clock.ts). Its content states by `data-when="now past"` in which phases it is shown
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

/** For a single item, by its state on the platform. An item that was cancelled has a fixed phase. */
export function byClock(page: Clocked, item: Timed): ByClock {
  const at = dateOf(page.now)
  const phase = phaseNow(item, at)
  if (phase === null) return {}
  const span = actualSpan(item, at)
  return span === null ? { 'data-phase': phase } : spanned(page, [span], phase)
}

/** For an item that runs several times; nothing if all of its runs are over. */
export function bySpans(page: Clocked, spans: readonly Span[]): ByClock | null {
  const at = dateOf(page.now)
  const left = spans.filter((span) => phaseOfSpans([span], at) !== 'past')
  const phase = phaseOfSpans(left, at)
  return phase === null ? null : spanned(page, left, phase)
}
