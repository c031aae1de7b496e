// The texts that depend on the clock: fetched by client/by-clock.ts, only on pages that have some.
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { offsetLabel, parseTime } from '@fair/contract/rules/time.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import { ownZone, zoneLine } from '../lib/zone.ts'
import { $identity } from '../stores/identity.ts'

export { showFairDay } from './fair-day.ts'

interface Reader {
  language: Language
  zone: Zone
  yours: string
}

let shownFor: Reader | null = null

/**
 * The visitor's own times beside the fair's, in the zone of their account, else of the device: shown again when they log
 * in or out.
 */
export function showVisitorTimes(reader: Reader): void {
  if (!shownFor) {
    $identity.listen((identity, before) => {
      if (shownFor && identity.timeZone !== before?.timeZone) showTimes(shownFor)
    })
  }
  shownFor = reader
  showTimes(reader)
}

function showTimes({ language, zone, yours }: Reader): void {
  const own = ownZone(zone, $identity.get().timeZone)
  const { time, weekday } = formatsOf(language)
  for (const place of document.querySelectorAll<HTMLElement>('[data-mine]')) {
    const times = [...(place.closest('.when')?.querySelectorAll('time') ?? [])]
    const [from, to] = times.map(({ dateTime }) => instantOf(dateTime))
    if (!from || !to) continue
    const hours = `${time(from, own)}–${time(to, own)}`
    const day = weekday(from, own) === weekday(from, zone) ? '' : `${weekday(from, own)} `
    const isOther = day !== '' || time(from, own) !== time(from, zone)
    place.textContent = isOther ? `${day}${hours} ${yours}` : ''
    // The exhibitor's clock shows the same: show it once. Its line stays empty, so that nothing moves.
    const host = place.parentElement?.querySelector<HTMLElement>('[data-host]')
    if (host) host.style.visibility = isOther && host.textContent?.includes(hours) ? 'hidden' : ''
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-your-clock]')) showClock(place, language, own)
}

function instantOf(text: string): Instant | null {
  const at = parseTime(text)
  return at && isoOf(at.getTime())
}

/** The visitor's clock on a detail page: hours, day, and their zone by its name. */
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
  if (!host || !label || !other) return
  const isSame = host.querySelector('small:last-child')?.textContent?.endsWith(offsetLabel(dateOf(from), own))
  place.dataset['label'] ??= label.textContent ?? ''
  label.textContent = isSame ? `${place.dataset['label']} · ${other.textContent}` : place.dataset['label']
  // Its space stays reserved, so that nothing moves.
  host.style.visibility = isSame ? 'hidden' : ''
}
