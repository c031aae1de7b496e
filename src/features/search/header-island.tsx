import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import type { PageContext } from '../../ui/page.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { searchSheet } from '../../ui/sheet.ts'
import { createSearch, manifestOf } from './ask-search.ts'
import { SearchCombo } from './SearchCombo.tsx'
import type { Suggest } from './search-answer.ts'
import { SEARCH } from './search-state.ts'
import { useCompletions } from './use-completions.ts'
import { useRecent } from './use-recent.ts'

/** Completions in the header's search field, once somebody goes there. What is chosen is searched on the search page. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'search']), searchSheet()])
  const page = liveContext(data, t)
  const { suggest } = createSearch({
    call: connect(data, (key) => t(`errors:${key}`)),
    dataSource: data.search,
    manifest: manifestOf(page, data),
  })
  createRoot(root).render(<HeaderField page={page} suggest={suggest} />)
}

function HeaderField({ page, suggest }: { page: PageContext; suggest: Suggest }) {
  const { recent, forget } = useRecent(page)
  const completions = useCompletions(suggest, recent, forget)
  const search = (keyword: string) => location.assign(page.href(SEARCH, { keyword }))
  return (
    <>
      <label className="vh" htmlFor="q">
        {page.t('common:search')}
      </label>
      <SearchCombo page={page} id="q" wakes="q" keyword="" live={{ completions, search }} />
      <kbd>/</kbd>
    </>
  )
}
