import { connect } from '../../api/browser.ts'
import { servicesOfForm } from '../../api/browser-form.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { MarketingIsland } from './MarketingIsland.tsx'

/** Gives the page the form's name in place of `title`, which is what all of them are called before they are known. */
const callPage = (title: string) => (name: string) => {
  document.title = document.title.replace(title, () => name)
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = name
}

/** /marketing-form/?id=…: any form of the platform by its id (Spec 7, dynamicForm). */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'form', 'marketing'])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const query = new URLSearchParams(location.search)
  const services = servicesOfForm(data, call, text)
  const formId = query.get('id') ?? query.get('formId')
  createRoot(root).render(
    <MarketingIsland
      page={liveContext(data, t)}
      call={call}
      services={services}
      formId={formId}
      onNamed={callPage(t('marketing:title'))}
    />,
  )
}
