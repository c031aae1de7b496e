import { describe, expect, it } from 'vitest'
import type { Text } from '../seed/text.ts'
import type { Form, FormValues } from '../sent.ts'
import { checkForm } from './check-form.ts'
import type { CheckScope, StoredFile } from './check-scope.ts'
import * as make from './fields.ts'
import { composeForm, type FieldPlan, type FormScope } from './plan.ts'
import { treeOf } from './tree.ts'

const label: Text = ['名', 'Name', '名', '이름']
const scope: FormScope = { language: 'en-US', agreementId: () => 'A1', days: ['2026-11-18', '2026-11-22'] }
const places = treeOf([
  { value: 'CN', parent: null, label: 'China' },
  { value: 'CN-ZJ', parent: 'CN', label: 'Zhejiang' },
  { value: '330200', parent: 'CN-ZJ', label: 'Ningbo' },
  { value: 'JP', parent: null, label: 'Japan' },
])
const licence: StoredFile = {
  ref: { fileId: 'F1', fileName: 'a.pdf', format: 'PDF', bytes: 900, url: '/f/F1' },
  contentType: 'application/pdf',
}
const against: CheckScope = {
  language: 'en-US',
  tree: () => places,
  fileOf: (fileId) => (fileId === 'F1' ? licence : undefined),
}

const formOf = (...fields: FieldPlan[]): Form =>
  composeForm(
    { formId: 'F', formName: label, access: 'ANYONE', sections: [{ sectionId: 's', title: label, fields }] },
    scope,
  )
const check = (fields: FieldPlan[], values: object) => checkForm(formOf(...fields), values as FormValues, against)
/** The message about the only field 'a', or its stored value. */
function one(field: FieldPlan, value: unknown): unknown {
  const { fieldErrors, values } = check([field], { a: value })
  return fieldErrors.length > 0 ? { wrong: fieldErrors.map(({ message }) => message).join(' | ') } : values['a']
}
const wrong = (text: string) => ({ wrong: expect.stringContaining(text) })
const choices: readonly make.Choice[] = [
  ['x', label],
  ['y', label],
]

