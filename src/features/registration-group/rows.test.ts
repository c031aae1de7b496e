import type { Form } from '@fair/contract/form.ts'
import type { FormField } from '@fair/contract/form-field.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { passesSheet } from './passes.ts'
import { columnsOf, duplicateRows, entriesOfRow, mapRows, parseRows } from './rows.ts'

const field = (part: object) => ({ required: true, ...part }) as FormField
const form: Form = parsed({
  formId: 'M',
  formName: 'M',
  version: '1',
  sections: [
    {
      sectionId: 's',
      title: 'S',
      fields: [
        field({ type: 'text', fieldId: 'userName', label: 'Full name', multiline: false }),
        field({ type: 'phone', fieldId: 'phone', label: 'Mobile phone', defaultAreaCode: '+1' }),
        field({
          type: 'select',
          fieldId: 'idKind',
          label: 'Document',
          options: [{ value: 'passport', label: 'Passport' }],
        }),
        field({ type: 'note', fieldId: 'n', label: 'Note', html: '' }),
      ],
    },
  ],
})
const columns = columnsOf(form)

describe('pasted text', () => {
  test('is parsed as spreadsheet cells, with quotes, line breaks and empty rows', () => {
    expect(parseRows('a\tb\r\n\r\n"x ""y""\nz"\t1\n')).toEqual([
      ['a', 'b'],
      ['x "y"\nz', '1'],
    ])
  })

  test('is parsed as CSV by its separator', () => {
    expect(parseRows('a,b\n"c,d",e')).toEqual([
      ['a', 'b'],
      ['c,d', 'e'],
    ])
    expect(parseRows('a;b\nc;d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('is parsed by full-width separators if it has no others', () => {
    expect(parseRows('张三，13800138000\n李四，13900139000')).toEqual([
      ['张三', '13800138000'],
      ['李四', '13900139000'],
    ])
    expect(parseRows('张三；138\n"李；四"；139')).toEqual([
      ['张三', '138'],
      ['李；四', '139'],
    ])
    // A full-width comma belongs to the text of a CSV file.
    expect(parseRows('张三,北京，朝阳')).toEqual([['张三', '北京，朝阳']])
  })

  test('is parsed back to the same cells, whatever they contain', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.trim())
      .filter((text) => text !== '' && !text.includes('\r'))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = rows.map((row) => row.map(quoted).join('\t')).join('\n')
        expect(parseRows(text)).toEqual(rows)
      }),
    )
  })
})

describe('columns', () => {
  test('include only fields that fit into a cell', () => {
    expect(columns.map(({ fieldId }) => fieldId)).toEqual(['userName', 'phone', 'idKind'])
  })

  test('are matched by a longer or shorter name if it is unambiguous', () => {
    const near = parseRows('Mobile\tYour full name\n123\tAnna')
    expect(mapRows(near, columns)).toEqual({ texts: [{ phone: '123', userName: 'Anna' }], unknown: [] })
    const twice = parseRows('Full name\tMobile phone\tMobile\nAnna\t123\t456')
    expect(mapRows(twice, columns)).toEqual({ texts: [{ phone: '123', userName: 'Anna' }], unknown: ['Mobile'] })
  })

  test('that match no field are reported, even without names', () => {
    expect(mapRows(parseRows('Anna\t123\tPassport\tnuts'), columns).unknown).toEqual(['4'])
    // Dropping an empty column loses no data.
    expect(mapRows(parseRows('Full name\tMobile phone\tDiet\nAnna\t123\t'), columns).unknown).toEqual([])
  })

  test('are matched by the names in the first row, or else by the form’s order', () => {
    const named = parseRows('Mobile Phone\tUnknown\tfull name\n123\tx\tAnna')
    expect(mapRows(named, columns)).toEqual({ texts: [{ phone: '123', userName: 'Anna' }], unknown: ['Unknown'] })
    expect(mapRows(parseRows('Anna\t123'), columns)).toEqual({
      texts: [{ userName: 'Anna', phone: '123' }],
      unknown: [],
    })
  })

  test('convert phones with and without an area code, and choices by their labels', () => {
    const entries = (phone: string) => entriesOfRow(columns, { phone })['phone']
    expect(entries('+81 90-1234-5678')).toEqual({ areaCode: '+81', number: '90-1234-5678' })
    expect(entries('0048 512 345 678')).toEqual({ areaCode: '+48', number: '512 345 678' })
    expect(entries('+8613800138000')).toEqual({ areaCode: '+86', number: '13800138000' })
    expect(entries('７７００９００１２３')).toEqual({ areaCode: '+1', number: '7700900123' })
    expect(entriesOfRow(columns, { idKind: 'PASSPORT' })).toEqual({ idKind: 'passport' })
    expect(entriesOfRow(columns, { idKind: 'library card' })).toEqual({ idKind: 'library card' })
  })

  test('with the same phone are found as duplicates in any notation', () => {
    const rows = ['+81 90-1111-2222', '+81 90 1111 2222', '+82 90 1111 2222'].map((phone) => ({ phone }))
    expect([...duplicateRows(columns, rows)]).toEqual([1])
  })
})

test('the sheet of passes contains every pass, with escaped names', () => {
  const sheet = passesSheet({
    language: 'en-US',
    title: 'A & B',
    note: 'Note',
    passes: [
      { name: '<script>x</script>', passNumber: 'RG-1', qrContent: 'HH/1' },
      { name: '山田 太郎', passNumber: 'RG-2', qrContent: 'HH/2' },
    ],
  })
  expect(sheet).not.toContain('<script>')
  expect(sheet).toContain('A &amp; B')
  expect(sheet.match(/<svg/g)).toHaveLength(2)
  expect(sheet).toContain('山田 太郎')
})
