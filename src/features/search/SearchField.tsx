import { usePage } from '../../components/usePage.ts'
import { SearchCombo } from './SearchCombo.tsx'
import { SEARCH } from './search-kinds.ts'
import type { Completions } from './use-completions.ts'

interface Props {
  keyword: string
  completions: Completions
  search(keyword: string): void
}

/** The search page's field, as a form that works without script as far as possible. */
export function SearchField({ search, ...combo }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <form
      className="find-form"
      action={page.href(SEARCH)}
      method="get"
      role="search"
      aria-label={t('search:title')}
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('keyword')
        if (field instanceof HTMLInputElement) search(field.value)
      }}
    >
      <label className="visually-hidden" htmlFor="search-for">
        {t('search:label')}
      </label>
      <span className="find-field">
        <SearchCombo id="search-for" className="input" search={search} {...combo} />
      </span>
      <button className="btn btn-primary" type="submit">
        {t('common:search')}
      </button>
    </form>
  )
}
