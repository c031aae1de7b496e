import type { SingleField } from '@fair/contract/form-field.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { treeOf } from './check.ts'
import { pathLabel } from './describe.ts'
import { pathsOf, textsOf } from './entries.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import { LevelSelects } from './LevelSelects.tsx'
import type { Place } from './model.ts'
import { TreeStatus } from './TreeStatus.tsx'
import { nodeAt, UNLOADED, unloadedIn } from './tree-levels.ts'

type CascadeField = Extract<SingleField, { type: 'cascade' }>
interface Props {
  field: CascadeField
  place: Place
}

/** One or several choices from a tree. */
export function CascadeControl({ field, place }: Props) {
  const { trees, leave } = useFormScope()
  const tree = treeOf(field, trees)
  return (
    <FieldFrame field={field} place={place} group onLeave={() => leave(place)}>
      {field.source !== 'OPTIONS' && <TreeStatus source={field.source} />}
      {tree &&
        (field.multiple ? (
          <Several field={field} place={place} tree={tree} />
        ) : (
          <One field={field} place={place} tree={tree} />
        ))}
    </FieldFrame>
  )
}

/** The source of a field's levels; undefined if the field has its own tree. */
const sourceOf = ({ source }: CascadeField) => (source === 'OPTIONS' ? undefined : source)

type Inner = Props & { tree: readonly GeographyOption[] }

function One({ field, place, tree }: Inner) {
  const { idOf, wordsAt, entryAt, change } = useFormScope()
  return (
    <LevelSelects
      tree={tree}
      source={sourceOf(field)}
      path={textsOf(entryAt(place))}
      depth={field.depth}
      id={idOf(place)}
      label={field.label}
      disabled={field.readOnly ?? false}
      isWrong={wordsAt(place) !== null}
      onPath={(path) => change(place, path)}
    />
  )
}

/**
 * Several paths as chips. The path in the selects is an answer from its first level on, so that no choice is lost; it
 * becomes a chip when there is no deeper level, or by the button.
 */
function Several({ field, place, tree }: Inner) {
  const { page, idOf, wordsAt, entryAt, change } = useFormScope()
  const [isOpen, setOpen] = useState(false)
  const all = pathsOf(entryAt(place))
  const paths = isOpen ? all.slice(0, -1) : all
  const path = (isOpen ? all.at(-1) : undefined) ?? []
  const isFull = field.maxChoices != null && paths.length >= field.maxChoices
  const isEnd = (one: readonly string[]) => {
    const below = nodeAt(tree, one)?.children ?? []
    return one.length === field.depth || (below.length === 0 && below !== UNLOADED)
  }
  const take = (one: string[], isDone: boolean) => {
    setOpen(!isDone)
    const isKnown = paths.some((each) => each.join('/') === one.join('/'))
    change(place, one.length === 0 || (isDone && isKnown) ? paths : [...paths, one])
  }
  // The level below the chosen node has loaded, and is empty.
  const isFound = isOpen && path.length > 0 && isEnd(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the end is known
  useEffect(() => {
    if (isFound) take(path, true)
  }, [isFound])
  const source = sourceOf(field)
  // The names of chosen nodes are in separately loaded levels.
  const unnamed = paths.map((one) => unloadedIn(tree, one, one.length)).find(Boolean)
  return (
    <div className="several">
      {source && unnamed && <TreeStatus source={source} path={unnamed} />}
      {paths.length > 0 && (
        <div className="chips">
          {paths.map((one) => {
            const label = pathLabel(tree, one)
            return (
              <span key={one.join('/')} className="chip">
                {label}
                <button
                  type="button"
                  aria-label={page.t('form:remove', { name: label })}
                  onClick={() =>
                    change(
                      place,
                      all.filter((each) => each !== one),
                    )
                  }
                >
                  <Icon name="x" />
                </button>
              </span>
            )
          })}
        </div>
      )}
      {isFull ? (
        <p className="hint" id={idOf(place)} tabIndex={-1}>
          {page.t('form:chosenAll', { max: paths.length })}
        </p>
      ) : (
        <div className="picking">
          <LevelSelects
            tree={tree}
            source={sourceOf(field)}
            path={path}
            depth={field.depth}
            id={idOf(place)}
            label={field.label}
            disabled={field.readOnly ?? false}
            isWrong={wordsAt(place) !== null}
            onPath={(one) => take(one, one.length === 0 || isEnd(one))}
          />
          {path.length > 0 && !field.leafOnly && (
            <button className="btn btn-2" type="button" onClick={() => take(path, true)}>
              <Icon name="plus" small />
              {page.t('form:add')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
