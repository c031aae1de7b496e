import { $rendered } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'

/** Loads the code for parts that depend on the clock, once the page or an island contains one. */
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
