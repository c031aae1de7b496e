import { useState } from 'react'
import type { SingleField } from '../../contract/form-field.ts'
import type { GeographyOption } from '../../contract/geography.ts'
import { Icon } from '../Icon.tsx'
import { nodeAt, treeOf } from './check.ts'
import { pathLabel } from './describe.ts'
import { pathsOf, textsOf } from './entries.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import { LevelSelects } from './LevelSelects.tsx'
import type { Place } from './model.ts'
import { TreeStatus } from './TreeStatus.tsx'

type CascadeField = Extract<SingleField, { type: 'cascade' }>
interface Props {
  field: CascadeField
  place: Place
}

/**
 * A choice out of a tree, or several as chips. Of several, a path that can go no deeper is taken at once; one that could
 * is taken by the button, or when the field is left, so that nothing chosen is lost.
 */
export function CascadeControl({ field, place }: Props) {
  const { trees, entryAt, change, leave } = useFormScope()
  const [path, setPath] = useState<string[]>([])
  const tree = treeOf(field, trees)
  const paths = pathsOf(entryAt(place))
  const add = (one: string[]) => {
    if (!paths.some((each) => each.join('/') === one.join('/'))) change(place, [...paths, one])
    setPath([])
  }
  const onLeave = () => {
    if (path.length > 0 && !field.leafOnly) add(path)
    leave(place)
  }
  return (
    <FieldFrame field={field} place={place} group onLeave={onLeave}>
      {field.source !== 'OPTIONS' && <TreeStatus source={field.source} />}
      {tree &&
        (field.multiple ? (
          <Several field={field} place={place} tree={tree} path={path} setPath={setPath} add={add} />
        ) : (
          <One field={field} place={place} tree={tree} />
        ))}
    </FieldFrame>
  )
}

type Inner = Props & { tree: readonly GeographyOption[] }

function One({ field, place, tree }: Inner) {
  const { idOf, wordsAt, entryAt, change } = useFormScope()
  return (
    <LevelSelects
      tree={tree}
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

type SeveralProps = Inner & { path: string[]; setPath: (path: string[]) => void; add: (path: string[]) => void }

function Several({ field, place, tree, path, setPath, add }: SeveralProps) {
  const { page, idOf, wordsAt, entryAt, change } = useFormScope()
  const paths = pathsOf(entryAt(place))
  const isFull = field.maxChoices != null && paths.length >= field.maxChoices
  const isEnd = (one: readonly string[]) =>
    one.length === field.depth || (nodeAt(tree, one)?.children ?? []).length === 0
  const take = (one: string[]) => (one.length > 0 && isEnd(one) ? add(one) : setPath(one))
  return (
    <div className="several">
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
                      paths.filter((each) => each !== one),
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
            path={path}
            depth={field.depth}
            id={idOf(place)}
            label={field.label}
            disabled={field.readOnly ?? false}
            isWrong={wordsAt(place) !== null}
            onPath={take}
          />
          {path.length > 0 && !field.leafOnly && (
            <button className="btn btn-2" type="button" onClick={() => add(path)}>
              <Icon name="plus" small />
              {page.t('form:add')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
