import { $rendered } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'

/** What goes by the clock: its part comes when the page stands, or with what an island has rendered. */
export function startTimes(data: PageData): void {
  let isOn = false
  $rendered.subscribe(() => {
    if (isOn || !document.querySelector('[data-span],[data-fair],[data-mine],[data-today]')) return
    isOn = true
    import('./by-clock.ts').then(
      ({ startByClock }) => startByClock(data),
      () => {},
    )
  })
}
