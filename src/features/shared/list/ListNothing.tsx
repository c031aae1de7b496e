import { specificationOf } from '@fair/contract/rules/specification-choice.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import type { FacetName } from '../../../stores/list-names.ts'
import { facetChips } from './ListChips.tsx'
import type { FacetNode } from './list-facets.ts'
import { hrefTo, hrefWith, type ListModel, wordsOf } from './list-model.ts'
import { chosenWith, cleared, isFiltered } from './list-query.ts'

const actionsOf = ({ page, words: { onward } }: ListModel) => [
  ...(onward ? [{ label: page.t(onward.label), href: page.href(onward.path) }] : []),
  { label: page.t('common:home'), href: page.href('/') },
]

/** Nothing matches, or nothing exists yet. */
export function ListNothing({ model }: { model: ListModel }) {
  const { page, state } = model
  const { t } = page
  const narrow = isFiltered(state)
  return (
    <EmptyState
      title={t(wordsOf(model).none)}
      description={narrow ? t('list:noneWhy') : t('list:noneYet')}
      actions={narrow ? [] : actionsOf(model)}
    >
      {narrow && <Loosened model={model} />}
      {narrow && (
        <p className="btn-row">
          <a className="btn btn-primary" href={hrefTo(model, cleared(state))} data-clear="">
            {t('list:clearFilters')}
          </a>
        </p>
      )}
    </EmptyState>
  )
}

/** The filters that cause the empty list on their own: the counts of a facet ignore its own choice. */
function Loosened({ model }: { model: ListModel }) {
  const { page } = model
  const ways = loosened(model)
  if (ways.length === 0) return null
  return (
    <>
      <p>{page.t('list:loosen')}</p>
      <p className="btn-row">
        {ways.map(({ name, href }) => (
          <a key={href} className="btn btn-2 btn-s" href={href}>
            {page.t('list:without', { name })}
          </a>
        ))}
      </p>
    </>
  )
}

function loosened(model: ListModel): { name: string; href: string }[] {
  const { page, kind, state, groups, live } = model
  const way = (facet: FacetName, leave: readonly string[]) => {
    const values = state.chosen[facet] ?? []
    const left = values.filter((each) => !leave.includes(each))
    const chips = facetChips(page, { chosen: { [facet]: leave } }, [facet], live?.known ?? {}, () => '')
    const chosen = chosenWith(state.chosen, facet, left)
    return { name: page.format.list(chips.map(({ label }) => label)), href: hrefWith(model, { chosen }) }
  }
  return kind.facets.flatMap((facet) => {
    const values = state.chosen[facet] ?? []
    const nodes = groups.find(({ name }) => name === facet)?.nodes ?? []
    // Removing the category would remove all specifications.
    if (facet === 'category' && state.chosen.specification) return []
    if (facet !== 'specification') return values.length > 0 && nodes.some(hasAny) ? [way(facet, values)] : []
    const own = Map.groupBy(values, specificationOf)
    return nodes.flatMap((node) => {
      const chosen = own.get(node.value)
      return chosen && hasAny(node) ? [way(facet, chosen)] : []
    })
  })
}

const hasAny = ({ count, children }: FacetNode): boolean => count > 0 || (children?.some(hasAny) ?? false)
