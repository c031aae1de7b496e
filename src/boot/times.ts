import { now, onClockChange } from '../lib/clock.ts'
import type { PageData } from './page-data.ts'

const MINUTE = 60_000

/** The visitor's own clock beside the exhibition's, where the two differ; and the running clock of the header. */
export function startTimes(data: PageData): void {
  const { zone, language, say } = data
  // What goes by the clock: its part comes when the page stands, or with what an island has drawn.
  const follow = () => {
    if (!document.querySelector('[data-span], [data-fair], [data-agenda], [data-mine], [data-today]')) return
    removeEventListener('fair:drawn', follow)
    void import('./by-clock.ts').then(({ startByClock }) => startByClock(data)).catch(() => {})
  }
  addEventListener('fair:drawn', follow)
  follow()
  const at = (date: Date, timeZone?: string) =>
    date.toLocaleTimeString(language, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) {
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
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const date = new Date(time.dateTime)
    const mine = at(date)
    if (mine !== at(date, zone)) time.title = `${mine} ${say.yours}`
  }
}
