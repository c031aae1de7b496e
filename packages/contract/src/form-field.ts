import * as z from 'zod/mini'
import { FileRef } from './file.ts'
import { GeographyOption } from './geography.ts'
import { html, id } from './kinds.ts'

/**
 * The rules of Spec 5 that a field may name (by the names of rules/validation.ts; a test compares them):
 * - phone: 11 digits, the first 1, the second 3 to 9
 * - numericContact: digits and hyphens
 * - email: local@domain
 * - contactPhone: 7 to 32 digits, spaces, hyphens and parentheses
 * - chineseOrAlphanumeric: Chinese characters, letters and digits
 * - positiveInteger: without leading zero
 * - organisationCode: 9, 15 or 18 letters and digits
 * - postcode: six digits, the first not 0
 * - website: an http or https address
 * - loginPassword: 8 to 16 letters and digits, at least one of each
 * - strongPassword: 8 to 16 with digit, lower-case and upper-case letter and special character, no spaces
 * - userName: Chinese characters, letters and digits; userNameWithSpaces: spaces too
 */
export const FieldRule = z.enum([
  'phone',
  'numericContact',
  'email',
  'contactPhone',
  'chineseOrAlphanumeric',
  'positiveInteger',
  'organisationCode',
  'postcode',
  'website',
  'loginPassword',
  'strongPassword',
  'userName',
  'userNameWithSpaces',
])
export type FieldRule = z.infer<typeof FieldRule>

/** A condition on another field. A hidden field meets no condition. */
export const FieldCondition = z.object({
  /** The other field of the form; within a group, a field of the same row takes precedence. */
  fieldId: z.string(),
  /** Met if the field's value, as text, or one of its choices is listed here; empty: if it has any value but false. */
  oneOf: z.array(z.string()),
})
export type FieldCondition = z.infer<typeof FieldCondition>

/** One of the available choices. */
export const FieldOption = z.object({
  /** The submitted value. */
  value: z.string(),
  /** Label, in the requested language. */
  label: z.string(),
})
export type FieldOption = z.infer<typeof FieldOption>

/** Properties of every field. Labels and help texts are in the requested language. */
const common = {
  /** Its key in the form's values; unique in the form, or in its group. */
  fieldId: z.string(),
  /** Label, in the requested language; '' for a note. */
  label: z.string(),
  /** True: it must be answered while it is shown. */
  required: z.boolean(),
  /** Help text below the label; null if there is none. */
  help: z.nullish(z.string()),
  /** An example in the empty control; null if there is none. */
  placeholder: z.nullish(z.string()),
  /** The HTML autofill token, e.g. 'organization', 'email'; null if there is none. */
  autocomplete: z.nullish(z.string()),
  /** True: shows its value from the form's `values`, which cannot be changed. Null or false: it can be changed. */
  readOnly: z.nullish(z.boolean()),
  /** Shown, checked and sent only while all of these conditions are met; null or empty: always. */
  visibleWhen: z.nullish(z.array(FieldCondition)),
  /** The platform's text for an invalid value; null or absent: the site's own text of the rule. */
  errorText: z.nullish(z.string()),
}

const choices = {
  /** The available choices, in order. */
  options: z.array(FieldOption),
}
const upload = {
  /** MIME types or extensions with a dot, as in an input's `accept`. */
  accept: z.array(z.string()),
  /** Maximum size of one file, in bytes. */
  maxBytes: z.number(),
  /** Maximum number of files. */
  maxCount: z.number(),
}

