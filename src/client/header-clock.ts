import type { Zone } from '@fair/contract/rules/brand.ts'
import { now, onClockChange } from '../lib/clock.ts'
import type { PageData } from '../stores/page-data.ts'

const MINUTE = 60_000

/** The running clock of the header, with the visitor's own time on hover, if it differs from the exhibition's. */
export function startHeaderClock({ zone, language, uiStrings }: PageData): void {
  const at = (date: Date, timeZone?: Zone) =>
    date.toLocaleTimeString(language, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  const start = (clock: Element) => {
    const time = clock.querySelector('time')
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const date = now()
      if (time) {
        time.textContent = at(date, zone)
        time.dateTime = date.toISOString()
      }
      clearTimeout(timer)
      timer = setTimeout(tick, MINUTE - (date.getTime() % MINUTE))
    }
    onClockChange(tick)
    tick()
  }
  // Phones do not show it, and formatting the first time blocks a slow one for 80 ms.
  const shown = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      shown.unobserve(target)
      start(target)
    }
  })
  for (const clock of document.querySelectorAll('[data-clock]')) shown.observe(clock)
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const date = new Date(time.dateTime)
    const mine = at(date)
    if (mine !== at(date, zone)) time.title = `${mine} ${uiStrings.yours}`
  }
}
