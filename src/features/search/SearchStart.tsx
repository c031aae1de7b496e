import type { SearchKind } from '@fair/contract/search.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { isLandable, landingPath } from '../../domain/landing.ts'
import { KINDS } from './search-kinds.ts'

export interface SearchStartProps {
  /** The number of items of each kind, as a starting point. */
  counts: Readonly<Record<SearchKind, number>>
  /** Those with exhibitors are linked to their own page; a separate page lists all of them. */
  industries: readonly { industryId: string; industryName: string; exhibitorCount: number }[]
}

/** The search page before a search: links that need neither a keyword nor script. */
export function SearchStart({ counts, industries: all }: SearchStartProps) {
  const page = usePage()
  // Industries without exhibitors have no page.
  const industries = all.filter(({ industryId, exhibitorCount }) => exhibitorCount > 0 && isLandable(industryId))
  const { t, format } = page
  return (
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
                <span className="number">{format.number(counts[kind])}</span>
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
                  <span className="number">{format.number(exhibitorCount)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
