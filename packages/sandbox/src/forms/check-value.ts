import { FileRef } from '@fair/contract/file.ts'
import { AddressValue, PhoneValue } from '@fair/contract/form-field.ts'
import { rules, textLength } from '@fair/contract/rules/validation.ts'
import * as z from 'zod/mini'
import { isPhone } from '../accounts/account.ts'
import type { SingleField, SingleValue } from '../sent.ts'
import type { TextKey, TextParams } from '../texts.ts'
import { type CheckScope, dateProblem } from './check-scope.ts'
import { isPath, nodesOf, treeOf } from './tree.ts'

/** The problem with a value: a text and its parameters. */
export type Problem = readonly [key: TextKey, params?: TextParams]
type Checked = { readonly value: SingleValue } | { readonly problem: Problem }

const fine = (value: SingleValue): Checked => ({ value })
const wrong = (...problem: Problem): Checked => ({ problem })

const Texts = z.array(z.string())
const Paths = z.array(Texts)
const Files = z.array(FileRef)

type FieldOf<Type> = Extract<SingleField, { type: Type }>
type Check<Type> = (field: FieldOf<Type>, value: unknown, scope: CheckScope) => Checked

/** The value to store, or the problem with it. `value` is answered (isAnswered), and may be of any type. */
export function checkValue(field: SingleField, value: unknown, scope: CheckScope): Checked {
  // Each check gets the field of its own type; TypeScript cannot see that the two match.
  const check = checks[field.type] as Check<SingleField['type']>
  return check(field, value, scope)
}

/** Whether a value is an answer: blank text, empty lists and empty objects are not. */
export function isAnswered(value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  const phone = z.safeParse(PhoneValue, value)
  if (phone.success) return phone.data.number.trim() !== ''
  const address = z.safeParse(AddressValue, value)
  return !address.success || address.data.region.length > 0 || address.data.street.trim() !== ''
}

