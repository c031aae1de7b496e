import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parsed } from '../../../tests/parsed.ts'
import vectors from '../../../tests/spec/validation.json' with { type: 'json' }
import { FieldRule, FormField, FormValues, type GroupField } from './form-field.ts'

const plain = { label: 'Name', required: true }

describe('FieldRule', () => {
  test('has exactly the rules of Spec 5', () => {
    expect([...FieldRule.options].sort()).toEqual(Object.keys(vectors.rules).sort())
  })
})

describe('FormField', () => {
  test('discriminates the kinds of field by type', () => {
    expect(z.safeParse(FormField, { ...plain, type: 'text', fieldId: 'a', multiline: false }).success).toBe(true)
    expect(z.safeParse(FormField, { ...plain, type: 'text', fieldId: 'a' }).success).toBe(false)
    expect(z.safeParse(FormField, { ...plain, type: 'telepathy', fieldId: 'a' }).success).toBe(false)
  })

  test('accepts groups of fields, but no groups within groups', () => {
    const group: GroupField = {
      ...plain,
      type: 'group',
      fieldId: 'companions',
      minRows: 0,
      maxRows: 5,
      fields: [{ ...plain, type: 'email', fieldId: 'email' }],
    }
    expect(z.safeParse(FormField, group).success).toBe(true)
    expect(z.safeParse(FormField, { ...group, fields: [group] }).success).toBe(false)
  })

  test('refuses a rule that Spec 5 does not have', () => {
    const text = { ...plain, type: 'text', fieldId: 'a', multiline: false }
    expect(z.safeParse(FormField, { ...text, rule: 'postcode' }).success).toBe(true)
    expect(z.safeParse(FormField, { ...text, rule: 'zip' }).success).toBe(false)
  })
})

describe('FormValues', () => {
  test('parses each kind of value unchanged', () => {
    const file = { fileId: 'f1', fileName: 'a.pdf', format: 'PDF', bytes: 1200, url: '/files/f1' }
    const values: FormValues = parsed({
      name: '山田たろう',
      count: 3,
      agreed: true,
      phone: { areaCode: '+81', number: '90-1234-5678' },
      address: { region: ['CN', 'CN-SH'], street: '世纪大道1号', postcode: '200120' },
      interests: ['a', 'b'],
      industries: [['c', 'c1'], ['d']],
      licence: [file],
      nothing: [],
      companions: [{ email: 'a@b.cn', licence: [file] }, { email: 'c@d.cn' }],
    })
    expect(z.parse(FormValues, values)).toEqual(values)
  })

  test('refuses values that no field can have', () => {
    expect(z.safeParse(FormValues, { a: null }).success).toBe(false)
    expect(z.safeParse(FormValues, { a: { areaCode: '+81' } }).success).toBe(false)
    expect(z.safeParse(FormValues, { a: [{ b: [{ c: 'a row within a row' }] }] }).success).toBe(false)
  })
})