/** A text; lengths as Spec 5 counts them (full-width 2, Latin 1). */
const TextField = z.object({
  type: z.literal('text'),
  ...common,
  /** True: a text of several lines. */
  multiline: z.boolean(),
  /** The rule that the text must meet; null if there is none. */
  rule: z.nullish(FieldRule),
  /** Minimum width; null if there is none. */
  minTextLength: z.nullish(z.number()),
  /** Maximum width; null: no limit. */
  maxTextLength: z.nullish(z.number()),
})
/** A number. */
const NumberField = z.object({
  type: z.literal('number'),
  ...common,
  /** Minimum value; null if there is none. */
  min: z.nullish(z.number()),
  /** Maximum value; null if there is none. */
  max: z.nullish(z.number()),
  /** The value must be `min` (or 0) plus a multiple of this; null: any number. */
  step: z.nullish(z.number()),
  /** Shown after the field, e.g. m²; null if there is none. */
  unit: z.nullish(z.string()),
})
/** A telephone number with its country. +86 uses the rule `phone`, others `contactPhone`. */
const PhoneField = z.object({
  type: z.literal('phone'),
  ...common,
  /** Dialling codes to choose from, e.g. ['+86', '+81']; null or absent: all. */
  areaCodes: z.nullish(z.array(z.string())),
  /** The initial dialling code, e.g. +86. */
  defaultAreaCode: z.string(),
})
/** An email address, by the rule `email`. */
const EmailField = z.object({ type: z.literal('email'), ...common })
/** One of `options`, in a drop-down list. */
const SelectField = z.object({ type: z.literal('select'), ...common, ...choices })
/** One of `options`, all visible. */
const RadioField = z.object({ type: z.literal('radio'), ...common, ...choices })
/** Any of `options`. */
const CheckboxField = z.object({
  type: z.literal('checkbox'),
  ...common,
  ...choices,
  /** Minimum number of choices, once it is answered; null: one. */
  minChoices: z.nullish(z.number()),
  /** Maximum number of choices; null: all. */
  maxChoices: z.nullish(z.number()),
})
/** A choice from a tree. */
const CascadeField = z.object({
  type: z.literal('cascade'),
  ...common,
  /**
   * The tree: GEOGRAPHY geography/treeList, CATEGORY category/trees, INDUSTRY app/industry with the levels that
   * exhibitors/industry/tree has below those ids, OPTIONS the field's own.
   */
  source: z.enum(['GEOGRAPHY', 'INDUSTRY', 'CATEGORY', 'OPTIONS']),
  /** The tree of OPTIONS; null for all others. */
  options: z.nullish(z.array(GeographyOption)),
  /** Number of levels offered, from the top; null or absent: all. */
  depth: z.nullish(z.number()),
  /** True: only a node without children, or at the maximum depth, may be chosen. */
  leafOnly: z.boolean(),
  /** True: several may be chosen; the value is then a list of paths. */
  multiple: z.boolean(),
  /** Maximum number of choices; null: no limit. */
  maxChoices: z.nullish(z.number()),
})
/** A date or a point in time. */
const DateField = z.object({
  type: z.literal('date'),
  ...common,
  /** Precision: DAY YYYY-MM-DD, MONTH YYYY-MM, MINUTE a time in ISO 8601, UTC. */
  precision: z.enum(['DAY', 'MONTH', 'MINUTE']),
  /** Earliest value allowed, in the format of the value; null if there is none. */
  min: z.nullish(z.string()),
  /** Latest value allowed, in the format of the value; null if there is none. */
  max: z.nullish(z.string()),
})
/** A place and a street. */
const AddressField = z.object({
  type: z.literal('address'),
  ...common,
  /** True: includes a postcode; in China by the rule `postcode`. */
  hasPostcode: z.boolean(),
})
/** Files, each uploaded first through oss/file/signature with purpose FORM. */
const FileField = z.object({ type: z.literal('file'), ...common, ...upload })
/** Pictures, uploaded like files. */
const PictureField = z.object({
  type: z.literal('picture'),
  ...common,
  ...upload,
  /** Width divided by height of the crop, e.g. 0.75; null or absent: the picture is not cropped. */
  ratio: z.nullish(z.number()),
})
/** An agreement to read and tick. Required means that it must be ticked. */
const AgreementField = z.object({
  type: z.literal('agreement'),
  ...common,
  /** The agreement whose text agreement/{agreementId} returns. */
  agreementId: id,
})
/** A text between fields, without a value. */
const NoteField = z.object({
  type: z.literal('note'),
  ...common,
  /** The text. Platform HTML: sanitised before it is shown. */
  html: html,
})

const single = [
  TextField,
  NumberField,
  PhoneField,
  EmailField,
  SelectField,
  RadioField,
  CheckboxField,
  CascadeField,
  DateField,
  AddressField,
  FileField,
  PictureField,
  AgreementField,
  NoteField,
] as const

/** A single field: any type except the repeated group. */
export const SingleField = z.discriminatedUnion('type', single)
export type SingleField = z.infer<typeof SingleField>

/** Fields that repeat in rows, e.g. one row for each companion. Groups do not nest. */
export const GroupField = z.object({
  type: z.literal('group'),
  ...common,
  /** The fields of each row. */
  fields: z.array(SingleField),
  /** Minimum number of rows; 0: it may be empty. */
  minRows: z.number(),
  /** Maximum number of rows; null: no limit. */
  maxRows: z.nullish(z.number()),
})
export type GroupField = z.infer<typeof GroupField>

/** A field of a form that the platform configures; `type` selects its control. */
export const FormField = z.discriminatedUnion('type', [...single, GroupField])
export type FormField = z.infer<typeof FormField>

/** The value of a field of type phone. */
export const PhoneValue = z.object({
  /** '+' and 1 to 4 digits, e.g. +81. */
  areaCode: z.string(),
  /** The number without dialling code: +86 by the rule `phone`, others by `contactPhone`. */
  number: z.string(),
})
/** The value of a field of type address. */
export const AddressValue = z.object({
  /** The path of geography values from the country down, e.g. ['CN', 'CN-ZJ', '330200']. */
  region: z.array(z.string()),
  /** Street, house and further address details, as typed. */
  street: z.string(),
  /** The postcode; null if not requested or not given. */
  postcode: z.nullish(z.string()),
})

/**
 * The value of a field, by its type:
 * - text, email, select, radio: a string; date: YYYY-MM-DD, YYYY-MM, or ISO 8601 in UTC for MINUTE
 * - number: a number; agreement: true or false
 * - checkbox: the chosen values; cascade: the path of values from the top, `multiple` a list of paths
 * - phone, address: their objects; file, picture: the stored files
 */
export const SingleValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  PhoneValue,
  AddressValue,
  z.array(z.string()),
  z.array(z.array(z.string())),
  z.array(FileRef),
])
export type SingleValue = z.infer<typeof SingleValue>

/** Values by fieldId; a group has a list of rows, each with the values of its fields. Unanswered fields are absent. */
export const FormValues = z.record(z.string(), z.union([SingleValue, z.array(z.record(z.string(), SingleValue))]))
export type FormValues = z.infer<typeof FormValues>
