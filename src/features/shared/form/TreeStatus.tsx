import { useEffect } from 'react'
import type { TreeSource } from './check.ts'
import { useFormScope } from './form-context.ts'
import { levelKey, nodeAt, UNLOADED } from './tree-levels.ts'

interface Props {
  source: TreeSource
  /** The node of a large tree whose children are needed; absent: the tree, or its top level. */
  path?: readonly string[]
}

const TOP: readonly string[] = []

/**
 * Loads a tree or a level of it when its field is first shown, with a message while it loads; after a failure the
 * visitor can retry.
 */
export function TreeStatus({ source, path = TOP }: Props) {
  const { page, trees, treeFailures, needTree } = useFormScope()
  const key = levelKey(source, path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the source and the path
  useEffect(() => needTree(source, path), [needTree, key])
  const tree = trees[source]
  if (tree && (path.length === 0 || nodeAt(tree, path)?.children !== UNLOADED)) return null
  const failure = treeFailures[key]
  if (failure === undefined)
    return <div className="skeleton skeleton-input" role="status" aria-label={page.t('common:loading')} />
  return (
    <p className="error-text">
      <span>{failure}</span>
      <button className="link" type="button" onClick={() => needTree(source, path)}>
        {page.t('common:retry')}
      </button>
    </p>
  )
}
