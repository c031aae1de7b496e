import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { ListKeyword } from './ListKeyword.tsx'
import { type FacetGroup, type FacetNode, LONG_GROUP, visibleNodes } from './list-facets.ts'
import { countText, hrefTo, type ListModel, wordsOf } from './list-model.ts'
import { cleared, keywordOf } from './list-query.ts'

/**
 * The filters. They need script, and wake the island by `data-key`; on a narrow screen they are a sheet that opens by its
 * address. A value that would bring nothing is disabled, not hidden.
 */
export function ListFacets({ model }: { model: ListModel }) {
  const { page, kind, state, groups } = model
  const { t } = page
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
        <ListKeyword model={model} />
        {!state.byExhibitor && groups.map((group) => <FacetBox key={group.name} model={model} group={group} />)}
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

function FacetBox({ model, group }: { model: ListModel; group: FacetGroup }) {
  const { t, format } = model.page
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const chosen = model.state.chosen[group.name] ?? []
  const nodes = visibleNodes(group.nodes, chosen, open, words)
  const isLong = group.size > nodes.length || open
  return (
    <details className="facet" open data-facet={group.name}>
      <summary>
        {t(`list:facet.${group.name}`)}
        <Icon name="down" />
      </summary>
      {open && group.size > LONG_GROUP && (
        <input
          className="input"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t(`list:find.${group.name}`)}
          aria-label={t(`list:find.${group.name}`)}
        />
      )}
      <ul>
        {nodes.map((node) => (
          <Value key={node.value} model={model} group={group} node={node} chosen={chosen} open={open} />
        ))}
      </ul>
      {isLong && (
        <button
          className="link"
          type="button"
          data-key={`more:${group.name}`}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
            setWords('')
          }}
        >
          {open ? t('list:fewer') : t(`list:all.${group.name}`, { n: format.number(group.size) })}
        </button>
      )}
    </details>
  )
}

interface ValueProps {
  model: ListModel
  group: FacetGroup
  node: FacetNode
  chosen: readonly string[]
  open: boolean
}

/** A value; those under it show when it is chosen, or one of them, or the group is open. */
function Value({ model, group, node, chosen, open }: ValueProps) {
  const isChosen = chosen.includes(node.value)
  const below = node.children.some((child) => chosen.includes(child.value))
  return (
    <li>
      <label>
        <input
          type="checkbox"
          data-key={`${group.name}:${node.value}`}
          checked={isChosen}
          disabled={node.count === 0 && !isChosen}
          ref={(box) => {
            if (box) box.indeterminate = below && !isChosen
          }}
          onChange={() => model.live?.toggle(group.name, node.value)}
        />
        <span>{node.label}</span>
        <span className="number">{model.page.format.number(node.count)}</span>
      </label>
      {node.children.length > 0 && (isChosen || below || open) && (
        <ul className="sub">
          {visibleNodes(node.children, chosen, open).map((child) => (
            <Value key={child.value} model={model} group={group} node={child} chosen={chosen} open={open} />
          ))}
        </ul>
      )}
    </li>
  )
}