describe('checkForm', () => {
  const cases: [string, FieldPlan, unknown, unknown][] = [
    ['trims text', make.text('a', label), ' b ', 'b'],
    ['counts a full-width character as two', make.text('a', label, { max: 4 }), '展会馆', wrong('At most 4')],
    ['accepts text of the maximum length', make.text('a', label, { max: 4 }), '展会', '展会'],
    ['rejects text that is too short', make.text('a', label, { min: 3 }), 'ab', wrong('At least 3')],
    ['rejects a line break in single-line text', make.text('a', label), 'a\nb', wrong('Line breaks')],
    ['accepts line breaks in multiline text', make.text('a', label, { multiline: true }), 'a\nb', 'a\nb'],
    ['rejects a number in a text field', make.text('a', label), 3, wrong('not valid')],
    [
      'accepts text that matches its rule',
      make.text('a', label, { rule: 'organisationCode' }),
      '123456789',
      '123456789',
    ],
    [
      'rejects text that breaks its rule',
      make.text('a', label, { rule: 'organisationCode' }),
      '12',
      wrong('9, 15 or 18'),
    ],
    [
      'rejects a password without a special character',
      make.text('a', label, { rule: 'strongPassword' }),
      'Fair2026',
      wrong('special character'),
    ],
    ['accepts a number on a step', make.number('a', label, { min: 0.1, step: 0.1 }), 0.3, 0.3],
    ['rejects a number between two steps', make.number('a', label, { min: 0, step: 10 }), 15, wrong('steps of 10')],
    ['rejects a number below the minimum', make.number('a', label, { min: 1 }), 0, wrong('1 or more')],
    ['rejects a number above the maximum', make.number('a', label, { max: 1 }), 2, wrong('1 or less')],
    ['rejects text in a number field', make.number('a', label), '3', wrong('Enter a number')],
    [
      'accepts a Chinese phone number',
      make.phone('a', label),
      { areaCode: '+86', number: '13800138000' },
      expect.any(Object),
    ],
    [
      'rejects an invalid Chinese phone number',
      make.phone('a', label),
      { areaCode: '+86', number: '12345' },
      wrong('11 digits'),
    ],
    [
      'accepts a foreign phone number',
      make.phone('a', label),
      { areaCode: '+81', number: '90-1234-5678' },
      expect.any(Object),
    ],
    [
      'rejects an invalid foreign phone number',
      make.phone('a', label),
      { areaCode: '+81', number: '1' },
      wrong('7 to 32'),
    ],
    [
      'rejects a phone number with an invalid area code',
      make.phone('a', label),
      { areaCode: '81', number: '90-1234-5678' },
      wrong('not valid'),
    ],
    ['accepts an email address', make.email('a', label), 'a@b.cn', 'a@b.cn'],
    ['rejects an invalid email address', make.email('a', label), 'a@b', wrong('email')],
    ['accepts an option', make.select('a', label, choices), 'x', 'x'],
    ['rejects an unknown option', make.radio('a', label, choices), 'z', wrong('one of the options')],
    ['sorts and deduplicates several options', make.checkbox('a', label, choices), ['y', 'x', 'y'], ['x', 'y']],
    ['rejects too many options', make.checkbox('a', label, choices, { max: 1 }), ['x', 'y'], wrong('at most 1')],
    ['rejects too few options', make.checkbox('a', label, choices, { min: 2 }), ['x'], wrong('at least 2')],
    ['accepts a path', make.cascade('a', label, 'GEOGRAPHY'), ['CN', 'CN-ZJ'], ['CN', 'CN-ZJ']],
    ['rejects a path with a gap', make.cascade('a', label, 'GEOGRAPHY'), ['CN', '330200'], wrong('options')],
    [
      'rejects a path that is too deep',
      make.cascade('a', label, 'GEOGRAPHY', { depth: 1 }),
      ['CN', 'CN-ZJ'],
      wrong('options'),
    ],
    [
      'rejects a path that stops before the last level',
      make.cascade('a', label, 'GEOGRAPHY', { leafOnly: true }),
      ['CN'],
      wrong('last level'),
    ],
    [
      'accepts a path that stops at the maximum depth',
      make.cascade('a', label, 'GEOGRAPHY', { leafOnly: true, depth: 1 }),
      ['CN'],
      ['CN'],
    ],
    [
      'accepts several paths',
      make.cascade('a', label, 'GEOGRAPHY', { multiple: true }),
      [['CN'], ['JP']],
      [['CN'], ['JP']],
    ],
    [
      'rejects too many paths',
      make.cascade('a', label, 'GEOGRAPHY', { multiple: true, max: 1 }),
      [['CN'], ['JP']],
      wrong('1'),
    ],
    ['accepts a day of the exhibition', make.date('a', label, { atExhibition: true }), '2026-11-20', '2026-11-20'],
    [
      'rejects a day after the exhibition',
      make.date('a', label, { atExhibition: true }),
      '2026-11-23',
      wrong('after 2026-11-22'),
    ],
    ['rejects a day that does not exist', make.date('a', label), '2026-02-30', wrong('valid date')],
    ['accepts a month', make.date('a', label, { precision: 'MONTH', min: '1800-01' }), '2008-05', '2008-05'],
    [
      'rejects a month that does not exist',
      make.date('a', label, { precision: 'MONTH' }),
      '2008-13',
      wrong('valid date'),
    ],
    [
      'accepts a time with a zone',
      make.date('a', label, { precision: 'MINUTE' }),
      '2026-11-18T01:30Z',
      '2026-11-18T01:30Z',
    ],
    [
      'rejects a time without a zone',
      make.date('a', label, { precision: 'MINUTE' }),
      '2026-11-18T01:30',
      wrong('valid date'),
    ],
    [
      'accepts an address and trims its street',
      make.address('a', label),
      { region: ['CN', 'CN-ZJ'], street: ' 1 ' },
      { region: ['CN', 'CN-ZJ'], street: '1' },
    ],
    ['rejects an address without a street', make.address('a', label), { region: ['CN'], street: ' ' }, wrong('street')],
    [
      'rejects an address in an unknown region',
      make.address('a', label),
      { region: ['XX'], street: '1' },
      wrong('region'),
    ],
    [
      'rejects an invalid Chinese postcode',
      make.address('a', label, { hasPostcode: true }),
      { region: ['CN'], street: '1', postcode: '012345' },
      wrong('postal code'),
    ],
    [
      'accepts a foreign postcode',
      make.address('a', label, { hasPostcode: true }),
      { region: ['JP'], street: '1', postcode: '455-0848' },
      expect.objectContaining({ postcode: '455-0848' }),
    ],
    ['accepts a given agreement', make.agreement('a', label, 'USER'), true, true],
    ['rejects a refused agreement', make.agreement('a', label, 'USER'), false, wrong('agree')],
    ['rejects a missing agreement', make.agreement('a', label, 'USER'), undefined, wrong('agree')],
    ['rejects a blank value of a required field', make.text('a', label, { required: true }), '  ', wrong('required')],
    [
      'rejects an empty list of a required field',
      make.checkbox('a', label, choices, { required: true }),
      [],
      wrong('required'),
    ],
    ['accepts an empty optional phone number', make.phone('a', label), { areaCode: '+86', number: '' }, undefined],
  ]
  it.each(cases)('%s', (_, field, value, expected) => {
    expect(one(field, value)).toEqual(expected)
  })
})

