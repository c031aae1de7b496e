import type { PageContext } from '../../ui/page.ts'
import { type ComboLive, SearchCombo } from './SearchCombo.tsx'

interface Props {
  page: PageContext
  /** Where the form leads without script. */
  action: string
  keyword: string
  live: ComboLive | null
}

/** The search page's own field, as a form that works without script as far as any can. */
export function SearchField({ page, action, keyword, live }: Props) {
  const { t } = page
  return (
    <form
      className="find-form"
      action={action}
      method="get"
      role="search"
      aria-label={t('search:title')}
      onSubmit={(event) => {
        if (!live) return
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('keyword')
        if (field instanceof HTMLInputElement) live.search(field.value)
      }}
    >
      <label className="vh" htmlFor="search-for">
        {t('search:label')}
      </label>
      <SearchCombo page={page} id="search-for" wakes="search" className="input" keyword={keyword} live={live} />
      <button className="btn btn-primary" type="submit">
        {t('common:search')}
      </button>
    </form>
  )
}
