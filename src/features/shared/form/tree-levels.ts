import type { GeographyOption } from '@fair/contract/geography.ts'

/**
 * The children of a node whose level has not been loaded. Compared by identity; code unaware of it treats the node as a
 * leaf.
 */
export const UNLOADED: GeographyOption[] = []

/** The node at the end of a path; undefined if the tree has no such path. */
export function nodeAt(tree: readonly GeographyOption[], path: readonly string[]): GeographyOption | undefined {
  let node: GeographyOption | undefined
  let level: readonly GeographyOption[] = tree
  for (const value of path) {
    node = level.find((each) => each.value === value)
    if (!node) return undefined
    level = node.children ?? []
  }
  return node
}

/**
 * The first node of a path whose children are not loaded, as a path.
 *
 * @param depth levels that are needed, counted from the top; null: the children of the last node as well
 */
export function unloadedIn(
  tree: readonly GeographyOption[],
  path: readonly string[],
  depth?: number | null,
): readonly string[] | undefined {
  for (let at = 1; at <= path.length && (depth == null || at < depth); at += 1)
    if (nodeAt(tree, path.slice(0, at))?.children === UNLOADED) return path.slice(0, at)
  return undefined
}

/** Whether a path leads through a level that has not been loaded: it may be valid. */
export const isUnknownPath = (tree: readonly GeographyOption[], path: readonly string[]): boolean =>
  unloadedIn(tree, path, path.length) !== undefined

/** The tree with the children of the node at a path; unchanged if it has no such node. */
export function withLevel(
  tree: readonly GeographyOption[],
  [value, ...rest]: readonly string[],
  options: readonly GeographyOption[],
): GeographyOption[] {
  return tree.map((node) => {
    if (node.value !== value) return node
    return { ...node, children: rest.length === 0 ? [...options] : withLevel(node.children ?? [], rest, options) }
  })
}

/** The key of a level of a tree, by the path of the node above it. */
export const levelKey = (source: string, path: readonly string[]): string => [source, ...path].join('/')
