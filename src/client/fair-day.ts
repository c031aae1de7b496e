import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { fairDay, isFairDay } from '../domain/fair-day.ts'
import { spansOf } from '../domain/phase.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * The day in the panel on home (features/shared/blocks/TodayPanel.tsx): `data-fair-state` selects which texts show, and
 * those that count days are rewritten from their templates.
 */
export function showFairDay(panel: HTMLElement, now: Date, { zone, language }: PageData): void {
  const [fair] = spansOf(panel.dataset['fair'] ?? '')
  const [openFrom = '', openTo = ''] = panel.dataset['hours']?.split('/') ?? []
  if (!fair) return
  const { state, day, days, until } = fairDay(
    { startTime: isoOf(fair.start), endTime: isoOf(fair.end), openFrom, openTo },
    zone,
    now,
  )
  const format = formatsOf(language)
  const shown = isoOf(isFairDay(state) ? now.getTime() : fair.start)
  panel.dataset['fairState'] = state
  const write = (selector: string, text: string) => {
    const place = panel.querySelector(selector)
    if (place && place.textContent !== text) place.textContent = text
  }
  const fill = (name: string, values: Record<string, string>) => {
    const template = panel.querySelector<HTMLElement>(`[data-fill="${name}"]`)?.dataset['text'] ?? ''
    write(
      `[data-fill="${name}"]`,
      template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
    )
  }
  const number = panel.querySelector<HTMLTimeElement>('.day time')
  if (number) number.dateTime = shown
  write('.day time', dayOfMonth(shown, zone))
  fill('date', { month: format.month(shown, zone), weekday: format.weekday(shown, zone) })
  fill('dayOf', { day: String(day), days: String(days) })
  fill('until', { count: String(until) })
}

const dayOfMonth = (iso: Instant, timeZone: Zone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric' }).format(new Date(iso))
