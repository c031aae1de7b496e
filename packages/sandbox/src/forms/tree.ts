/** A tree of values to choose from: places, industries, categories, or a form's own values. */
export interface Tree {
  /** Null at the top; undefined for a value that is not in the tree. */
  parentOf(value: string): string | null | undefined
  hasChildren(value: string): boolean
  /** In the language of the tree; the value itself if it is not in the tree. */
  labelOf(value: string): string
}

export interface TreeNode {
  readonly value: string
  readonly parent: string | null
  readonly label: string
}

export function treeOf(nodes: Iterable<TreeNode>): Tree {
  const byValue = new Map<string, TreeNode>()
  const parents = new Set<string>()
  for (const node of nodes) {
    byValue.set(node.value, node)
    if (node.parent !== null) parents.add(node.parent)
  }
  return {
    parentOf: (value) => byValue.get(value)?.parent,
    hasChildren: (value) => parents.has(value),
    labelOf: (value) => byValue.get(value)?.label ?? value,
  }
}

interface Nested {
  readonly value: string
  readonly label: string
  readonly children?: readonly Nested[] | null | undefined
}

/** The nodes of nested options, parents before their children. */
export function nodesOf(options: readonly Nested[], parent: string | null = null): TreeNode[] {
  return options.flatMap(({ value, label, children }) => [
    { value, label, parent },
    ...(children ? nodesOf(children, value) : []),
  ])
}

/** Whether the values form a path from the top, each a child of the one before. */
export function isPath(tree: Tree, path: readonly string[]): boolean {
  return path.length > 0 && path.every((value, at) => tree.parentOf(value) === (path[at - 1] ?? null))
}
