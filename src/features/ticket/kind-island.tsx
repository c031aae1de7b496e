import { Prose } from '../../components/Prose.tsx'
import { ticket } from '../../contract/ticket.ts'
import { isOffline } from '../../domain/errors.ts'
import { currentPage, preparePage } from '../../islands/page.ts'
import { sanitise } from '../../lib/sanitise.ts'
import type { PageData } from '../../stores/page-data.ts'
import { type DetailOutcome, drawDetail } from '../shared/detail/live-detail.tsx'
import { openShell } from '../shared/detail/open-shell.ts'
import { KindPage } from './KindPage.tsx'

/** The shell of /ticket/details: a kind that has no page of its own, by `?id=`. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  await preparePage(['form', 'ticket'])
  const { page, call } = currentPage()
  const list = { label: page.t('ticket:toKinds'), href: page.href('/ticket') }
  const missing = { title: page.t('ticket:unknown'), why: page.t('ticket:unknownWhy'), ways: [list] }
  const ask = async (id: string | null): Promise<DetailOutcome> => {
    const answer = await call(ticket.kinds, {})
    if (!answer.ok)
      return { kind: 'failed', offline: isOffline(answer), message: answer.message, errCode: answer.errCode }
    const kind = answer.data.find(({ ticketKindId }) => ticketKindId === id)
    if (!kind) return { kind: 'missing' }
    const view = (
      <KindPage kind={kind}>
        <Prose page={page} html={sanitise(kind.description)} />
      </KindPage>
    )
    return { kind: 'view', title: kind.ticketName, view }
  }
  await openShell(data, '/ticket/details', (id) =>
    drawDetail(root, {
      page,
      shellTitle: page.t('ticket:shellTitle'),
      missing,
      failed: page.t('ticket:failed'),
      ask: () => ask(id),
    }),
  )
}
