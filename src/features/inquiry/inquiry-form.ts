import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Form } from '@fair/contract/form.ts'
import type { FormField, FormValues } from '@fair/contract/form-field.ts'
import type { InquiryKind, inquiry } from '@fair/contract/inquiry.ts'
import type { Money } from '@fair/contract/kinds.ts'
import type { Sent } from '@fair/contract/rules/brand.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { BUDGET_CURRENCIES, readMoney } from '../../domain/inquiry-money.ts'
import { nameOf } from '../../lib/i18n/names.ts'
import type { PageContext } from '../../lib/page.ts'

export type Unit = { value: string; label: string }
type SaveInput = InputOf<typeof inquiry.save>

/** The platform's limits of an inquiry. No call returns them, and the platform refuses anything beyond. */
const TITLE_MAX = 120
const CONTENT_MAX = 4000
const QUANTITY_MAX = 1_000_000_000
const FILES_MAX = 10
const FILE_BYTES = 20 * 1024 * 1024
const ACCEPT = ['.jpg', '.jpeg', '.png', '.webp', '.pdf', '.doc', '.docx', '.xls', '.xlsx', '.zip']

interface Options {
  page: PageContext
  kind: InquiryKind
  units: readonly Unit[]
  /** Today in the exhibition's zone, YYYY-MM-DD. */
  today: string
  /** The initial values. */
  values?: FormValues
  /** The key under which drafts are stored: one for each subject. */
  formId: string
}

/** The form of an inquiry, for the form engine (features/shared/form): requirements, terms, files. */
export function inquiryForm({ page, kind, units, today, values, formId }: Options): Form {
  const { t, language } = page
  const isHall = kind === 'HALL'
  const what: FormField[] = [
    {
      type: 'text',
      fieldId: 'title',
      label: t('inquiry:field.title'),
      required: true,
      placeholder: t('inquiry:field.titleHint'),
      multiline: false,
      maxTextLength: TITLE_MAX,
    },
    {
      type: 'text',
      fieldId: 'content',
      label: t('inquiry:field.content'),
      required: true,
      placeholder: t('inquiry:field.contentHint'),
      multiline: true,
      maxTextLength: CONTENT_MAX,
    },
    {
      type: 'cascade',
      fieldId: 'category',
      label: t('inquiry:field.category'),
      required: isHall,
      source: 'CATEGORY',
      leafOnly: false,
      multiple: false,
    },
  ]
  const terms: FormField[] = [
    {
      type: 'number',
      fieldId: 'quantity',
      label: t('inquiry:field.quantity'),
      required: false,
      min: 0.001,
      max: QUANTITY_MAX,
    },
    {
      type: 'select',
      fieldId: 'unit',
      label: t('inquiry:field.unit'),
      required: false,
      options: [...units],
    },
    {
      type: 'text',
      fieldId: 'budget',
      label: t('inquiry:field.budget'),
      required: false,
      multiline: false,
      help: t('inquiry:field.budgetHelp'),
    },
    {
      type: 'select',
      fieldId: 'currency',
      label: t('inquiry:field.currency'),
      required: true,
      options: BUDGET_CURRENCIES.map((value) => ({ value, label: `${value} ${nameOf('currency', language, value)}` })),
      visibleWhen: [{ fieldId: 'budget', oneOf: [] }],
    },
    {
      type: 'date',
      fieldId: 'deadline',
      label: t('inquiry:field.deadline'),
      required: false,
      precision: 'DAY',
      min: today,
      help: t('inquiry:field.deadlineHelp'),
    },
    {
      type: 'cascade',
      fieldId: 'destination',
      label: t('inquiry:field.destination'),
      required: false,
      source: 'GEOGRAPHY',
      depth: 2,
      leafOnly: false,
      multiple: false,
    },
  ]
  const files: FormField[] = [
    {
      type: 'file',
      fieldId: 'files',
      label: t('inquiry:field.files'),
      required: false,
      accept: ACCEPT,
      maxBytes: FILE_BYTES,
      maxCount: FILES_MAX,
      help: t('inquiry:field.filesHelp'),
    },
  ]
  const hidden: FormField = {
    type: 'checkbox',
    fieldId: 'anonymous',
    label: t('inquiry:field.name'),
    required: false,
    options: [{ value: 'yes', label: t('inquiry:field.anonymous') }],
  }
  return {
    formId: asId(formId),
    formName: t('inquiry:publishTitle'),
    version: '1',
    sections: [
      { sectionId: 'what', title: t('inquiry:part.what'), fields: what },
      { sectionId: 'terms', title: t('inquiry:part.terms'), fields: terms },
      { sectionId: 'files', title: t('inquiry:part.files'), fields: isHall ? [...files, hidden] : files },
    ],
    ...(values && { values }),
    submitText: t(isHall ? 'inquiry:sendHall' : 'inquiry:send'),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const lastOf = (value: unknown): string | undefined => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : undefined
  return typeof last === 'string' ? last : undefined
}
const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'fileId' in each ? [String(each.fileId)] : [],
      )
    : []

/** The recipients of an inquiry: the hall, or named exhibitors, about one exhibit or none. */
export interface Address {
  kind: InquiryKind
  exhibitorIds: readonly string[]
  exhibitsId?: string | undefined
}

/**
 * The budget that was entered; null if it is not a valid amount in its currency. No rule of the form covers this, as
 * money stays text until here and never becomes a float.
 */
export function budgetOf(values: FormValues): Sent<Money> | null | undefined {
  const text = textOf(values['budget'])
  return text === '' ? undefined : readMoney(text, textOf(values['currency']) || 'USD')
}

/** The request's input for the form's values. */
export function saveInput(
  values: FormValues,
  { kind, exhibitorIds, exhibitsId }: Address,
  requestId: string,
): SaveInput {
  const budget = budgetOf(values)
  const quantity = typeof values['quantity'] === 'number' ? values['quantity'] : undefined
  const unit = textOf(values['unit'])
  const deadline = textOf(values['deadline'])
  const categoryId = lastOf(values['category'])
  const destinationCode = lastOf(values['destination'])
  return {
    kind,
    title: textOf(values['title']),
    content: textOf(values['content']),
    exhibitorIds: [...exhibitorIds],
    ...(exhibitsId !== undefined && { exhibitsId }),
    ...(categoryId !== undefined && { categoryId }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && quantity !== undefined && { unit }),
    ...(budget && { budget }),
    ...(deadline !== '' && { deadline }),
    ...(destinationCode !== undefined && { destinationCode }),
    fileIds: idsOf(values['files']),
    ...(kind === 'HALL' && lastOf(values['anonymous']) === 'yes' && { anonymous: true }),
    requestId,
  }
}
