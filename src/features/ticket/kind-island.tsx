import { ticket } from '../../contract/ticket.ts'
import { isOffline } from '../../rules/errors.ts'
import type { PageData } from '../../state/page-data.ts'
import { openShell } from '../../ui/detail/open-shell.ts'
import { type DetailOutcome, drawDetail } from '../../ui/live-detail.tsx'
import { sanitise } from '../../ui/sanitise.ts'
import { KindIsland } from './KindIsland.tsx'
import { toolsOf } from './mount-ticket.tsx'

/** /ticket/details: by the page's own kind (`data-id`), or by `?id=` in the shell. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const own = root.dataset['id']
  if (own !== undefined) return show(root, data, own)
  await openShell(data, '/ticket/details', (id) => show(root, data, id))
}

async function show(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const tools = await toolsOf(data)
  const { page, call } = tools
  const title = page.t('ticket:shellTitle')
  const list = { label: page.t('ticket:toKinds'), href: page.href('/ticket') }
  const missing = { title: page.t('ticket:unknown'), why: page.t('ticket:unknownWhy'), ways: [list] }
  const ask = async (): Promise<DetailOutcome> => {
    const answer = await call(ticket.kinds, {})
    if (!answer.ok) {
      // The prerendered page stays; its buttons ask again when they are pressed.
      if (root.dataset['id'] !== undefined) throw new Error(answer.message)
      return { kind: 'failed', offline: isOffline(answer), message: answer.message, errCode: answer.errCode }
    }
    const kind = answer.data.find(({ ticketKindId }) => ticketKindId === id)
    if (!kind) return { kind: 'missing' }
    const html = sanitise(kind.description)
    return {
      kind: 'view',
      title: kind.ticketName,
      view: <KindIsland {...tools} kinds={answer.data} id={kind.ticketKindId} html={html} />,
    }
  }
  await drawDetail(root, { page, shellTitle: title, missing, failed: page.t('ticket:failed'), ask })
}
