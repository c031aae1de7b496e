import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import { agreement } from '../../contract/agreement.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { AgreementView } from './AgreementView.tsx'
import { agreementBrief } from './agreement.ts'
import { withContents } from './contents.ts'

/** Shows an agreement that has no prerendered page; null: there is none to show. */
export async function showAgreement(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'pages'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    // The page stands for the user agreement until another is known.
    shellTitle: root.querySelector('h1')?.textContent ?? '',
    missing: {
      title: t('pages:agreementNotFound'),
      why: t('pages:agreementNotFoundWhy'),
      ways: [
        { label: t('pages:agreementAll'), href: page.href('/agreements') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('pages:agreementFailed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const result = await call(agreement.detail, { agreementId: id })
      if (!result.ok) return detailFailure(result)
      const { html: contentHtml, contents } = withContents(sanitise(result.data.content))
      const view = { agreement: agreementBrief(result.data), contentHtml, contents, others: [] }
      return { kind: 'view', title: result.data.title, view: <AgreementView page={page} {...view} /> }
    },
  })
}
