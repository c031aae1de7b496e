import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import { activity } from '../../contract/activity.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { ItemView } from './ItemView.tsx'
import { itemView } from './ucan.ts'

/** Shows an agenda's item that has no prerendered page: the platform gives the activity by the item's id. */
export async function showItem(root: HTMLElement, data: PageData, agendaId: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'ucan'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: root.querySelector('h1')?.textContent ?? '',
    missing: {
      title: t('ucan:missing'),
      why: t('ucan:missingWhy'),
      ways: [
        { label: t('ucan:activities'), href: page.href('/activity') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('ucan:failed'),
    async ask() {
      if (agendaId === null) return { kind: 'missing' }
      const result = await call(activity.detail, { agendaId })
      if (!result.ok) return detailFailure(result)
      const item = result.data.agenda.find((each) => each.agendaId === agendaId)
      if (!item) return { kind: 'missing' }
      const html = sanitise(item.description ?? '')
      return {
        kind: 'view',
        title: item.title,
        view: <ItemView page={page} {...itemView(item, result.data)} html={html} />,
      }
    },
  })
  tellDrawn()
}
