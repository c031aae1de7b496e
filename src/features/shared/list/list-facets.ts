import type { Facets, FacetValue } from '@fair/contract/endpoint.ts'
import type { FacetName } from '../../../stores/list-names.ts'
import type { ListConfig } from './list-query.ts'

/** A value as shown: with its children, such as a country's provinces. */
export interface FacetNode {
  value: string
  label: string
  count: number
  /** Unit of a numeric specification. */
  unit?: string
  /** Absent without any, and on a prerendered page. */
  children?: FacetNode[]
}

export interface FacetGroup {
  name: FacetName
  nodes: FacetNode[]
  /** Total number of top values; more than `nodes` on a prerendered page. */
  size: number
}

/** Number of values shown before a long group is opened. */
export const SHORT_GROUP = 6
/** With this many values or more, an open group can be searched. */
export const LONG_GROUP = 12

/** The platform's flat facets as groups in the list's order; a value whose parent is missing is at the top level. */
export function facetGroups(facets: Facets, kind: ListConfig): FacetGroup[] {
  return kind.facets.flatMap((name) => {
    const nodes = facetTree(facets[name] ?? [])
    return nodes.length === 0 ? [] : [{ name, nodes, size: nodes.length }]
  })
}

/**
 * A facet's flat values as a tree; a value whose parent is missing is at the top level. '' is skipped: no address can
 * name it.
 */
function facetTree(all: readonly FacetValue[]): FacetNode[] {
  const values = all.filter(({ value }) => value !== '')
  const nodes = new Map(
    values.map(({ value, label, count, unit }): [string, FacetNode] => [
      value,
      { value, label, count, ...(unit != null && { unit }) },
    ]),
  )
  const tops: FacetNode[] = []
  for (const { value, parent } of values) {
    const node = nodes.get(value)
    const above = parent == null || parent === value ? undefined : nodes.get(parent)
    if (!node) continue
    if (above) above.children = [...(above.children ?? []), node]
    else tops.push(node)
  }
  return tops
}

/** What a prerendered page contains: the top of each group, without child values. The island loads the rest. */
export function summarisedGroups(groups: readonly FacetGroup[], { tabs }: Pick<ListConfig, 'tabs'>): FacetGroup[] {
  return groups.map((group) => ({
    ...group,
    nodes: visibleNodes(group.nodes, [], group.name === tabs).map(({ children: _, ...node }) => node),
  }))
}

/**
 * The nodes to show, in the platform's order: in an open group all that match `words`; else those with the most items
 * and, of the others, the chosen ones. So a filter does not leave a short group with only zeros.
 */
export function visibleNodes(
  nodes: readonly FacetNode[],
  chosen: readonly string[],
  open: boolean,
  words: string = '',
): FacetNode[] {
  if (open) {
    const plain = fold(words)
    return plain === '' ? [...nodes] : nodes.filter((node) => hasChosen(node, chosen) || matches(node, plain))
  }
  const top = new Set(nodes.toSorted((a, b) => b.count - a.count).slice(0, SHORT_GROUP))
  return nodes.filter((node) => top.has(node) || hasChosen(node, chosen))
}

/** Whether a value or one below it is chosen. */
export const hasChosen = (node: FacetNode, chosen: readonly string[]): boolean =>
  chosen.includes(node.value) || (node.children?.some((child) => hasChosen(child, chosen)) ?? false)

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()

const matches = (node: FacetNode, plain: string): boolean =>
  fold(node.label).includes(plain) || (node.children?.some((child) => matches(child, plain)) ?? false)

/** The facets of the prerendered page, as an island finds them before the platform has answered. */
export function facetsOf(groups: readonly FacetGroup[]): Facets {
  const flat = (node: FacetNode, parent: string | null): FacetValue[] => [
    { value: node.value, label: node.label, count: node.count, parent },
    ...(node.children ?? []).flatMap((child) => flat(child, node.value)),
  ]
  return Object.fromEntries(groups.map(({ name, nodes }) => [name, nodes.flatMap((node) => flat(node, null))]))
}

/** The values above and below a facet's value, such as a province's country: see list-query.ts, toggled. */
export function relativesOf(facets: Facets, name: FacetName, value: string): string[] {
  const values = facets[name] ?? []
  const parents = new Map(values.map((each) => [each.value, each.parent]))
  const above = (at: string, found: readonly string[] = []): readonly string[] => {
    const parent = parents.get(at)
    return parent == null || found.includes(parent) ? found : above(parent, [...found, parent])
  }
  const ancestors = above(value)
  return [...parents.keys()].filter((each) => ancestors.includes(each) || above(each).includes(value))
}