const checks: { readonly [Type in SingleField['type']]: Check<Type> } = {
  text: (field, value) => {
    if (typeof value !== 'string') return wrong('formInvalid')
    const text = value.trim()
    const length = textLength(text)
    if (!field.multiline && /[\r\n]/.test(text)) return wrong('formOneLine')
    if (field.maxTextLength != null && length > field.maxTextLength) {
      return wrong('formTooLong', { max: field.maxTextLength })
    }
    if (field.minTextLength != null && length < field.minTextLength) {
      return wrong('formTooShort', { min: field.minTextLength })
    }
    return field.rule && !rules[field.rule](text) ? wrong(`rule.${field.rule}`) : fine(text)
  },
  number: ({ min, max, step }, value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('formNumber')
    if (min != null && value < min) return wrong('formNumberMin', { min })
    if (max != null && value > max) return wrong('formNumberMax', { max })
    // 0.3 / 0.1 is 2.9999999999999996.
    const steps = step == null ? 0 : (value - (min ?? 0)) / step
    return Math.abs(steps - Math.round(steps)) > 1e-9 ? wrong('formNumberStep', { step: step ?? 1 }) : fine(value)
  },
  phone: ({ areaCodes }, value) => {
    const { data } = z.safeParse(PhoneValue, value)
    if (!data || !/^\+[1-9][0-9]{0,3}$/.test(data.areaCode)) return wrong('formInvalid')
    if (areaCodes && !areaCodes.includes(data.areaCode)) return wrong('formChoice')
    const number = data.number.trim()
    if (!isPhone(data.areaCode, number)) return wrong(data.areaCode === '+86' ? 'rule.phone' : 'rule.contactPhone')
    return fine({ areaCode: data.areaCode, number })
  },
  email: (_, value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return rules.email(text) ? fine(text) : wrong('rule.email')
  },
  select: checkChoice,
  radio: checkChoice,
  checkbox: ({ options, minChoices, maxChoices }, value) => {
    const { data } = z.safeParse(Texts, value)
    if (!data || data.some((one) => !options.some((option) => option.value === one))) return wrong('formChoice')
    const chosen = options.flatMap((option) => (data.includes(option.value) ? [option.value] : []))
    return countProblem(chosen.length, minChoices, maxChoices) ?? fine(chosen)
  },
  cascade: (field, value, scope) => {
    const many = z.safeParse(Paths, value).data
    const one = z.safeParse(Texts, value).data
    const paths = field.multiple ? many : one && [one]
    if (!paths) return wrong('formInvalid')
    const tree = field.source === 'OPTIONS' ? treeOf(nodesOf(field.options ?? [])) : scope.tree(field.source)
    for (const path of paths) {
      if (!isPath(tree, path) || (field.depth != null && path.length > field.depth)) return wrong('formChoice')
      const isCut = path.length === field.depth
      if (field.leafOnly && !isCut && tree.hasChildren(path.at(-1) ?? '')) return wrong('formLeaf')
    }
    return countProblem(paths.length, null, field.maxChoices) ?? fine(field.multiple ? paths : (paths[0] ?? []))
  },
  date: (field, value) => {
    if (typeof value !== 'string') return wrong('formDate')
    const problem = dateProblem(field, value.trim())
    return problem ? wrong(...problem) : fine(value.trim())
  },
  address: ({ hasPostcode }, value, scope) => {
    const { data } = z.safeParse(AddressValue, value)
    if (!data) return wrong('formInvalid')
    if (!isPath(scope.tree('GEOGRAPHY'), data.region)) return wrong('formRegion')
    const street = data.street.trim()
    if (street === '') return wrong('formStreet')
    const postcode = hasPostcode ? data.postcode?.trim() : undefined
    if (postcode && data.region[0] === 'CN' && !rules.postcode(postcode)) return wrong('rule.postcode')
    return fine({ region: data.region, street, ...(postcode && { postcode }) })
  },
  file: checkFiles,
  picture: checkFiles,
  agreement: ({ required }, value) => {
    if (typeof value !== 'boolean') return wrong('formInvalid')
    return required && !value ? wrong('formAgree') : fine(value)
  },
  note: () => wrong('formInvalid'),
}

function checkChoice({ options }: FieldOf<'select' | 'radio'>, value: unknown): Checked {
  const known = options.find((option) => option.value === value)
  return known ? fine(known.value) : wrong('formChoice')
}

/** Only this visitor's uploads are valid, and the store's data of them are used. */
function checkFiles(field: FieldOf<'file' | 'picture'>, value: unknown, scope: CheckScope): Checked {
  const { data } = z.safeParse(Files, value)
  if (!data) return wrong('formInvalid')
  if (data.length > field.maxCount) return wrong('formFilesMax', { max: field.maxCount })
  const stored: z.input<typeof FileRef>[] = []
  for (const { fileId } of data) {
    const file = scope.fileOf(fileId)
    if (!file) return wrong('formFileGone')
    if (!isAccepted(field.accept, file.contentType, file.ref.fileName)) return wrong('formFileType')
    if (file.ref.bytes > field.maxBytes) return wrong('formFileSize', { max: megabytes(field.maxBytes) })
    stored.push(file.ref)
  }
  return fine(stored)
}

/** By `accept` as in HTML inputs: types ('image/png', 'image/*') and extensions ('.pdf'). */
function isAccepted(accept: readonly string[], contentType: string, fileName: string): boolean {
  return accept.some((one) => {
    if (one.startsWith('.')) return fileName.toLowerCase().endsWith(one.toLowerCase())
    return one.endsWith('/*') ? contentType.startsWith(one.slice(0, -1)) : one === contentType
  })
}

export function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}

function countProblem(count: number, min: number | null | undefined, max: number | null | undefined): Checked | null {
  if (min != null && count < min) return wrong('formChoicesMin', { min })
  return max != null && count > max ? wrong('formChoicesMax', { max }) : null
}
