import type { FieldCondition, FieldRule } from '@fair/contract/form-field.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { say, type Text } from '../seed/text.ts'
import type { GroupField, SingleField } from '../sent.ts'
import type { FieldPlan, SingleFieldPlan } from './plan.ts'

/* The fields of a form plan, one function per type: `text('company', ['公司', …], { required: true, max: 100 })`. */

type FieldOf<Type> = Extract<SingleField, { type: Type }>
type Kind = SingleField['type']

/** The options of every type. Texts in four languages. */
interface Common {
  readonly required?: boolean
  readonly help?: Text
  readonly placeholder?: Text
  readonly autocomplete?: string
  readonly readOnly?: boolean
  readonly visibleWhen?: FieldCondition[]
  readonly errorText?: Text
}

/** A value with its label in four languages. */
export type Choice = readonly [value: string, label: Text]

type CommonKey = 'type' | 'fieldId' | 'label' | keyof Common
type Own<Type extends Kind> = Omit<FieldOf<Type>, CommonKey>

function field<Type extends Kind>(
  type: Type,
  fieldId: string,
  label: Text,
  common: Common,
  own: (...scope: Parameters<SingleFieldPlan>) => Own<Type> | null,
): SingleFieldPlan {
  return (scope) => {
    const rest = own(scope)
    // The type and its own options match by the type of `own`, which a union cannot express.
    return rest && ({ type, ...commonOf(fieldId, label, common, scope.language), ...rest } as SingleField)
  }
}

function commonOf(fieldId: string, label: Text, common: Common, language: Parameters<typeof say>[1]) {
  const { required = false, autocomplete, readOnly, visibleWhen } = common
  const text = (key: 'help' | 'placeholder' | 'errorText') => {
    const one = common[key]
    return one ? { [key]: say(one, language) } : {}
  }
  return {
    fieldId,
    label: say(label, language),
    required,
    ...text('help'),
    ...text('placeholder'),
    ...text('errorText'),
    ...(autocomplete && { autocomplete }),
    ...(readOnly && { readOnly }),
    ...(visibleWhen && { visibleWhen }),
  }
}

interface TextOptions extends Common {
  readonly multiline?: boolean
  readonly rule?: FieldRule
  /** Lengths as Spec 5 counts them. */
  readonly min?: number
  readonly max?: number
}

export const text = (fieldId: string, label: Text, options: TextOptions = {}): SingleFieldPlan =>
  field('text', fieldId, label, options, () => ({
    multiline: options.multiline ?? false,
    rule: options.rule,
    minTextLength: options.min,
    maxTextLength: options.max,
  }))

interface NumberOptions extends Common {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly unit?: Text
}

export const number = (fieldId: string, label: Text, options: NumberOptions = {}): SingleFieldPlan =>
  field('number', fieldId, label, options, ({ language }) => ({
    min: options.min,
    max: options.max,
    step: options.step,
    unit: options.unit && say(options.unit, language),
  }))

/** The most likely dialling code for readers of the language. */
const AREA_CODES: Partial<Record<Language, string>> = { 'zh-CN': '+86', 'ja-JP': '+81', 'ko-KR': '+82' }

export const phone = (fieldId: string, label: Text, options: Common = {}): SingleFieldPlan =>
  field('phone', fieldId, label, { autocomplete: 'tel-national', ...options }, ({ language }) => ({
    defaultAreaCode: AREA_CODES[language] ?? '+1',
  }))

export const email = (fieldId: string, label: Text, options: Common = {}): SingleFieldPlan =>
  field('email', fieldId, label, { autocomplete: 'email', ...options }, () => ({}))

const optionsOf = (choices: readonly Choice[], language: Parameters<typeof say>[1]) =>
  choices.map(([value, label]) => ({ value, label: say(label, language) }))

export const select = (fieldId: string, label: Text, choices: readonly Choice[], options: Common = {}) =>
  field('select', fieldId, label, options, ({ language }) => ({ options: optionsOf(choices, language) }))

