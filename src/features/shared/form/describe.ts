import type { Form } from '@fair/contract/form.ts'
import type { FormField, FormValues, SingleField } from '@fair/contract/form-field.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import { isDay, isInstant } from '@fair/contract/rules/platform-values.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { joinFacts } from '../../../components/parts.tsx'
import type { PageContext } from '../../../lib/page.ts'
import { type Trees, treeOf } from './check.ts'
import {
  addressOf,
  fieldsOf,
  filesOf,
  isAnswered,
  isGroup,
  isSecret,
  pathsOf,
  phoneOf,
  rowsOf,
  textOf,
  textsOf,
} from './entries.ts'
import { nodeAt } from './tree-levels.ts'
import { isShown } from './visible.ts'

export interface DescribedSection {
  title: string
  lines: { label: string; value: string }[]
}

/** The answers, section by section, as lines to read: choices by their labels, places by their names. */
export function describeValues(form: Form, values: FormValues, page: PageContext, trees: Trees): DescribedSection[] {
  const all = fieldsOf(form)
  return form.sections.flatMap(({ title, fields }) => {
    const lines = fields
      .filter((field) => isShown(field, all, values) && !isSecret(field))
      .flatMap((field) => linesOf(field, values, page, trees))
    return lines.length > 0 ? [{ title, lines }] : []
  })
}

function linesOf(field: FormField, values: FormValues, page: PageContext, trees: Trees) {
  const value = values[field.fieldId]
  if (!isAnswered(value) || field.type === 'note' || field.type === 'agreement') return []
  if (!isGroup(field)) return [{ label: field.label, value: wordsOf(field, value, page, trees) }]
  return rowsOf(value).map((row, at) => {
    const cells = field.fields.flatMap((child) => {
      const cell = row[child.fieldId]
      return isAnswered(cell) ? [wordsOf(child, cell, page, trees)] : []
    })
    return { label: `${field.label} ${at + 1}`, value: joinFacts(...cells) }
  })
}

/** One answer as text to read. */
function wordsOf(field: SingleField, value: unknown, page: PageContext, trees: Trees): string {
  switch (field.type) {
    case 'number':
      return [page.format.number(Number(value)), field.unit].filter(Boolean).join(' ')
    case 'phone': {
      const phone = phoneOf(value)
      return phone ? `${phone.areaCode} ${phone.number}` : ''
    }
    case 'select':
    case 'radio':
      return field.options.find((option) => option.value === value)?.label ?? ''
    case 'checkbox':
      return page.format.list(
        field.options.flatMap(({ value: one, label }) => (textsOf(value).includes(one) ? [label] : [])),
      )
    case 'cascade': {
      const paths = field.multiple ? pathsOf(value) : [textsOf(value)]
      const tree = treeOf(field, trees) ?? []
      return page.format.list(paths.map((path) => pathLabel(tree, path)))
    }
    case 'date':
      return dateText(textOf(value), page)
    case 'address': {
      const { region, street, postcode } = addressOf(value)
      const places = labelsOf(trees.GEOGRAPHY ?? [], region)
      if (page.language === 'en-US') return [street, ...places.toReversed(), postcode].filter(Boolean).join(', ')
      return [...places, street, postcode].filter(Boolean).join(' ')
    }
    case 'file':
    case 'picture':
      return page.format.list(filesOf(value).map(({ fileName }) => fileName))
    default:
      return textOf(value)
  }
}

/** A moment is shown in the exhibition's zone, a day and a month unchanged. */
function dateText(value: string, page: PageContext): string {
  if (isDay(value)) return page.format.date(noonOf(value), 'UTC')
  return isInstant(value) ? page.format.dateTime(value, page.zone) : value
}

function labelsOf(tree: readonly GeographyOption[], path: readonly string[]): string[] {
  return path.map((value, at) => nodeAt(tree, path.slice(0, at + 1))?.label ?? value)
}

/** A path by its labels; the raw values if the tree has not been loaded. */
export const pathLabel = (tree: readonly GeographyOption[], path: readonly string[]): string =>
  labelsOf(tree, path).join(' / ')
