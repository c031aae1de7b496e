import type { FormField, GroupField } from '@fair/contract/form-field.ts'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { rowsOf } from './entries.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import type { Place } from './model.ts'

interface Props {
  field: GroupField
  place: Place
  /** Renders one field of a row, with its key. */
  view: (field: FormField, place: Place) => ReactNode
}

/** Fields repeated in rows. Rows can be added up to the maximum, and removed down to the minimum. */
export function GroupControl({ field, place, view }: Props) {
  const { page, idOf, entryAt, change } = useFormScope()
  const { t } = page
  const rows = rowsOf(entryAt(place))
  // Rows have no ids; these keys tie controls to their row when another row is removed.
  const keys = useRef<number[]>([])
  const next = useRef(0)
  keys.current.length = Math.min(keys.current.length, rows.length)
  while (keys.current.length < rows.length) {
    keys.current.push(next.current)
    next.current += 1
  }
  const isFull = field.maxRows != null && rows.length >= field.maxRows
  const remove = (row: number) => {
    keys.current.splice(row, 1)
    change(
      place,
      rows.filter((_, at) => at !== row),
    )
  }
  return (
    <FieldFrame field={field} place={place} group>
      {rows.map((_, row) => (
        <fieldset key={keys.current[row]} className="rows">
          <legend>{t('form:row', { label: field.label, n: row + 1 })}</legend>
          <div className="pair">
            {field.fields.map((child) => view(child, { fieldId: place.fieldId, row, childFieldId: child.fieldId }))}
          </div>
          {rows.length > field.minRows && (
            <button className="btn btn-quiet btn-s" type="button" onClick={() => remove(row)}>
              <Icon name="trash" small />
              {t('form:removeRow', { n: row + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      {!isFull && (
        <button
          className="btn btn-2 file-btn"
          type="button"
          id={idOf(place)}
          onClick={() => change(place, [...rows, {}])}
        >
          <Icon name="plus" small />
          {t('form:addRow', { label: field.label })}
        </button>
      )}
    </FieldFrame>
  )
}
