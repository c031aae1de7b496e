import type { GeographyOption } from '@fair/contract/geography.ts'
import type { TreeSource } from './check.ts'
import { useFormScope } from './form-context.ts'
import { TreeStatus } from './TreeStatus.tsx'
import { nodeAt, unloadedIn } from './tree-levels.ts'

interface Props {
  tree: readonly GeographyOption[]
  /** The source of further levels of a large tree; absent: the tree is complete. */
  source?: TreeSource | undefined
  path: readonly string[]
  /** Number of levels offered; all if absent. */
  depth?: number | null | undefined
  /** Id of the first select; those of the next ones have their level appended. */
  id: string
  /** The field's label: each level is named after it. */
  label: string
  disabled: boolean
  isWrong: boolean
  onPath: (path: string[]) => void
}

/**
 * Selects a path in a tree, level by level: one native select per level, the next shown once there are choices for it.
 */
export function LevelSelects({ tree, source, path, depth, id, label, disabled, isWrong, onPath }: Props) {
  const { page } = useFormScope()
  const levels: (readonly GeographyOption[])[] = [tree]
  path.forEach((_, at) => {
    const below = nodeAt(tree, path.slice(0, at + 1))?.children ?? []
    if (below.length > 0 && (depth == null || at + 1 < depth)) levels.push(below)
  })
  const unloaded = source && unloadedIn(tree, path, depth)
  return (
    <div className="levels">
      {levels.map((options, at) => (
        <select
          key={path.slice(0, at).join('/')}
          className="input"
          id={at === 0 ? id : `${id}-level-${at}`}
          aria-label={at === 0 ? label : page.t('form:level', { label, n: at + 1 })}
          aria-invalid={isWrong}
          disabled={disabled}
          value={path[at] ?? ''}
          onChange={({ currentTarget: { value } }) => onPath([...path.slice(0, at), ...(value === '' ? [] : [value])])}
        >
          <option value="">{page.t('form:choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      {unloaded && <TreeStatus source={source} path={unloaded} />}
    </div>
  )
}