describe('a file value', () => {
  const upload = { accept: ['application/pdf'], maxBytes: 1000 }
  const sent = [{ ...licence.ref, bytes: 1, fileName: 'other.pdf', url: 'https://evil.example/' }]

  it('is stored with the metadata of the file store', () => {
    expect(one(make.file('a', label, upload), sent)).toEqual([licence.ref])
  })

  it('must be uploaded by the visitor and have an allowed type, size and count', () => {
    expect(one(make.file('a', label, upload), [{ ...licence.ref, fileId: 'F2' }])).toEqual(wrong('not there'))
    expect(one(make.file('a', label, { ...upload, accept: ['image/*', '.docx'] }), sent)).toEqual(wrong('type'))
    expect(one(make.file('a', label, { ...upload, accept: ['.PDF'] }), sent)).toEqual([licence.ref])
    expect(one(make.picture('a', label, { ...upload, maxBytes: 899 }), sent)).toEqual(wrong('at most'))
    expect(one(make.file('a', label, upload), [...sent, ...sent])).toEqual(wrong('At most 1'))
  })
})

describe('a form', () => {
  const other = make.text('b', label, { required: true, visibleWhen: [{ fieldId: 'a', oneOf: ['x'] }] })
  const third = make.text('c', label, { required: true, visibleWhen: [{ fieldId: 'b', oneOf: [] }] })
  const fields = [make.select('a', label, choices), other, third]

  it('requires and keeps visible fields only', () => {
    expect(check(fields, { a: 'y', b: 'hidden', c: 'hidden' })).toEqual({ values: { a: 'y' }, fieldErrors: [] })
    expect(check(fields, { a: 'x' }).fieldErrors.map(({ fieldId }) => fieldId)).toEqual(['b'])
    expect(check(fields, { a: 'x', b: '1' }).fieldErrors.map(({ fieldId }) => fieldId)).toEqual(['c'])
    // b is hidden, so it has no value that could make c visible.
    expect(check(fields, { b: '1', c: '2' })).toEqual({ values: {}, fieldErrors: [] })
  })

  it('drops unknown fields and values of notes', () => {
    const note = make.note('n', label, label)
    expect(check([make.text('a', label), note], { a: '1', z: '2', n: '3' }).values).toEqual({ a: '1' })
  })

  it('keeps the stored value of a read-only field', () => {
    const form = { ...formOf(make.text('a', label, { readOnly: true })), values: { a: 'mine' } }
    expect(checkForm(form, { a: 'changed' }, against).values).toEqual({ a: 'mine' })
  })

  it('uses the error text of the field for an invalid value, but not for a missing one', () => {
    const field = make.email('a', label, { required: true, errorText: ['错', 'Company mail only', '×', '×'] })
    expect(one(field, 'x')).toEqual({ wrong: 'Company mail only' })
    expect(one(field, '')).toEqual(wrong('required'))
  })

  it('returns errors in the visitor’s language', () => {
    const form = formOf(make.text('a', label, { required: true }))
    expect(checkForm(form, {}, { ...against, language: 'ko-KR' }).fieldErrors[0]?.message).toBe('필수 입력 항목입니다')
  })
})

describe('a field group', () => {
  const rows = (maxRows?: number) =>
    make.group('a', label, [make.text('n', label, { required: true }), make.email('e', label)], {
      minRows: 1,
      ...(maxRows && { maxRows }),
    })

  it('is checked row by row', () => {
    const { values, fieldErrors } = check([rows()], { a: [{ n: '1', z: 'x' }, { e: 'a@b' }] })
    expect(fieldErrors).toMatchObject([
      { fieldId: 'a', row: 1, childFieldId: 'n', message: 'This field is required' },
      { fieldId: 'a', row: 1, childFieldId: 'e' },
    ])
    expect(values['a']).toEqual([{ n: '1' }, {}])
  })

  it('must have an allowed number of rows', () => {
    expect(check([rows()], {}).fieldErrors).toMatchObject([{ fieldId: 'a', message: 'Fill in at least 1 rows' }])
    expect(check([rows(1)], { a: [{ n: '1' }, { n: '2' }] }).fieldErrors).toMatchObject([{ message: 'At most 1 rows' }])
    expect(check([rows()], { a: 'no rows' }).fieldErrors).toHaveLength(1)
  })
})
