import type { SingleField, SingleValue } from '@fair/contract/form-field.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { rules, textLength } from '@fair/contract/rules/validation.ts'
import type { MessageKey } from '../../../lib/i18n/translator.ts'
import { addressOf, filesOf, pathsOf, phoneOf, type StoredFile, textOf, textsOf } from './entries.ts'
import { isUnknownPath, nodeAt } from './tree-levels.ts'

/** A text of the namespace `form`, and its parameters. */
export interface Problem {
  key: Extract<MessageKey, `form:${string}`>
  params?: Record<string, string | number>
}

export type TreeSource = 'GEOGRAPHY' | 'INDUSTRY' | 'CATEGORY'
/** The trees loaded so far; the platform checks paths beyond them. */
export type Trees = Partial<Record<TreeSource, readonly GeographyOption[]>>

const problem = (key: Problem['key'], params?: Problem['params']): Problem => (params ? { key, params } : { key })

/**
 * The error of a value (Spec 5), null for none. The platform checks the value again: conditions that cannot be checked
 * here (whether a file still exists, say) are left to it.
 *
 * @param value as it is sent (entries.ts, answerOf), and not empty
 */
export function checkValue(field: SingleField, value: SingleValue, trees: Trees): Problem | null {
  switch (field.type) {
    case 'text':
      return checkText(field, textOf(value))
    case 'number':
      return checkNumber(field, Number(value))
    case 'phone':
      return checkPhone(phoneOf(value) ?? { areaCode: '', number: '' })
    case 'email':
      return rules.email(value) ? null : problem('form:rule.email')
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? null : problem('form:choice')
    case 'checkbox':
      return checkCount(textsOf(value).length, field.minChoices, field.maxChoices)
    case 'cascade':
      return checkCascade(field, value, trees)
    case 'date':
      return checkDate(field, textOf(value))
    case 'address':
      return checkAddress(field, value, trees)
    case 'file':
    case 'picture':
      return checkFiles(field, filesOf(value))
    case 'agreement':
      return field.required && value !== true ? problem('form:agree') : null
    case 'note':
      return null
  }
}

type FieldOf<Type> = Extract<SingleField, { type: Type }>

function checkText(field: FieldOf<'text'>, text: string): Problem | null {
  const length = textLength(text)
  const { maxTextLength: max, minTextLength: min, rule } = field
  if (!field.multiline && /[\r\n]/.test(text)) return problem('form:oneLine')
  if (max != null && length > max) return problem('form:tooLong', { max, now: length })
  if (min != null && length < min) return problem('form:tooShort', { min, now: length })
  if (!rule || rules[rule](text)) return null
  const now = text.length
  if (rule === 'organisationCode' && /^[A-Za-z0-9]+$/.test(text)) return problem('form:organisationCodeLength', { now })
  if (rule === 'phone' && /^[0-9]+$/.test(text) && now !== 11) return problem('form:phoneLength', { now })
  return problem(`form:rule.${rule}`)
}

function checkNumber({ min, max, step }: FieldOf<'number'>, value: number): Problem | null {
  if (!Number.isFinite(value)) return problem('form:number')
  if (min != null && value < min) return problem('form:numberMin', { min })
  if (max != null && value > max) return problem('form:numberMax', { max })
  if (step == null) return null
  // 0.3 / 0.1 is 2.9999999999999996.
  const steps = (value - (min ?? 0)) / step
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? problem('form:numberStep', { step, from: min ?? 0 }) : null
}

/** +86 uses the rule `phone`, others `contactPhone` (contract/form-field.ts). */
function checkPhone({ areaCode, number }: { areaCode: string; number: string }): Problem | null {
  if (!/^\+[1-9][0-9]{0,3}$/.test(areaCode)) return problem('form:areaCode')
  if (areaCode !== '+86') return rules.contactPhone(number) ? null : problem('form:rule.contactPhone')
  if (rules.phone(number)) return null
  const isShort = /^[0-9]+$/.test(number) && number.length !== 11
  return isShort ? problem('form:phoneLength', { now: number.length }) : problem('form:rule.phone')
}

function checkCount(count: number, min: number | null | undefined, max: number | null | undefined): Problem | null {
  if (min != null && count < min) return problem('form:choicesMin', { min, now: count })
  return max != null && count > max ? problem('form:choicesMax', { max, now: count }) : null
}

/** The tree of a field, down to the depth that may be chosen; undefined while it is not loaded. */
export function treeOf(field: FieldOf<'cascade'>, trees: Trees): readonly GeographyOption[] | undefined {
  return field.source === 'OPTIONS' ? (field.options ?? []) : trees[field.source]
}

function checkCascade(field: FieldOf<'cascade'>, value: SingleValue, trees: Trees): Problem | null {
  const paths = field.multiple ? pathsOf(value) : [textsOf(value)]
  const tree = treeOf(field, trees)
  for (const path of paths) {
    if (path.length === 0 || (field.depth != null && path.length > field.depth)) return problem('form:choice')
    const node = tree && nodeAt(tree, path)
    if (tree && !node && !isUnknownPath(tree, path)) return problem('form:choice')
    if (field.leafOnly && path.length !== field.depth && (node?.children ?? []).length > 0) return problem('form:leaf')
  }
  return checkCount(paths.length, null, field.maxChoices)
}

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/

function checkDate({ precision, min, max }: FieldOf<'date'>, value: string): Problem | null {
  const shapes = {
    DAY: parseTime(`${value}T00:00Z`) !== null,
    MONTH: month.test(value),
    MINUTE: value.endsWith('Z') && parseTime(value) !== null,
  }
  if (!shapes[precision]) return problem(precision === 'MONTH' ? 'form:month' : 'form:date')
  // All three formats compare as text, but a limit may have seconds.
  const entered = toMinute(value)
  if (min != null && entered < toMinute(min)) return problem('form:dateMin', { min })
  return max != null && entered > toMinute(max) ? problem('form:dateMax', { max }) : null
}

const toMinute = (moment: string) => moment.slice(0, 'YYYY-MM-DDThh:mm'.length)

function checkAddress({ hasPostcode }: FieldOf<'address'>, value: SingleValue, trees: Trees): Problem | null {
  const { region, street, postcode } = addressOf(value)
  const places = trees.GEOGRAPHY
  const isNowhere = places !== undefined && !nodeAt(places, region) && !isUnknownPath(places, region)
  if (region.length === 0 || isNowhere) return problem('form:region')
  if (street === '') return problem('form:street')
  // The rule of Spec 5 is that of China's postcodes; other countries use many formats.
  const isWrong = hasPostcode && postcode && region[0] === 'CN' && !rules.postcode(postcode)
  return isWrong ? problem('form:rule.postcode') : null
}

function checkFiles(field: FieldOf<'file' | 'picture'>, files: readonly StoredFile[]): Problem | null {
  if (files.length > field.maxCount) return problem('form:filesMax', { max: field.maxCount })
  return null
}

/** Why a file cannot be chosen for a field, before anything is sent; null if it can. */
export function checkChosen(
  field: FieldOf<'file' | 'picture'>,
  file: { name: string; type: string; size: number },
): 'type' | 'size' | 'empty' | null {
  if (!isAccepted(field.accept, file)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > field.maxBytes ? 'size' : null
}

/** Matches `accept` as an input does: types ('image/png', 'image/*') and extensions ('.pdf'). */
function isAccepted(accept: readonly string[], { name, type }: { name: string; type: string }): boolean {
  if (accept.length === 0) return true
  return accept.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one.toLowerCase())
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : one === type
  })
}
