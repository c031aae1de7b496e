import { dayKey } from '@fair/contract/rules/time.ts'
import { OVERTAKEN, phaseOfParsed, spansOf } from '../domain/phase.ts'
import { now, onClockChange } from '../lib/clock.ts'
import { $rendered } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { fetchPlatformTime } from './platform-time.ts'

/** How often the clock is checked while the page is open. */
const MINUTE = 60_000
/** Elements whose texts change with the clock; of all others only the phase changes, which needs no formats. */
const TEXTS = '[data-fair],[data-mine],[data-your-clock]'
/**
 * Keeps time-dependent content current: it is prerendered at one moment and read at another. Every `data-span` gets the
 * current phase, and shows the content for it; every fair time gets the visitor's time beside it if the two differ.
 * Content that must move to another place is rendered again by its island, which is hydrated for it. Fetched by
 * client/main.ts, only on pages with such content.
 */
export async function startByClock(data: PageData): Promise<void> {
  const { language, uiStrings } = data
  let texts: typeof import('./clock-texts.ts') | null = null
  const showFair = () => {
    for (const panel of document.querySelectorAll<HTMLElement>('[data-fair]')) texts?.showFairDay(panel, now(), data)
  }
  /** Whether some content must now be in another place, and is to be rendered again by its island. */
  const moveOn = (): boolean => {
    const at = now()
    const overtaken = new Set<Element>()
    for (const each of document.querySelectorAll<HTMLElement>('[data-span]')) {
      const phase = phaseOfParsed(spansOf(each.dataset['span'] ?? ''), at.getTime())
      if (!phase || phase === each.dataset['phase']) continue
      each.dataset['phase'] = phase
      const list = each.closest('[data-by-clock]')
      if (list) overtaken.add(list)
    }
    showFair()
    const marks = document.querySelectorAll<HTMLElement>('[data-today]')
    // The first use of a zone blocks a slow phone for 100 ms: only if the day is shown.
    const today = marks.length > 0 ? dayKey(at, data.zone) : null
    for (const mark of marks) {
      mark.hidden = mark.dataset['today'] !== today
      const tab = mark.closest('[data-day-tab]')
      if (mark.hidden) tab?.removeAttribute('aria-current')
      else tab?.setAttribute('aria-current', 'date')
    }
    for (const each of overtaken) each.closest('astro-island')?.dispatchEvent(new Event(OVERTAKEN))
    return overtaken.size > 0
  }
  const show = async () => {
    const hasMoved = moveOn()
    // Fetches the code that writes texts, once the page or an island contains some.
    if (!texts && document.querySelector(TEXTS)) {
      texts = await import('./clock-texts.ts').catch(() => null)
      showFair()
    }
    texts?.showVisitorTimes({ language, zone: data.zone, yours: uiStrings.yours })
    return hasMoved
  }
  $rendered.listen(() => void show())
  // A list that is rendered again stays covered until then (features/shared/list/ListIsland.tsx).
  if (!(await show())) document.documentElement.classList.remove('is-stale')
  setInterval(moveOn, MINUTE)
  onClockChange(moveOn)
  // A tab in the background, or a restored page, may have missed its updates.
  document.addEventListener('visibilitychange', moveOn)
  addEventListener('pageshow', moveOn)
  fetchPlatformTime(data)
}
