import { usePage } from '../../components/usePage.ts'
import type { SearchAnswer } from './search-answer.ts'
import { KINDS, SEARCH } from './search-kinds.ts'
import { changed, type SearchState, searchQuery } from './search-state.ts'

interface Props {
  state: SearchState
  counts: SearchAnswer['counts']
}

/** The number of results per kind, each with a link to that kind alone. Kinds without results have no tab. */
export function SearchTabs({ state, counts }: Props) {
  const page = usePage()
  const { t, format } = page
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const href = (kind: SearchState['kind']) => page.href(SEARCH, searchQuery(changed(state, { kind })))
  return (
    <nav className="tabs find-tabs" aria-label={t('search:kinds')}>
      <a href={href(null)} aria-current={state.kind === null ? 'page' : undefined} data-key="kind:">
        {t('search:all')} <span className="number">{format.number(total)}</span>
      </a>
      {KINDS.map(({ kind, slug, name }) => {
        const count = counts[kind] ?? 0
        if (count === 0 && state.kind !== kind) return null
        return (
          <a
            key={kind}
            href={href(kind)}
            aria-current={state.kind === kind ? 'page' : undefined}
            data-key={`kind:${slug}`}
          >
            {t(name)} <span className="number">{format.number(count)}</span>
          </a>
        )
      })}
    </nav>
  )
}
