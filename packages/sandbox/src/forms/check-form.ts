import type { FieldError } from '@fair/contract/form.ts'
import type { FieldCondition } from '@fair/contract/form-field.ts'
import type { Form, FormField, FormValues, SingleField, SingleValue } from '../sent.ts'
import { say } from '../texts.ts'
import type { CheckScope } from './check-scope.ts'
import { checkValue, isAnswered, type Problem } from './check-value.ts'
import { fieldsOf } from './plan.ts'

export interface CheckedForm {
  /** The values to store: the cleaned answers of visible fields. */
  readonly values: FormValues
  readonly fieldErrors: FieldError[]
}

type Values = Readonly<Record<string, unknown>>
type Row = Record<string, SingleValue>

/**
 * Checks the submitted values against the form (Spec 5, by contract/rules/validation.ts). A field hidden by its conditions is
 * neither required nor stored, a read-only field retains the form's value, and unknown fields are dropped.
 */
export function checkForm(form: Form, sent: FormValues, scope: CheckScope): CheckedForm {
  const fields = fieldsOf(form)
  const values: FormValues = {}
  const fieldErrors: FieldError[] = []
  const report = (field: FormField, problem: Problem, place: Pick<FieldError, 'fieldId' | 'row' | 'childFieldId'>) => {
    const [key, params] = problem
    const isMissing = key === 'formRequired'
    fieldErrors.push({ ...place, message: (!isMissing && field.errorText) || say(scope.language, key, params) })
  }
  for (const field of fields) {
    if (!isShown(field, fields, sent)) continue
    const { fieldId } = field
    if (field.type === 'group') {
      const rows = rowsOf(sent[fieldId])
      const count = rowProblem(rows.length, field)
      if (count) report(field, count, { fieldId })
      const items = rows.map((row, at) =>
        checkRow(field.fields, row, { ...sent, ...row }, scope, (child, problem) =>
          report(child, problem, { fieldId, row: at, childFieldId: child.fieldId }),
        ),
      )
      if (items.length > 0) values[fieldId] = items
    } else {
      const given = field.readOnly ? form.values?.[fieldId] : sent[fieldId]
      const result = checkField(field, given, scope, (problem) => report(field, problem, { fieldId }))
      if (result !== undefined) values[fieldId] = result
    }
  }
  return { values, fieldErrors }
}

function checkRow(
  fields: readonly SingleField[],
  row: Values,
  around: Values,
  scope: CheckScope,
  report: (field: SingleField, problem: Problem) => void,
): Row {
  const accepted: Row = {}
  for (const field of fields) {
    if (!isShown(field, fields, around)) continue
    const value = checkField(field, row[field.fieldId], scope, (problem) => report(field, problem))
    if (value !== undefined) accepted[field.fieldId] = value
  }
  return accepted
}

function checkField(
  field: SingleField,
  value: unknown,
  scope: CheckScope,
  report: (problem: Problem) => void,
): SingleValue | undefined {
  if (field.type === 'note') return undefined
  if (!isAnswered(value)) {
    if (field.required) report(field.type === 'agreement' ? ['formAgree'] : ['formRequired'])
    return undefined
  }
  const checked = checkValue(field, value, scope)
  if ('value' in checked) return checked.value
  report(checked.problem)
  return undefined
}

/** Whether all of a field's conditions are met; a field that is hidden itself meets none. */
export function isShown(field: FormField, fields: readonly FormField[], values: Values, depth = 0): boolean {
  // Circular conditions would never end; no chain is longer than the number of fields.
  if (depth > fields.length) return false
  return (field.visibleWhen ?? []).every((condition) => {
    const other = fields.find(({ fieldId }) => fieldId === condition.fieldId)
    return (!other || isShown(other, fields, values, depth + 1)) && holds(condition, values[condition.fieldId])
  })
}

function holds({ oneOf }: FieldCondition, value: unknown): boolean {
  if (oneOf.length === 0) return isAnswered(value) && value !== false
  const chosen = Array.isArray(value) ? value.flat() : [value]
  return chosen.some((one) => oneOf.includes(String(one)))
}

function rowsOf(value: unknown): Values[] {
  if (!Array.isArray(value)) return []
  return value.map((row) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? row : {}))
}

function rowProblem(
  count: number,
  { minRows, maxRows }: { minRows: number; maxRows?: number | null | undefined },
): Problem | null {
  if (count < minRows) return ['formRowsMin', { min: minRows }]
  return maxRows != null && count > maxRows ? ['formRowsMax', { max: maxRows }] : null
}
