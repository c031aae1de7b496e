import { now, onClockChange } from '../lib/clock.ts'
import { $homeOutdated, $homeReading, BUILT_FOR, HOME_OUTDATED, isOutdated } from '../stores/home.ts'
import { onFirstInteraction } from './first-interaction.ts'

/**
 * Keeps home current: what is running, how many, what comes next, which day it is. If the build's data is old or
 * overtaken, and when the page is shown again after some minutes, the island that fetches it again is hydrated
 * (features/home/HomeRefresh.tsx); for data that is merely old, on the first interaction, because the island needs React
 * and the calls. Until the platform answers, and if it does not, the clock alone marks what is over (client/by-clock.ts).
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
  if (now().getTime() > $homeReading.get().until) look()
  else onFirstInteraction(look)
}