export const radio = (fieldId: string, label: Text, choices: readonly Choice[], options: Common = {}) =>
  field('radio', fieldId, label, options, ({ language }) => ({ options: optionsOf(choices, language) }))

interface ManyOptions extends Common {
  readonly min?: number
  readonly max?: number
}

export const checkbox = (fieldId: string, label: Text, choices: readonly Choice[], options: ManyOptions = {}) =>
  field('checkbox', fieldId, label, options, ({ language }) => ({
    options: optionsOf(choices, language),
    minChoices: options.min,
    maxChoices: options.max,
  }))

/** A tree that belongs to the form, two levels deep. */
export type Branch = readonly [value: string, label: Text, children?: readonly Choice[]]

interface CascadeOptions extends Common {
  readonly tree?: readonly Branch[]
  readonly depth?: number
  readonly leafOnly?: boolean
  readonly multiple?: boolean
  readonly max?: number
}

export const cascade = (
  fieldId: string,
  label: Text,
  source: FieldOf<'cascade'>['source'],
  options: CascadeOptions = {},
): SingleFieldPlan =>
  field('cascade', fieldId, label, options, ({ language }) => ({
    source,
    options: options.tree?.map(([value, name, children]) => ({
      value,
      label: say(name, language),
      ...(children && { children: optionsOf(children, language) }),
    })),
    depth: options.depth,
    leafOnly: options.leafOnly ?? false,
    multiple: options.multiple ?? false,
    maxChoices: options.max,
  }))

interface DateOptions extends Common {
  readonly precision?: FieldOf<'date'>['precision']
  readonly min?: string
  readonly max?: string
  /** Only days on which the exhibition is open. */
  readonly atExhibition?: boolean
}

export const date = (fieldId: string, label: Text, options: DateOptions = {}): SingleFieldPlan =>
  field('date', fieldId, label, options, ({ days }) => ({
    precision: options.precision ?? 'DAY',
    min: options.atExhibition ? days[0] : options.min,
    max: options.atExhibition ? days.at(-1) : options.max,
  }))

export const address = (fieldId: string, label: Text, options: Common & { hasPostcode?: boolean } = {}) =>
  field('address', fieldId, label, options, () => ({ hasPostcode: options.hasPostcode ?? false }))

interface UploadOptions extends Common {
  readonly accept: string[]
  readonly maxBytes: number
  readonly maxCount?: number
  /** Width by height of the crop. */
  readonly ratio?: number
}

const uploadOf = ({ accept, maxBytes, maxCount = 1 }: UploadOptions) => ({ accept, maxBytes, maxCount })

export const file = (fieldId: string, label: Text, options: UploadOptions): SingleFieldPlan =>
  field('file', fieldId, label, options, () => uploadOf(options))

export const picture = (fieldId: string, label: Text, options: UploadOptions): SingleFieldPlan =>
  field('picture', fieldId, label, options, () => ({ ...uploadOf(options), ratio: options.ratio }))

export const agreement = (fieldId: string, label: Text, agreementType: string, options: Common = {}) =>
  field('agreement', fieldId, label, { required: true, ...options }, ({ agreementId }) => {
    const id = agreementId(agreementType)
    return id === undefined ? null : { agreementId: id }
  })

/** A text between fields; `html` is platform HTML. */
export const note = (fieldId: string, label: Text, html: Text, options: Common = {}): SingleFieldPlan =>
  field('note', fieldId, label, options, ({ language }) => ({ html: say(html, language) }))

interface GroupOptions extends Common {
  readonly minRows?: number
  readonly maxRows?: number
}

export const group = (
  fieldId: string,
  label: Text,
  fields: readonly SingleFieldPlan[],
  options: GroupOptions = {},
): FieldPlan => {
  return (scope): GroupField => ({
    type: 'group',
    ...commonOf(fieldId, label, options, scope.language),
    fields: fields.flatMap((one) => one(scope) ?? []),
    minRows: options.minRows ?? 0,
    maxRows: options.maxRows,
  })
}
