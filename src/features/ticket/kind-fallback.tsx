import { ticket } from '@fair/contract/ticket.ts'
import { Prose } from '../../components/Prose.tsx'
import { isOffline } from '../../domain/errors.ts'
import { sanitise } from '../../lib/sanitise.ts'
import type { OpenDetail } from '../shared/detail/open-detail.ts'
import { KindPage } from './KindPage.tsx'

/** Shows a kind of ticket without a prerendered page. The platform has no call for one kind, so all are searched. */
export const openKind: OpenDetail = async (id, { call }) => {
  const result = await call(ticket.kinds, {})
  // A refused list gives no information about a single item.
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
