import { connect } from '../../../api/browser.ts'
import { createRoot } from '../../../islands/root.ts'
import { loadTranslate } from '../../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../../lib/page-context.ts'
import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import type { PageData } from '../../../stores/page-data.ts'
import { roomSheet } from '../../shared/style-sheets.ts'
import { type Opened, openedBy, readRoom, Stage } from './Stage.tsx'

/**
 * What plays on the page of a live or a meeting: the page stays as it was drawn, and the stage comes above its head. A
 * button with `data-join`, the film of a meeting (`data-film`), a recording (`data-replay`) and a moment of it (`data-t`)
 * open it, as does an address with `?replay=…&t=…` or `?join`.
 */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'room']), roomSheet()])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  const subject = readRoom(root)
  if (!subject) return
  const place = document.createElement('div')
  place.className = 'stage'
  place.tabIndex = -1
  root.querySelector('.event-head')?.before(place)
  const react = createRoot(place)
  let opened: Opened | null = null

  const draw = (next: Opened | null) => {
    const before = opened
    opened = next
    root.classList.toggle('on-stage', next !== null)
    if (next) root.dataset['stage'] = next.kind
    // At once: a dialog that goes gives the focus back before it is placed below.
    react.render(next && <Stage page={page} call={call} subject={subject} opened={next} show={draw} />)
    if (next) place.scrollIntoView({ block: 'nearest' })
    // The button that was pressed goes, and comes back: so does the focus.
    if (next && !before) place.focus({ preventScroll: true })
    const acts = root.querySelectorAll<HTMLElement>('.event-acts :is(button, a)')
    if (!next) [...acts].find((each) => each.checkVisibility())?.focus()
  }
  root.addEventListener('click', (event) => {
    if (!isUnmodifiedClick(event) || place.contains(event.target as Node)) return
    const next = openedBy(event.target as Element, opened)
    if (!next) return
    event.preventDefault()
    if (next.kind === 'replay') history.replaceState(history.state, '', addressOf(next))
    draw(next)
  })
  const query = new URLSearchParams(location.search)
  const replay = query.get('replay')
  const seconds = Number(query.get('t') ?? Number.NaN)
  if (replay !== null) draw({ kind: 'replay', replayId: replay, at: seconds >= 0 ? seconds : null, turn: 0 })
  else if (query.has('join')) draw({ kind: 'room', at: seconds >= 0 ? seconds : null, turn: 0 })
}

function addressOf({ replayId, at }: Extract<Opened, { kind: 'replay' }>): string {
  const address = new URL(location.href)
  address.searchParams.set('replay', replayId)
  if (at === null) address.searchParams.delete('t')
  else address.searchParams.set('t', String(Math.floor(at)))
  return address.href
}
