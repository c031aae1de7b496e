import { activity } from '@fair/contract/activity.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import { sanitise } from '../../lib/sanitise.ts'
import type { OpenDetail } from '../shared/detail/open-detail.ts'
import { ItemView } from './ItemView.tsx'
import { itemView } from './ucan.ts'

/** Shows an agenda item that has no prerendered page. The platform returns the activity by the item's id. */
export const openItem: OpenDetail = async (agendaId, { call }) => {
  const result = await call(activity.detail, { agendaId })
  if (!result.ok) return detailFailure(result)
  const item = result.data.agenda.find((each) => each.agendaId === agendaId)
  if (!item) return { kind: 'missing' }
  const html = sanitise(item.description ?? '')
  return {
    kind: 'view',
    title: item.title,
    view: <ItemView {...itemView(item, result.data)} html={html} />,
  }
}
