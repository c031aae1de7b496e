import type { ListKind } from '../../state/list.ts'
import { type FacetGroup, type FacetNode, isFacet } from './list-facets.ts'

/** What an island finds in its place: enough to draw it again as it was, before the platform has answered anything. */
export interface Prerendered {
  groups: FacetGroup[]
  total: number
  /** Groups that the visitor has closed. */
  closed: ReadonlySet<string>
  /** The list's own element, which the island keeps while its state is the page's. */
  list: Element | null
}

/** Reads what ListBody has drawn at build. Call it before the first draw clears the place. */
export function readPrerendered(root: Element, kind: ListKind): Prerendered {
  const boxes = [...root.querySelectorAll<HTMLDetailsElement>('details[data-facet]')]
  const results = root.querySelector<HTMLElement>('[data-total]')
  const groups = boxes.flatMap((box): FacetGroup[] => {
    const name = box.dataset['facet'] ?? ''
    if (!isFacet(name) || !kind.facets.includes(name)) return []
    const nodes = [...box.querySelectorAll<HTMLInputElement>('input[data-key]')].map(readNode)
    return [{ name, nodes, size: Number(box.dataset['size'] ?? nodes.length) }]
  })
  const list = [...(results?.children ?? [])].find((each) => each.matches('ul')) ?? null
  const closed = new Set(boxes.filter((box) => !box.open).map((box) => box.dataset['facet'] ?? ''))
  return { groups, total: Number(results?.dataset['total'] ?? 0), closed, list }
}

function readNode(input: HTMLInputElement): FacetNode {
  const [label, count] = input.parentElement?.querySelectorAll('span') ?? []
  return {
    value: (input.dataset['key'] ?? '').replace(/^[^:]*:/, ''),
    label: label?.textContent ?? '',
    // Written for readers, with separators of thousands.
    count: Number((count?.textContent ?? '').replace(/\D/g, '')),
    children: [],
  }
}
