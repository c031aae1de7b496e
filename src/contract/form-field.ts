import * as z from 'zod/mini'
import { FileRef } from './file.ts'
import { GeographyOption } from './geography.ts'
import { html, id } from './kinds.ts'

/**
 * The rules of Spec 5 that a field may name (by the names of domain/validation.ts; a test compares them):
 * - phone: 11 digits, the first 1, the second 3 to 9
 * - numericContact: digits and hyphens
 * - email: local@domain
 * - contactPhone: 7 to 32 digits, blanks, hyphens and parentheses
 * - chineseOrAlphanumeric: Chinese characters, letters and digits
 * - positiveInteger: without leading zero
 * - organisationCode: 9, 15 or 18 letters and digits
 * - postcode: six digits, the first not 0
 * - website: an http or https address
 * - loginPassword: 8 to 16 letters and digits, at least one of each
 * - strongPassword: 8 to 16 with digit, lower-case and upper-case letter and special character, no blanks
 * - userName: Chinese characters, letters and digits; userNameWithSpaces: blanks too
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

/** Something that has to hold of another field. A field that is hidden itself meets no condition. */
export const FieldCondition = z.object({
  /** The other field of the form; within a group, first one of the same row. */
  fieldId: z.string(),
  /** It holds when the field's value, as text, or one of its choices is in here; empty: when it has any value but false. */
  oneOf: z.array(z.string()),
})
export type FieldCondition = z.infer<typeof FieldCondition>

/** One of the values to choose from. */
export const FieldOption = z.object({
  /** What is sent. */
  value: z.string(),
  /** Its words, in the requested language. */
  label: z.string(),
})
export type FieldOption = z.infer<typeof FieldOption>

/** What every field has. Labels and helps are in the requested language. */
const common = {
  /** Its key in the form's values; unique in the form, or in its group. */
  fieldId: z.string(),
  /** What is asked, in the requested language; '' for a note. */
  label: z.string(),
  /** True: it has to be answered while it is shown. */
  required: z.boolean(),
  /** A sentence below the label; null without. */
  help: z.nullish(z.string()),
  /** An example in the empty control; null without. */
  placeholder: z.nullish(z.string()),
  /** The HTML autofill token, e.g. 'organization', 'email'; null: none. */
  autocomplete: z.nullish(z.string()),
  /** True: shown with its value of the form's `values`, which stays whatever is sent. Null or false: it can be changed. */
  readOnly: z.nullish(z.boolean()),
  /** Shown, asked and sent only while all of these hold; null or empty: always. */
  visibleWhen: z.nullish(z.array(FieldCondition)),
  /** The platform's text for a value that breaks the field; without it the site's own text of the rule. */
  errorText: z.nullish(z.string()),
}

const choices = {
  /** The values to choose from, in their order. */
  options: z.array(FieldOption),
}
const upload = {
  /** MIME types or extensions with a dot, as an input's `accept` takes them. */
  accept: z.array(z.string()),
  /** Bytes of one file, at most. */
  maxBytes: z.number(),
  /** Files, at most. */
  maxCount: z.number(),
}

