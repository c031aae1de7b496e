import type { FieldCondition, FormField } from '@fair/contract/form-field.ts'
import { isAnswered } from './entries.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether all of a field's conditions are met; a hidden field meets none. Circular conditions are never met. */
export function isShown(field: FormField, fields: readonly FormField[], values: Values, depth = 0): boolean {
  if (depth > fields.length) return false
  return (field.visibleWhen ?? []).every((condition) => {
    const other = fields.find(({ fieldId }) => fieldId === condition.fieldId)
    return (!other || isShown(other, fields, values, depth + 1)) && holds(condition, values[condition.fieldId])
  })
}

/** An empty `oneOf` accepts any answer; an agreement that is not ticked is no answer. */
function holds({ oneOf }: FieldCondition, value: unknown): boolean {
  if (oneOf.length === 0) return isAnswered(value) && value !== false
  const chosen: unknown[] = Array.isArray(value) ? value.flat() : [value]
  return chosen.some((one) => oneOf.includes(String(one)))
}
