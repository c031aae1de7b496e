import type { PageData } from '../state/page-data.ts'

/** The visitor's own clock beside the exhibition's, where the two differ; and the running clock of the header. */
export function startTimes(data: PageData): void {
  const { zone, language, say } = data
  // Pages of lives, meetings and activities: their part comes when the page stands.
  if (document.querySelector('[data-agenda], [data-event], [data-mine]'))
    void import('./agenda.ts').then(({ startAgenda }) => startAgenda(data)).catch(() => {})
  const at = (date: Date, timeZone?: string) =>
    date.toLocaleTimeString(language, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const time = clock.querySelector('time')
    const tick = () => {
      const now = new Date()
      if (time) {
        time.textContent = at(now, zone)
        time.dateTime = now.toISOString()
      }
      setTimeout(tick, 60_000 - (Date.now() % 60_000))
    }
    tick()
  }
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const date = new Date(time.dateTime)
    const mine = at(date)
    if (mine !== at(date, zone)) time.title = `${mine} ${say.yours}`
  }
}
