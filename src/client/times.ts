import type { PageData } from '../stores/page-data.ts'

/** What goes by the clock: its part comes when the page stands, or with what an island has drawn. */
export function startTimes(data: PageData): void {
  const follow = () => {
    if (!document.querySelector('[data-span],[data-fair],[data-mine],[data-today]')) return
    removeEventListener('fair:drawn', follow)
    import('./by-clock.ts').then(
      ({ startByClock }) => startByClock(data),
      () => {},
    )
  }
  addEventListener('fair:drawn', follow)
  follow()
}
