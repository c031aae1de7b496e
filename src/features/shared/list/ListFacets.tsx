import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import type { PageContext } from '../../../lib/page.ts'
import { ListKeyword } from './ListKeyword.tsx'
import { type FacetGroup, type FacetNode, LONG_GROUP, visibleNodes } from './list-facets.ts'
import { countText, hrefTo, type ListModel, wordsOf } from './list-model.ts'
import { cleared, keywordOf } from './list-query.ts'

/**
 * The filters. They need script, and wake the island by `data-key`; on a narrow screen they are a sheet that opens by its
 * address. A value that would bring nothing is disabled, not hidden.
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
        {kind.facets.length > 0 && <SheetHead page={page} />}
        <ListKeyword model={model} />
        {groups.map((group) => (
          <FacetBox
            key={group.name}
            page={page}
            group={group}
            chosen={state.chosen[group.name] ?? []}
            toggle={(value) => model.live?.toggle(group.name, value)}
          />
        ))}
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

/** What the sheet is, and its way out: at its foot stands the other one. */
export const SheetHead = ({ page }: { page: PageContext }) => (
  <header className="facets-head narrow-only">
    <h2 tabIndex={-1}>{page.t('common:filters')}</h2>
    <a className="icon-btn" href="#list" aria-label={page.t('common:close')}>
      <Icon name="x" />
    </a>
  </header>
)

interface FacetProps {
  page: PageContext
  group: FacetGroup
  chosen: readonly string[]
  toggle(value: string): void
}

/** A facet's values: the most usual ones, or all. */
export function FacetBox({ page, group, chosen, toggle }: FacetProps) {
  const { t, format } = page
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
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
          <Value key={node.value} {...{ page, group, chosen, toggle, node, open }} />
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

type ValueProps = FacetProps & { node: FacetNode; open: boolean }

/** A value; those under it show when it is chosen, or one of them, or the group is open. */
function Value({ node, ...props }: ValueProps) {
  const { page, group, chosen, toggle, open } = props
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
          onChange={() => toggle(node.value)}
        />
        <span>{node.label}</span>
        <span className="number">{page.format.number(node.count)}</span>
      </label>
      {node.children.length > 0 && (isChosen || below || open) && (
        <ul className="sub">
          {visibleNodes(node.children, chosen, open).map((child) => (
            <Value key={child.value} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
