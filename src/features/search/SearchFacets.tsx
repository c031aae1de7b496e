import type { Facets } from '@fair/contract/endpoint.ts'
import { usePage } from '../../components/usePage.ts'
import { FacetBox } from '../shared/list/FacetBox.tsx'
import { SheetHead } from '../shared/list/ListFacets.tsx'
import { facetGroups, relativesOf } from '../shared/list/list-facets.ts'
import { toggled } from '../shared/list/list-query.ts'
import { SEARCH } from './search-kinds.ts'
import { changed, listOf, type SearchState, searchQuery } from './search-state.ts'

interface Props {
  state: SearchState
  facets: Facets
  total: number
  navigate(state: SearchState): void
}

/** The facets for the results of one kind, with counts; a sheet on a phone (features/shared/list/list-sheet.ts). */
export function SearchFacets({ state, facets, total, navigate }: Props) {
  const page = usePage()
  const { t, format } = page
  const { chosen } = state
  const narrowed = Object.keys(chosen).length > 0
  const list = listOf(state.kind)
  // Values without matches for the keyword are left out; values excluded by a filter stay, disabled.
  const shown = Object.fromEntries(
    list.facets.map((name) => [
      name,
      (facets[name] ?? []).filter(({ count, value }) => narrowed || count > 0 || chosen[name]?.includes(value)),
    ]),
  )
  return (
    <aside className="facets" id="filters" aria-label={t('common:filters')}>
      <form onSubmit={(event) => event.preventDefault()}>
        <SheetHead />
        {facetGroups(shown, list).map((group) => (
          <FacetBox
            key={group.name}
            group={group}
            chosen={chosen[group.name] ?? []}
            toggle={(value) => navigate(toggled(state, group.name, value, relativesOf(shown, group.name, value)))}
          />
        ))}
        <p className="facets-foot narrow-only">
          <a className="btn btn-2" href={page.href(SEARCH, searchQuery(changed(state, { chosen: {} })))}>
            {t('list:clearAll')}
          </a>
          <a className="btn btn-primary" href="#list">
            {t('search:show', { count: total, n: format.number(total) })}
          </a>
        </p>
      </form>
    </aside>
  )
}