/** Text; lengths as Spec 5 counts them (full-width 2, Latin 1). */
const TextField = z.object({
  type: z.literal('text'),
  ...common,
  /** True: a text of several lines. */
  multiline: z.boolean(),
  /** What the text has to keep; null: nothing. */
  rule: z.nullish(FieldRule),
  /** Width at least; null: no least width. */
  minTextLength: z.nullish(z.number()),
  /** Width at most; null: no limit. */
  maxTextLength: z.nullish(z.number()),
})
/** A number. */
const NumberField = z.object({
  type: z.literal('number'),
  ...common,
  /** The least value; null: none. */
  min: z.nullish(z.number()),
  /** The greatest value; null: none. */
  max: z.nullish(z.number()),
  /** The value is `min` (or 0) and a whole number of these; null: any number. */
  step: z.nullish(z.number()),
  /** Shown behind the field, e.g. m²; null without. */
  unit: z.nullish(z.string()),
})
/** A telephone number with its country. +86 takes the rule `phone`, others `contactPhone`. */
const PhoneField = z.object({
  type: z.literal('phone'),
  ...common,
  /** Dialling codes to choose from, e.g. ['+86', '+81']; null or absent: all. */
  areaCodes: z.nullish(z.array(z.string())),
  /** The one that is there at first, e.g. +86. */
  defaultAreaCode: z.string(),
})
/** An email address, by the rule `email`. */
const EmailField = z.object({ type: z.literal('email'), ...common })
/** One of `options`, in a list that opens. */
const SelectField = z.object({ type: z.literal('select'), ...common, ...choices })
/** One of `options`, all of which are shown. */
const RadioField = z.object({ type: z.literal('radio'), ...common, ...choices })
/** Any of `options`. */
const CheckboxField = z.object({
  type: z.literal('checkbox'),
  ...common,
  ...choices,
  /** Choices at least, once it is answered; null: one. */
  minChoices: z.nullish(z.number()),
  /** Choices at most; null: all. */
  maxChoices: z.nullish(z.number()),
})
/** A choice out of a tree. */
const CascadeField = z.object({
  type: z.literal('cascade'),
  ...common,
  /**
   * Which tree: GEOGRAPHY geography/treeList, CATEGORY category/trees, INDUSTRY app/industry with the levels that
   * exhibitors/industry/tree has below those ids, OPTIONS the field's own.
   */
  source: z.enum(['GEOGRAPHY', 'INDUSTRY', 'CATEGORY', 'OPTIONS']),
  /** The tree of OPTIONS; null for all others. */
  options: z.nullish(z.array(GeographyOption)),
  /** Levels offered, counted from the top; null or absent: all. */
  depth: z.nullish(z.number()),
  /** True: only a node without children, or at the depth's end, may be chosen. */
  leafOnly: z.boolean(),
  /** True: several may be chosen; the value is then a list of paths. */
  multiple: z.boolean(),
  /** Choices at most; null: no limit. */
  maxChoices: z.nullish(z.number()),
})
/** A date or a moment. */
const DateField = z.object({
  type: z.literal('date'),
  ...common,
  /** How fine: DAY YYYY-MM-DD, MONTH YYYY-MM, MINUTE a moment in ISO 8601, UTC. */
  precision: z.enum(['DAY', 'MONTH', 'MINUTE']),
  /** The first that may be chosen, written like the value; null: none. */
  min: z.nullish(z.string()),
  /** The last that may be chosen, written like the value; null: none. */
  max: z.nullish(z.string()),
})
/** A place and a street. */
const AddressField = z.object({
  type: z.literal('address'),
  ...common,
  /** True: the postcode is asked too; in China by the rule `postcode`. */
  hasPostcode: z.boolean(),
})
/** Files, each uploaded first by oss/file/signature with purpose FORM. */
const FileField = z.object({ type: z.literal('file'), ...common, ...upload })
/** Pictures, uploaded like files. */
const PictureField = z.object({
  type: z.literal('picture'),
  ...common,
  ...upload,
  /** Width by height of the crop, e.g. 0.75; null or absent: the picture stays as it is. */
  ratio: z.nullish(z.number()),
})
/** An agreement to read and tick. Required means: must be ticked. */
const AgreementField = z.object({
  type: z.literal('agreement'),
  ...common,
  /** Its text comes from agreement/{agreementId}. */
  agreementId: id,
})
/** A text between fields, without a value. */
const NoteField = z.object({
  type: z.literal('note'),
  ...common,
  /** The text. Platform HTML: goes through the sanitiser before it is shown. */
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

/** A field that stands alone: all but the repeated group. */
export const SingleField = z.discriminatedUnion('type', single)
export type SingleField = z.infer<typeof SingleField>

/** Fields that repeat by rows, e.g. one row for each companion. Groups do not nest. */
export const GroupField = z.object({
  type: z.literal('group'),
  ...common,
  /** What each row asks. */
  fields: z.array(SingleField),
  /** Rows at least; 0: it may be left out. */
  minRows: z.number(),
  /** Rows at most; null: no limit. */
  maxRows: z.nullish(z.number()),
})
export type GroupField = z.infer<typeof GroupField>

/** A field of a form that the platform configures; `type` picks its control. */
export const FormField = z.discriminatedUnion('type', [...single, GroupField])
export type FormField = z.infer<typeof FormField>

/** The value of a field of type phone. */
export const PhoneValue = z.object({
  /** '+' and 1 to 4 digits, e.g. +81. */
  areaCode: z.string(),
  /** The number behind it: +86 by the rule `phone`, others by `contactPhone`. */
  number: z.string(),
})
/** The value of a field of type address. */
export const AddressValue = z.object({
  /** The path of geography values from the country down, e.g. ['CN', 'CN-ZJ', '330200']. */
  region: z.array(z.string()),
  /** Street, house and what else finds the door, as it was typed. */
  street: z.string(),
  /** The postcode; null: not asked or not given. */
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

/** Values by fieldId; a group has a list of rows, each with the values of its fields. What is left out is not answered. */
export const FormValues = z.record(z.string(), z.union([SingleValue, z.array(z.record(z.string(), SingleValue))]))
export type FormValues = z.infer<typeof FormValues>
