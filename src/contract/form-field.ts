import * as z from 'zod/mini'
import { FileRef } from './file.ts'
import { GeographyOption } from './geography.ts'
import { html, id } from './kinds.ts'

/** The rules of Spec 5 that a field may name. The same names as in domain/validation.ts; a test compares them. */
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

/** Holds when the field's value (or one of its choices) is in `oneOf`; with an empty `oneOf`, when it has any value. */
export const FieldCondition = z.object({ fieldId: z.string(), oneOf: z.array(z.string()) })
export type FieldCondition = z.infer<typeof FieldCondition>

export const FieldOption = z.object({ value: z.string(), label: z.string() })
export type FieldOption = z.infer<typeof FieldOption>

/** What every field has. Labels and helps are in the asked language. */
const common = {
  /** Its key in the form's values; unique in the form, or in its group. */
  fieldId: z.string(),
  label: z.string(),
  required: z.boolean(),
  help: z.nullish(z.string()),
  placeholder: z.nullish(z.string()),
  /** The HTML autofill token, e.g. 'organization', 'email'. */
  autocomplete: z.nullish(z.string()),
  readOnly: z.nullish(z.boolean()),
  /** Shown, asked and sent only while all of these hold. */
  visibleWhen: z.nullish(z.array(FieldCondition)),
  /** The platform's text for a value that breaks the field; without it the site's own text of the rule. */
  errorText: z.nullish(z.string()),
}

const choices = { options: z.array(FieldOption) }
const upload = {
  /** MIME types or extensions with a dot, as an input's `accept` takes them. */
  accept: z.array(z.string()),
  /** Bytes of one file, at most. */
  maxBytes: z.number(),
  maxCount: z.number(),
}

/** Text; lengths as Spec 5 counts them (full-width 2, Latin 1). */
const TextField = z.object({
  type: z.literal('text'),
  ...common,
  multiline: z.boolean(),
  rule: z.nullish(FieldRule),
  minTextLength: z.nullish(z.number()),
  maxTextLength: z.nullish(z.number()),
})
const NumberField = z.object({
  type: z.literal('number'),
  ...common,
  min: z.nullish(z.number()),
  max: z.nullish(z.number()),
  step: z.nullish(z.number()),
  /** Shown behind the field, e.g. m². */
  unit: z.nullish(z.string()),
})
/** A telephone number with its country. +86 takes the rule `phone`, others `contactPhone`. */
const PhoneField = z.object({
  type: z.literal('phone'),
  ...common,
  /** Dialling codes to choose from, e.g. ['+86', '+81']; all when absent. */
  areaCodes: z.nullish(z.array(z.string())),
  defaultAreaCode: z.string(),
})
const EmailField = z.object({ type: z.literal('email'), ...common })
const SelectField = z.object({ type: z.literal('select'), ...common, ...choices })
const RadioField = z.object({ type: z.literal('radio'), ...common, ...choices })
const CheckboxField = z.object({
  type: z.literal('checkbox'),
  ...common,
  ...choices,
  minChoices: z.nullish(z.number()),
  maxChoices: z.nullish(z.number()),
})
/** A choice out of a tree. OPTIONS brings its own in `options`; the others come from their calls, once. */
const CascadeField = z.object({
  type: z.literal('cascade'),
  ...common,
  source: z.enum(['GEOGRAPHY', 'INDUSTRY', 'CATEGORY', 'OPTIONS']),
  options: z.nullish(z.array(GeographyOption)),
  /** Levels offered, counted from the top; all when absent. */
  depth: z.nullish(z.number()),
  /** Only a node without children may be chosen. */
  leafOnly: z.boolean(),
  multiple: z.boolean(),
  maxChoices: z.nullish(z.number()),
})
/** A date; `min` and `max` are written like its value. */
const DateField = z.object({
  type: z.literal('date'),
  ...common,
  precision: z.enum(['DAY', 'MONTH', 'MINUTE']),
  min: z.nullish(z.string()),
  max: z.nullish(z.string()),
})
const AddressField = z.object({ type: z.literal('address'), ...common, hasPostcode: z.boolean() })
const FileField = z.object({ type: z.literal('file'), ...common, ...upload })
/** `ratio` is width by height of the crop; absent leaves the picture as it is. */
const PictureField = z.object({ type: z.literal('picture'), ...common, ...upload, ratio: z.nullish(z.number()) })
/** An agreement to read and tick; its text comes from agreement/{agreementId}. Required means: must be ticked. */
const AgreementField = z.object({ type: z.literal('agreement'), ...common, agreementId: id })
/** A text between fields, without a value. `html` is platform HTML: goes through the sanitiser. */
const NoteField = z.object({ type: z.literal('note'), ...common, html: html })

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
  fields: z.array(SingleField),
  minRows: z.number(),
  maxRows: z.nullish(z.number()),
})
export type GroupField = z.infer<typeof GroupField>

/** A field of a form that the platform configures; `type` picks its control. */
export const FormField = z.discriminatedUnion('type', [...single, GroupField])
export type FormField = z.infer<typeof FormField>

export const PhoneValue = z.object({ areaCode: z.string(), number: z.string() })
/** `region` is the path of geography values from the country down. */
export const AddressValue = z.object({
  region: z.array(z.string()),
  street: z.string(),
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
