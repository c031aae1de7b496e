import type { GeographyOption } from '@fair/contract/geography.ts'
import { useCallback, useState } from 'react'
import type { TreeSource, Trees } from './check.ts'
import type { FormServices } from './services.ts'
import { levelKey, withLevel } from './tree-levels.ts'

/** The trees requested by the form's cascades, and the levels of large ones. Failures are by levelKey. */
export function useTrees(services: FormServices) {
  const [trees, setTrees] = useState<Trees>({})
  const [treeFailures, setFailures] = useState<Readonly<Record<string, string | undefined>>>({})
  const needTree = useCallback(
    (source: TreeSource, path: readonly string[] = []) => {
      const key = levelKey(source, path)
      setFailures((now) => ({ ...now, [key]: undefined }))
      const isTop = path.length === 0
      const added = (now: Trees, options: readonly GeographyOption[]) =>
        isTop ? (now[source] ?? options) : withLevel(now[source] ?? [], path, options)
      void (isTop ? services.tree(source) : services.level(source, path)).then((answer) => {
        if (answer.ok) setTrees((now) => ({ ...now, [source]: added(now, answer.data) }))
        else setFailures((now) => ({ ...now, [key]: answer.message }))
      })
    },
    [services],
  )
  return { trees, treeFailures, needTree }
}
