import type { SearchKind } from '../../contract/search.ts'
import type { Namespace } from '../../i18n/messages.ts'
import { landingPath } from '../../rules/landing.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { SearchField } from './SearchField.tsx'
import { KINDS } from './search-kinds.ts'
import { SEARCH } from './search-state.ts'

/** The island's namespaces. */
export const SEARCH_TEXTS: readonly Namespace[] = ['common', 'errors', 'list', 'search']

export interface SearchViewProps {
  page: PageContext
  /** How many there are of each kind, to begin with. */
  counts: Readonly<Record<SearchKind, number>>
  /** Industries with exhibitors; all of them are on a page of their own. */
  industries: readonly { industryId: string; industryName: string; exhibitorCount: number }[]
}

/** The search page before anything is searched: the field, and ways in that need no words and no script. */
export function SearchView({ page, counts, industries }: SearchViewProps) {
  const { t, format } = page
  return (
    <div className="wrap find-page">
      <header className="page-head">
        <div>
          <h1>{t('search:title')}</h1>
          <p>{t('search:lede')}</p>
        </div>
      </header>
      <div data-island="search" data-now="keyword live" data-texts={SEARCH_TEXTS.join(' ')}>
        <SearchField page={page} action={page.href(SEARCH)} keyword="" live={null} />
      </div>
      <p className="no-js">{t('search:noscript')}</p>
      <div id="search-start">
        <section className="section">
          <header className="section-head">
            <h2>{t('search:browse')}</h2>
          </header>
          <ul className="find-start">
            {KINDS.filter(({ kind }) => counts[kind] > 0).map(({ kind, name, list, icon }) => (
              <li key={kind}>
                <a href={page.href(list)}>
                  <Icon name={icon} />
                  <span>{t(name)}</span>
                  <span className="n">{format.number(counts[kind])}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {industries.length > 0 && (
          <section className="section">
            <header className="section-head">
              <h2>{t('search:industries')}</h2>
            </header>
            <ul className="find-start">
              {industries.map(({ industryId, industryName, exhibitorCount }) => (
                <li key={industryId}>
                  <a href={page.href(landingPath('industry', industryId))}>
                    <span>{industryName}</span>
                    <span className="n">{format.number(exhibitorCount)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
