import { connect } from '../../api/browser.ts'
import type { Failure } from '../../api/client.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { parseAddress } from '../../i18n/paths.ts'
import { now, onClockChange } from '../../lib/clock.ts'
import { isPlainClick } from '../../rules/plain-click.ts'
import { dayKey } from '../../rules/time.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { FailedFace } from '../../ui/FailedFace.tsx'
import type { PageContext } from '../../ui/page.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { AgendaBody, Nothing } from './AgendaBody.tsx'
import { AgendaEntities } from './AgendaEntities.tsx'
import { type AgendaKind, agendaGroups } from './agenda.ts'
import { type AgendaState, agendaAddress, plainAgenda, readAgenda, withToggled } from './agenda-address.ts'
import { type AgendaAnswer, askAgenda } from './agenda-calls.ts'
import { type AgendaModel, facetsOf } from './agenda-list.ts'

/** How often the clock is looked at while the page is open, in ms. */
const MINUTE = 60_000

/** What stands drawn: the last answer, and what is on its way or has failed since. */
interface Shown {
  state: AgendaState
  answer: AgendaAnswer | null
  /** When it was answered: from then on the clock goes on. */
  answeredAt: Date
  busy: boolean
  failure: Failure | null
}

/**
 * Brings a list by the clock to life: day, hall and topic go through the address, each change is a step back. It asks
 * before it draws, so that what is prerendered stays until its successor is there.
 */
export async function mountAgenda(root: HTMLElement, data: PageData, kind: AgendaKind): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'agenda'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  const read = (url: Location | URL): AgendaState | null => {
    const { path, language, exhibitionId } = parseAddress(url.pathname, page.fallback)
    const isOurs = language === page.language && exhibitionId === page.exhibitionId && url.origin === location.origin
    const isList = path === `/${kind}/` || new RegExp(`^/${kind}/page/[1-9]\\d*/$`).test(path)
    return isOurs && isList ? readAgenda(kind, path, url.search) : null
  }
  let shown: Shown = {
    state: read(location) ?? plainAgenda(),
    answer: null,
    answeredAt: now(),
    busy: false,
    failure: null,
  }
  let running: AbortController | null = null
  let react: ReturnType<typeof createRoot> | null = null

  const draw = () => {
    react ??= createRoot(root)
    const model = modelOf(page, kind, shown, (state) => visit(state))
    const own = react
    own.render(<AgendaBody model={model}>{bodyOf(model, shown, () => void load(shown.state))}</AgendaBody>)
    tellDrawn()
  }
  const load = async (state: AgendaState): Promise<void> => {
    running?.abort()
    const own = new AbortController()
    running = own
    shown = { ...shown, state, busy: true, failure: null }
    if (react) draw()
    const result = await askAgenda(call, kind, state, own.signal)
    if (running !== own) return
    running = null
    shown = result.ok
      ? { state, answer: result.data, answeredAt: now(), busy: false, failure: null }
      : { ...shown, busy: false, failure: result }
    draw()
  }
  const visit = (state: AgendaState) => {
    const { path, query } = agendaAddress(kind, state)
    const href = page.href(path, query)
    if (href === location.pathname + location.search) return
    const onlyPage = state.page !== shown.state.page
    history.pushState(null, '', href)
    void load(state).then(() => {
      if (!onlyPage) return
      document.getElementById('list-title')?.focus({ preventScroll: true })
      document.getElementById('list')?.scrollIntoView({ behavior: 'instant' })
    })
  }
  await load(shown.state)
  const moveOn = () => {
    if (!shown.busy) draw()
  }
  setInterval(moveOn, MINUTE)
  onClockChange(moveOn)
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return
    const next = link.hasAttribute('download') ? null : read(new URL(link.href))
    if (!next) return
    event.preventDefault()
    visit(next)
  })
  addEventListener('popstate', () => {
    const next = read(location)
    const isOther = next && JSON.stringify(next) !== JSON.stringify(shown.state)
    if (isOther) void load(next)
  })
}

function modelOf(page: PageContext, kind: AgendaKind, shown: Shown, visit: (state: AgendaState) => void): AgendaModel {
  const { state, answer, answeredAt, busy } = shown
  const at = now()
  const facets = facetsOf(answer?.page.facets ?? {})
  return {
    page: { ...page, now: answeredAt.toISOString() },
    kind,
    state,
    groups: answer?.by === 'time' ? agendaGroups(answer.page.records, at, page.zone, answeredAt) : [],
    pageNum: state.page,
    total: answer?.page.total ?? 0,
    today: dayKey(at, page.zone),
    ...facets,
    live: { busy, toggle: (facet, value) => visit(withToggled(state, facet, value)) },
  }
}

/** In place of the groups: why there are none, or exhibitors with theirs. */
function bodyOf(model: AgendaModel, { answer, failure }: Shown, retry: () => void) {
  const { t } = model.page
  if (failure) {
    return (
      <div role="alert">
        <FailedFace page={model.page} failure={failure} title={t('agenda:failed')} again={retry} />
      </div>
    )
  }
  if (answer?.by !== 'exhibitor') return undefined
  return answer.page.total === 0 ? (
    <Nothing model={model} />
  ) : (
    <AgendaEntities model={model} items={answer.page.records} />
  )
}
