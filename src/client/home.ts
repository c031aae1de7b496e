import { now, onClockChange } from '../lib/clock.ts'
import { $homeOutdated, $homeReading, BUILT_FOR, HOME_OUTDATED, isOutdated } from '../stores/home.ts'

/**
 * Home keeps what it says of now: what runs, how many, what comes, which day it is. Where the build's data is old or has
 * been overtaken, and when the page comes to the fore after some minutes, the island that reads it anew is requested
 * (features/home/HomeRefresh.tsx). Until the platform answers, and where it does not, the clock alone shows what is over
 * as over (client/by-clock.ts).
 */
export function startHome(panel: HTMLElement): void {
  $homeReading.set({
    readAt: Date.parse(panel.dataset['read'] ?? '') || 0,
    keeps: BUILT_FOR,
    until: Number(document.documentElement.dataset['until'] ?? Number.POSITIVE_INFINITY),
  })
  const look = () => {
    if (document.visibilityState !== 'visible' || !isOutdated($homeReading.get(), now().getTime())) return
    $homeOutdated.set($homeOutdated.get() + 1)
    document.querySelector('astro-island[component-export="HomeRefresh"]')?.dispatchEvent(new Event(HOME_OUTDATED))
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  addEventListener('online', look)
  onClockChange(look)
  look()
}
