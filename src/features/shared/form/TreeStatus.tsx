import { useEffect } from 'react'
import type { TreeSource } from './check.ts'
import { useFormScope } from './form-context.ts'

/** Loads a tree when its field is first shown, and says so while it comes; after a failure it is tried again by hand. */
export function TreeStatus({ source }: { source: TreeSource }) {
  const { page, trees, treeFailures, needTree } = useFormScope()
  useEffect(() => needTree(source), [needTree, source])
  if (trees[source]) return null
  const failure = treeFailures[source]
  if (failure === undefined)
    return <div className="skeleton skeleton-input" role="status" aria-label={page.t('common:loading')} />
  return (
    <p className="error-text">
      <span>{failure}</span>
      <button className="link" type="button" onClick={() => needTree(source)}>
        {page.t('common:retry')}
      </button>
    </p>
  )
}
