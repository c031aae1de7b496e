import type { Zone } from '@fair/contract/rules/brand.ts'
import { now, onClockChange } from '../lib/clock.ts'
import type { PageData } from '../stores/page-data.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { fetchPlatformTime } from './platform-time.ts'

const MINUTE = 60_000

/** The running clock of the header, and the visitor's own time on hover over each time of the page, if it differs. */
export function startHeaderClock(data: PageData): void {
  const { zone, language, uiStrings } = data
  const at = (date: Date, timeZone?: Zone) =>
    date.toLocaleTimeString(language, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  // The first use of Intl for a zone blocks a slow phone for 80 ms: not for a zone whose offset never changes.
  const textOf = (date: Date, offset: string) =>
    offset === '' ? at(date, zone) : new Date(date.getTime() + Number(offset) * MINUTE).toISOString().slice(11, 16)
  const start = (clock: HTMLElement) => {
    const time = clock.querySelector('time')
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const date = now()
      if (time) {
        time.textContent = textOf(date, clock.dataset['clock'] ?? '')
        time.dateTime = date.toISOString()
      }
      clearTimeout(timer)
      timer = setTimeout(tick, MINUTE - (date.getTime() % MINUTE))
    }
    onClockChange(tick)
    tick()
    // Not at load: the request takes code and time of the processor, and few device clocks are wrong.
    onFirstInteraction(() => fetchPlatformTime(data))
  }
  // Phones do not show it.
  const shown = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      shown.unobserve(target)
      start(target as HTMLElement)
    }
  })
  for (const clock of document.querySelectorAll('[data-clock]')) shown.observe(clock)
  onFirstInteraction(() => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
      const date = new Date(time.dateTime)
      const mine = at(date)
      if (mine !== at(date, zone)) time.title = `${mine} ${uiStrings.yours}`
    }
  })
}
