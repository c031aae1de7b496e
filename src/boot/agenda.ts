import { formatsOf } from '../i18n/format.ts'
import { dayKey, parseTime, phaseOf } from '../rules/time.ts'
import type { PageData } from '../state/page-data.ts'

/** How often the clock is looked at while the page is open. */
const MINUTE = 60_000

/**
 * What has a time moves on with the clock: prerendered at one moment, read at another. Rows go from "next" to "now" to
 * "over", a detail's actions follow, and every fair time gets the visitor's beside it where the two differ. Fetched by
 * boot/times.ts, only on pages that have something of the kind.
 */
export function startAgenda({ zone, language, say }: PageData): void {
  const clock = (iso: string, timeZone?: string) =>
    new Date(iso).toLocaleTimeString(language, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  const showMine = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-mine]')) {
      const [from, to] = place.closest('.when')?.querySelectorAll('time') ?? []
      if (!from || !to || clock(from.dateTime) === clock(from.dateTime, zone)) continue
      place.textContent = `${clock(from.dateTime)}–${clock(to.dateTime)} ${say.yours}`
      place.hidden = false
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-your-clock]')) showClock(place, language)
  }
  const moveOn = () => {
    const now = new Date()
    for (const list of document.querySelectorAll<HTMLElement>('[data-agenda]')) moveRows(list, now, { zone, language })
    const today = dayKey(now, zone)
    for (const mark of document.querySelectorAll<HTMLElement>('[data-today]'))
      mark.hidden = mark.dataset['today'] !== today
    for (const head of document.querySelectorAll<HTMLElement>('[data-event]')) {
      const { event: builtAt = '', from = '', to = '' } = head.dataset
      const next = phaseThen(from, to, builtAt, now)
      if (next) head.dataset['phase'] = next
    }
  }
  showMine()
  moveOn()
  document.documentElement.classList.remove('behind')
  addEventListener('fair:drawn', showMine)
  setInterval(moveOn, MINUTE)
}

/** The phase of now, if it is another than when the page was built: what the platform says beside the clock then stays. */
function phaseThen(startTime: string, endTime: string, builtAt: string, now: Date): string | null {
  const span = { startTime, endTime }
  const before = parseTime(builtAt)
  const phase = phaseOf(span, now)
  return before !== null && phase !== null && phase !== phaseOf(span, before) ? phase : null
}

/** Puts each row into the group of its phase; groups are made and taken away as they are needed. */
function moveRows(list: HTMLElement, now: Date, at: At): void {
  const { agenda: builtAt = '', phaseNow = '', phasePast = '', dayLine = '' } = list.dataset
  for (const row of list.querySelectorAll<HTMLElement>('.agenda-group li')) {
    const group = row.closest<HTMLElement>('.agenda-group')
    const [from, to] = row.querySelectorAll('time')
    if (!group || !from || !to || row.dataset['off'] === '') continue
    const next = phaseThen(from.dateTime, to.dateTime, builtAt, now)
    if (next === null || next === group.dataset['phase']) continue
    const day = dayKey(new Date(from.dateTime), at.zone)
    const words = next === 'now' ? phaseNow : dayWords(dayLine, day, at.language)
    const target = groupFor(list, group, { phase: next, day, words, tag: next === 'past' ? phasePast : '' })
    const rows = target.querySelector('ol, ul')
    if (next === 'past') rows?.prepend(row)
    else rows?.append(row)
    if (!group.querySelector('li')) group.remove()
  }
}

/** Where and for whom a list is read. */
type At = Pick<PageData, 'zone' | 'language'>

const tongueOf = (language: string): string => (language === 'en-US' ? 'en-GB' : language)

/** A day as the build heads it: "Thu 19 Nov". */
function dayWords(line: string, day: string, language: PageData['language']): string {
  const [format, noon] = [formatsOf(language), `${day}T12:00:00Z`]
  return line.replace('{day}', format.day(noon, 'UTC')).replace('{weekday}', format.weekday(noon, 'UTC'))
}

interface Wanted {
  phase: string
  day: string
  /** Its heading, if it has to be made, and the tag beside it; '' for none. */
  words: string
  tag: string
}

function groupFor(list: HTMLElement, from: HTMLElement, { phase, day, words, tag }: Wanted): HTMLElement {
  const known = [...list.querySelectorAll<HTMLElement>(`.agenda-group[data-phase="${phase}"]`)].find(
    (each) => phase === 'now' || each.dataset['day'] === day,
  )
  if (known) return known
  const made = from.cloneNode(true) as HTMLElement
  made.removeAttribute('id')
  made.dataset['phase'] = phase
  made.dataset['day'] = day
  made.setAttribute('aria-label', words)
  for (const each of made.querySelectorAll<HTMLElement>('li, .section-head > :not(h2)')) {
    // The mark of today stays, for its own day.
    if (each.dataset['today'] !== undefined && phase !== 'now') each.dataset['today'] = day
    else each.remove()
  }
  const heading = made.querySelector('h2')
  if (heading) heading.textContent = words
  if (tag !== '') heading?.after(Object.assign(document.createElement('span'), { className: 'tag', textContent: tag }))
  const groups = [...list.querySelectorAll<HTMLElement>('.agenda-group')]
  const before = phase === 'now' ? groups[0] : groups.find((each) => each.dataset['phase'] === 'past')
  if (before) before.before(made)
  else groups.at(-1)?.after(made)
  return made
}

/** The visitor's clock of a detail: hours, day, and the device's zone by its name. */
function showClock(place: HTMLElement, language: string): void {
  const [from = '', to = ''] = place.dataset['yourClock']?.split(' ') ?? []
  const [start, end] = [parseTime(from), parseTime(to)]
  const hours = place.querySelector('b')
  const [day, zone] = place.querySelectorAll('small')
  if (!start || !end || !hours || !day || !zone) return
  const tongue = tongueOf(language)
  const time = (date: Date) =>
    date.toLocaleTimeString(language, { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  const dayOf = (date: Date) => date.toLocaleDateString(tongue, { day: 'numeric', month: 'short' })
  const last = dayOf(start) === dayOf(end) ? '' : `${dayOf(end)} `
  hours.textContent = `${time(start)}–${last}${time(end)}`
  day.textContent = start.toLocaleDateString(tongue, { weekday: 'short', day: 'numeric', month: 'short' })
  const names = new Intl.DateTimeFormat(language, { timeZoneName: 'longGeneric' }).formatToParts(start)
  const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(start)
  const of = (parts: Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  zone.textContent = `${of(names)} · ${of(offset).replace('GMT', 'UTC')}`
  place.hidden = false
}
