import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { type FacetGroup, type FacetNode, hasChosen, LONG_GROUP, visibleNodes } from './list-facets.ts'

interface FacetProps {
  /** The heading, if it is not the facet's own name. */
  label?: string
  group: FacetGroup
  /** Starts closed, unless one of its values is chosen. */
  isFolded?: boolean
  chosen: readonly string[]
  toggle(value: string): void
}

/** A facet's values: the most common ones, or all. */
export function FacetBox({ label, group, isFolded = false, chosen, toggle }: FacetProps) {
  const { t, format } = usePage()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [startsFolded] = useState(isFolded && !group.nodes.some(({ value }) => chosen.includes(value)))
  const nodes = visibleNodes(group.nodes, chosen, open, words)
  const isLong = group.size > nodes.length || open
  return (
    <details className="facet" open={!startsFolded} data-facet={group.name}>
      <summary>
        {label ?? t(`list:facet.${group.name}`)}
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
          <Value key={node.value} {...{ group, chosen, toggle, node, open }} />
        ))}
      </ul>
      {isLong && (
        <button
          className="link"
          type="button"
          data-key={`more:${group.name}`}
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

/** A value; its children are shown if it or one of them is chosen, or the group is open. */
function Value({ node, ...props }: ValueProps) {
  const page = usePage()
  const { group, chosen, toggle, open } = props
  const isChosen = chosen.includes(node.value)
  const children = node.children ?? []
  const below = children.some((child) => hasChosen(child, chosen))
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
      {children.length > 0 && (isChosen || below || open) && (
        <ul className="sub">
          {visibleNodes(children, chosen, open).map((child) => (
            <Value key={child.value} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
