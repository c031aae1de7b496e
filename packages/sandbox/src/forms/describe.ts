import { FileRef } from '@fair/contract/file.ts'
import { AddressValue, PhoneValue } from '@fair/contract/form-field.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import * as z from 'zod/mini'
import type { Form, FormField, FormValues, SingleField } from '../sent.ts'
import { isShown } from './check-form.ts'
import type { CheckScope } from './check-scope.ts'
import { isAnswered } from './check-value.ts'
import { fieldsOf } from './plan.ts'
import { nodesOf, type Tree, treeOf } from './tree.ts'

export interface Line {
  readonly label: string
  readonly value: string
}

/** The answers, section by section, as lines to read: choices by their labels, places by their names. */
export function describeValues(form: Form, values: FormValues, scope: CheckScope): { title: string; lines: Line[] }[] {
  const all = fieldsOf(form)
  return form.sections
    .map(({ title, fields }) => ({
      title,
      lines: fields.filter((field) => isShown(field, all, values)).flatMap((field) => linesOf(field, values, scope)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function linesOf(field: FormField, values: FormValues, scope: CheckScope): Line[] {
  const value = values[field.fieldId]
  if (!isAnswered(value) || field.type === 'note' || field.type === 'agreement') return []
  if (field.type !== 'group') return [{ label: field.label, value: wordsOf(field, value, scope) }]
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rows.map((row, at) => {
    const cells = field.fields.flatMap((child) => {
      const cell = typeof row === 'object' && row !== null ? Reflect.get(row, child.fieldId) : undefined
      return isAnswered(cell) ? [wordsOf(child, cell, scope)] : []
    })
    return { label: `${field.label} ${at + 1}`, value: cells.join(' · ') }
  })
}

const Texts = z.array(z.string())
const Paths = z.array(Texts)

function wordsOf(field: SingleField, value: unknown, scope: CheckScope): string {
  switch (field.type) {
    case 'number':
      return [value, field.unit].filter((part) => part != null).join(' ')
    case 'phone': {
      const phone = z.safeParse(PhoneValue, value).data
      return phone ? `${phone.areaCode} ${phone.number}` : ''
    }
    case 'select':
    case 'radio':
      return field.options.find((option) => option.value === value)?.label ?? ''
    case 'checkbox': {
      const chosen = z.safeParse(Texts, value).data ?? []
      return listed(
        field.options.flatMap((option) => (chosen.includes(option.value) ? [option.label] : [])),
        scope,
      )
    }
    case 'cascade': {
      const one = z.safeParse(Texts, value).data
      const paths = one ? [one] : (z.safeParse(Paths, value).data ?? [])
      const tree = field.source === 'OPTIONS' ? treeOf(nodesOf(field.options ?? [])) : scope.tree(field.source)
      return listed(
        paths.map((path) => path.map(tree.labelOf).join(' / ')),
        scope,
      )
    }
    case 'date':
      return dateText(String(value), scope.language)
    case 'address': {
      const address = z.safeParse(AddressValue, value).data
      return address ? addressWords(address, scope.tree('GEOGRAPHY'), scope.language) : ''
    }
    case 'file':
    case 'picture':
      return listed(
        (z.safeParse(z.array(FileRef), value).data ?? []).map(({ fileName }) => fileName),
        scope,
      )
    default:
      return String(value)
  }
}

function listed(items: readonly string[], { language }: CheckScope): string {
  return items.join(language === 'zh-CN' || language === 'ja-JP' ? '、' : ', ')
}

/** From the largest place down in Chinese, Japanese and Korean; from the street up in English. */
function addressWords(
  { region, street, postcode }: z.infer<typeof AddressValue>,
  tree: Tree,
  language: Language,
): string {
  const places = region.map(tree.labelOf)
  if (language === 'en-US') return [street, ...places.toReversed(), postcode].filter(Boolean).join(', ')
  return [...places, street, postcode].filter(Boolean).join(' ')
}

const STYLES: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  7: { year: 'numeric', month: 'long' },
  10: { dateStyle: 'long' },
}

/** By its length: a month, a day, or a time, which is shown in the fair's own zone. */
function dateText(value: string, language: Language): string {
  const style = STYLES[value.length]
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return value
  const options: Intl.DateTimeFormatOptions = style
    ? { ...style, timeZone: 'UTC' }
    : { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai' }
  return new Intl.DateTimeFormat(language, options).format(moment)
}
