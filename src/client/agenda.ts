import { dayKey } from '../domain/time.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import type { PageData } from '../stores/page-data.ts'

/** Where and for whom a list is read. */
type At = Pick<PageData, 'zone' | 'language'>

/** Puts each row of a list by the clock into the group of its phase; groups are made and taken away as they are needed. */
export function moveRows(list: HTMLElement, at: At): void {
  const { phaseNow = '', phasePast = '', dayLine = '' } = list.dataset
  for (const row of list.querySelectorAll<HTMLElement>('.agenda-group li[data-phase]')) {
    const group = row.closest<HTMLElement>('.agenda-group')
    const phase = row.dataset['phase'] ?? ''
    if (!group || phase === group.dataset['phase']) continue
    const day = dayKey(new Date(startOf(row)), at.zone)
    const words = phase === 'now' ? phaseNow : dayWords(dayLine, day, at.language)
    const target = groupFor(list, group, { phase, day, words, tag: phase === 'past' ? phasePast : '' })
    const rows = [...target.querySelectorAll<HTMLElement>('li')]
    const next = rows.find((each) => isBefore(row, each, phase))
    if (next) next.before(row)
    else target.querySelector('ol, ul')?.append(row)
    if (!group.querySelector('li')) group.remove()
  }
}

const startOf = (row: Element): number => Date.parse(row.querySelector('time')?.dateTime ?? '')

/** What is over stands with the latest first, all else by its start. */
const isBefore = (row: Element, other: Element, phase: string): boolean =>
  phase === 'past' ? startOf(row) >= startOf(other) : startOf(row) < startOf(other)

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
  const groups = [...list.querySelectorAll<HTMLElement>('.agenda-group')]
  const known = groups.find(({ dataset }) => dataset['phase'] === phase && (phase === 'now' || dataset['day'] === day))
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
  const after = groups.find((each) => isLater(each, { phase, day }))
  if (after) after.before(made)
  else groups.at(-1)?.after(made)
  return made
}

const RANK = ['now', 'next', 'past']

/** Whether a group stands behind one of a phase and day: what runs, then days to come, then days past, the latest first. */
function isLater({ dataset }: HTMLElement, { phase, day }: Pick<Wanted, 'phase' | 'day'>): boolean {
  const ranks = RANK.indexOf(dataset['phase'] ?? '') - RANK.indexOf(phase)
  if (ranks !== 0) return ranks > 0
  return phase === 'past' ? (dataset['day'] ?? '') < day : (dataset['day'] ?? '') > day
}

/** Puts each item into the list of its phase, in a place that has one for each; one without items is not shown. */
export function moveGroups(place: HTMLElement): void {
  const groups = [...place.querySelectorAll<HTMLElement>('[data-group]')]
  for (const item of place.querySelectorAll<HTMLElement>('[data-group] li[data-phase]')) {
    const target = groups.find(({ dataset }) => dataset['group'] === item.dataset['phase'])
    if (!target || target.contains(item)) continue
    item.className = target.dataset['item'] ?? ''
    target.querySelector('ul')?.append(item)
  }
  for (const group of groups) group.hidden = group.querySelector('li') === null
}
