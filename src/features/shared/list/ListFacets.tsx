import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { specificationSheet } from '../style-sheets.ts'
import { FacetBox } from './FacetBox.tsx'
import { ListKeyword } from './ListKeyword.tsx'
import type { FacetGroup } from './list-facets.ts'
import { countText, hrefTo, type ListModel, wordsOf } from './list-model.ts'
import { cleared, keywordOf } from './list-query.ts'

/**
 * The filters. They need script, and hydrate the island by `data-key`; on a narrow screen they are a sheet that opens
 * by its address. A value without results is disabled, not hidden.
 */
export function ListFacets({ model }: { model: ListModel }) {
  const { page, kind, state } = model
  const { t } = page
  const groups = state.byExhibitor ? [] : model.groups.filter(({ name }) => name !== kind.tabs)
  return (
    <aside
      className={kind.facets.length > 0 ? 'facets needs-js' : 'facets-words needs-js'}
      id="filters"
      aria-label={t('common:filters')}
    >
      <form
        action={page.href(kind.path)}
        role="search"
        aria-label={t(wordsOf(model).keyword)}
        onSubmit={(event) => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem('keyword')
          if (field instanceof HTMLInputElement) model.live?.type(keywordOf(field.value), true)
        }}
      >
        {kind.facets.length > 0 && <SheetHead />}
        <ListKeyword model={model} />
        {groups.map((group) =>
          group.name === 'specification' ? (
            <Specifications key={group.name} model={model} group={group} />
          ) : (
            <FacetBox
              key={group.name}
              group={group}
              chosen={state.chosen[group.name] ?? []}
              toggle={(value) => model.live?.toggle(group.name, value)}
            />
          ),
        )}
        {kind.facets.length > 0 && (
          <p className="facets-foot narrow-only">
            <a className="btn btn-2" href={hrefTo(model, cleared(state))} data-clear="">
              {t('list:clearAll')}
            </a>
            <a className="btn btn-primary" href="#list">
              {t('list:show', { what: countText(model) })}
            </a>
          </p>
        )}
      </form>
    </aside>
  )
}

/** The sheet's title, and a link that closes it; another is at its foot. */
export const SheetHead = () => {
  const page = usePage()
  return (
    <header className="facets-head narrow-only">
      <h2 tabIndex={-1}>{page.t('common:filters')}</h2>
      <a className="icon-btn" href="#list" aria-label={page.t('common:close')}>
        <Icon name="x" />
      </a>
    </header>
  )
}

type SpecificationFilters = typeof import('./SpecificationFilters.tsx').SpecificationFilters

/**
 * The specifications of the chosen category's exhibits: code and style sheet are fetched when they are first needed.
 */
function Specifications(props: { model: ListModel; group: FacetGroup }) {
  const [part, setPart] = useState<{ Filters: SpecificationFilters } | null>(null)
  useEffect(() => {
    let cancelled = false
    void Promise.all([import('./SpecificationFilters.tsx'), specificationSheet()])
      .then(([{ SpecificationFilters }]) => cancelled || setPart({ Filters: SpecificationFilters }))
      // The list works without them; the next category tries again.
      .catch(() => null)
    return () => {
      cancelled = true
    }
  }, [])
  return part && <part.Filters {...props} />
}
