import { Prose } from '../../components/Prose.tsx'
import { ticket } from '../../contract/ticket.ts'
import { isOffline } from '../../domain/errors.ts'
import { sanitise } from '../../lib/sanitise.ts'
import type { OpenDetail } from '../shared/detail/open-detail.ts'
import { KindPage } from './KindPage.tsx'

/** Shows a kind of ticket that has no prerendered page. The platform has no call for one: it is found among all. */
export const openKind: OpenDetail = async (id, { call }) => {
  const result = await call(ticket.kinds, {})
  // A list that is refused says nothing about one of its items.
  if (!result.ok)
    return { kind: 'failed', offline: isOffline(result), message: result.message, errCode: result.errCode }
  const kind = result.data.find(({ ticketKindId }) => ticketKindId === id)
  if (!kind) return { kind: 'missing' }
  const view = (
    <KindPage kind={kind}>
      <Prose html={sanitise(kind.description)} />
    </KindPage>
  )
  return { kind: 'view', title: kind.ticketName, view }
}
