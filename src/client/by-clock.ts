import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { dayKey, offsetLabel, parseTime } from '@fair/contract/rules/time.ts'
import { OVERTAKEN, phaseOfSpans, spansOf } from '../domain/phase.ts'
import { now, onClockChange } from '../lib/clock.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'
import { deviceZone, zoneLine } from '../lib/zone.ts'
import { $rendered } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { showFairDay } from './fair-day.ts'

/** How often the clock is checked while the page is open. */
const MINUTE = 60_000
/** Longest wait for a busy page, in ms. */
const SOON = 1000
/** The platform has reported the time in this session; mostly the machine is right, so no offset is stored. */
const CLOCK_FETCHED = deviceKey('clockAsked')

/**
 * Keeps time-dependent content current: it is prerendered at one moment and read at another. Every `data-span` gets the
 * current phase, and shows the content for it; every fair time gets the visitor's time beside it if the two differ.
 * Content that must move to another place is rendered again by its island, which is hydrated for it. Fetched by
 * client/times.ts, only on pages with such content.
 */
export function startByClock(data: PageData): void {
  const { language, zone, uiStrings } = data
  /** Whether some content must now be in another place, and is to be rendered again by its island. */
  const moveOn = (): boolean => {
    const at = now()
    const overtaken = new Set<Element>()
    for (const each of document.querySelectorAll<HTMLElement>('[data-span]')) {
      const phase = phaseOfSpans(spansOf(each.dataset['span'] ?? ''), at)
      if (!phase || phase === each.dataset['phase']) continue
      each.dataset['phase'] = phase
      const list = each.closest('[data-by-clock]')
      if (list) overtaken.add(list)
    }
    for (const panel of document.querySelectorAll<HTMLElement>('[data-fair]')) showFairDay(panel, at, data)
    const marks = document.querySelectorAll<HTMLElement>('[data-today]')
    // The first use of a zone blocks a slow phone for 100 ms: only if the day is shown.
    const today = marks.length > 0 ? dayKey(at, zone) : null
    for (const mark of marks) {
      mark.hidden = mark.dataset['today'] !== today
      const tab = mark.closest('[data-day-tab]')
      if (mark.hidden) tab?.removeAttribute('aria-current')
      else tab?.setAttribute('aria-current', 'date')
    }
    for (const each of overtaken) each.closest('astro-island')?.dispatchEvent(new Event(OVERTAKEN))
    return overtaken.size > 0
  }
  const show = () => {
    showVisitorTimes({ language, zone, yours: uiStrings.yours })
    return moveOn()
  }
  // A list that is rendered again stays covered until then (features/shared/list/ListIsland.tsx).
  if (!show()) document.documentElement.classList.remove('is-stale')
  $rendered.listen(show)
  setInterval(moveOn, MINUTE)
  onClockChange(moveOn)
  // A tab in the background, or a restored page, may have missed its updates.
  document.addEventListener('visibilitychange', moveOn)
  addEventListener('pageshow', moveOn)
  if (readStored(session, CLOCK_FETCHED) === null) whenIdle(() => void learnFrom(data).catch(() => {}))
}

/**
 * A visitor's computer may be wrong by days: the first page of a session that shows times requests the platform's time.
 */
async function learnFrom(data: PageData): Promise<void> {
  const { fetchTime } = await import('../api/browser-time.ts')
  if (await fetchTime(data)) writeStored(session, CLOCK_FETCHED, '1')
}

/** Early, but after what the page itself needs. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: SOON })
  else setTimeout(run)
}

interface Reader {
  language: Language
  zone: Zone
  yours: string
}

/** The visitor's own times beside the fair's. */
function showVisitorTimes({ language, zone, yours }: Reader): void {
  const own = deviceZone()
  if (!own) return
  const { time } = formatsOf(language)
  for (const place of document.querySelectorAll<HTMLElement>('[data-mine]')) {
    const times = [...(place.closest('.when')?.querySelectorAll('time') ?? [])]
    const [from, to] = times.map(({ dateTime }) => instantOf(dateTime))
    if (!from || !to || time(from, own) === time(from, zone)) continue
    const hours = `${time(from, own)}–${time(to, own)}`
    place.textContent = `${hours} ${yours}`
    place.hidden = false
    // The exhibitor's clock shows the same: show it once. Its line stays empty, so that nothing moves.
    const host = place.parentElement?.querySelector<HTMLElement>('[data-host]')
    if (host?.textContent?.includes(hours)) host.style.visibility = 'hidden'
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-your-clock]')) showClock(place, language, own)
}

function instantOf(text: string): Instant | null {
  const at = parseTime(text)
  return at && isoOf(at.getTime())
}

/** The visitor's clock on a detail page: hours, day, and the device's zone by its name. */
function showClock(place: HTMLElement, language: Language, own: Zone): void {
  const [from, to] = (place.dataset['yourClock'] ?? '').split(' ').map(instantOf)
  const hours = place.querySelector('b')
  const [day, zone] = place.querySelectorAll('small')
  if (!from || !to || !hours || !day || !zone) return
  const format = formatsOf(language)
  const [first, last] = [format.day(from, own), format.day(to, own)]
  const oneDay = (place.dataset['dayLine'] ?? '')
    .replace('{day}', first)
    .replace('{weekday}', format.weekday(from, own))
  hours.textContent = `${format.time(from, own)}–${format.time(to, own)}`
  day.textContent = first === last ? oneDay : `${first}–${last}`
  zone.textContent = zoneLine(language, dateOf(from), own, 'long')
  place.hidden = false
  // The exhibitor's clock shows the same: one clock for both.
  const host = place.parentElement?.querySelector<HTMLElement>('[data-host-clock]')
  const [label, other] = [place, host].map((each) => each?.querySelector('dt'))
  const isSame = host?.querySelector('small:last-child')?.textContent?.endsWith(offsetLabel(dateOf(from), own))
  if (!host || !isSame || !label || !other || host.style.visibility !== '') return
  label.textContent = `${label.textContent} · ${other.textContent}`
  // Its space stays reserved, so that nothing moves.
  host.style.visibility = 'hidden'
}
