import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { Facets } from '../../contract/endpoint.ts'
import type { PageContext } from '../../lib/page.ts'
import { type FacetNode, facetTree, LONG_GROUP, visibleNodes } from '../shared/list/list-facets.ts'
import { kindOf, type SearchFacet } from './search-kinds.ts'
import { changed, SEARCH, type SearchState, searchQuery, toggled } from './search-state.ts'

interface Props {
  page: PageContext
  state: SearchState
  facets: Facets
  total: number
  navigate(state: SearchState): void
}

/** What the finds of one kind can be narrowed by, with counts; on a phone a sheet (features/shared/list/list-sheet.ts). */
export function SearchFacets({ page, state, facets, total, navigate }: Props) {
  const { t, format } = page
  const names = state.kind === null ? [] : kindOf(state.kind).facets
  const narrowed = Object.keys(state.chosen).length > 0
  const isChosen = (name: string, value: string) => state.chosen[name]?.includes(value) ?? false
  return (
    <aside className="facets" id="filters" aria-label={t('common:filters')}>
      <form onSubmit={(event) => event.preventDefault()}>
        {names.map((name) => {
          // What the words alone rule out is left out; what a filter rules out stays, disabled.
          const values = (facets[name] ?? []).filter(
            ({ count, value }) => narrowed || count > 0 || isChosen(name, value),
          )
          const nodes = facetTree(values)
          if (nodes.length === 0) return null
          const toggle = (value: string) => {
            const kin = {
              parent: values.find((each) => each.value === value)?.parent ?? null,
              children: values.filter((each) => each.parent === value).map((each) => each.value),
            }
            navigate(toggled(state, name, value, kin))
          }
          return (
            <Facet key={name} page={page} name={name} nodes={nodes} chosen={state.chosen[name] ?? []} toggle={toggle} />
          )
        })}
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

interface FacetProps {
  page: PageContext
  name: SearchFacet
  nodes: readonly FacetNode[]
  chosen: readonly string[]
  toggle(value: string): void
}

function Facet({ page, name, nodes, chosen, toggle }: FacetProps) {
  const { t, format } = page
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const shown = visibleNodes(nodes, chosen, open, words)
  return (
    <details className="facet" open data-facet={name}>
      <summary>
        {t(`search:facet.${name}`)}
        <Icon name="down" />
      </summary>
      {open && nodes.length > LONG_GROUP && (
        <input
          className="input"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={t('search:findValue', { name: t(`search:facet.${name}`) })}
          placeholder={t('search:findValue', { name: t(`search:facet.${name}`) })}
        />
      )}
      <ul>
        {shown.map((node) => (
          <Value key={node.value} page={page} name={name} node={node} chosen={chosen} open={open} toggle={toggle} />
        ))}
      </ul>
      {(open || shown.length < nodes.length) && (
        <button className="link" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('list:fewer') : t('search:allValues', { n: format.number(nodes.length) })}
        </button>
      )}
    </details>
  )
}

type ValueProps = Omit<FacetProps, 'nodes'> & { node: FacetNode; open: boolean }

/** A value; those under it show when it is chosen, or one of them, or the group is open. */
function Value({ page, name, node, chosen, open, toggle }: ValueProps) {
  const isChosen = chosen.includes(node.value)
  const below = node.children.some((child) => chosen.includes(child.value))
  return (
    <li>
      <label>
        <input
          type="checkbox"
          data-key={`${name}:${node.value}`}
          checked={isChosen}
          disabled={node.count === 0 && !isChosen}
          ref={(box) => {
            if (box) box.indeterminate = below && !isChosen
          }}
          onChange={() => toggle(node.value)}
        />
        <span>{node.label}</span>
        <span className="number">{page.format.number(node.count)}</span>
      </label>
      {node.children.length > 0 && (isChosen || below || open) && (
        <ul className="sub">
          {visibleNodes(node.children, chosen, open).map((child) => (
            <Value key={child.value} page={page} name={name} node={child} chosen={chosen} open={open} toggle={toggle} />
          ))}
        </ul>
      )}
    </li>
  )
}
