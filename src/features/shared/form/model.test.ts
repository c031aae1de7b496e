import type { Form } from '@fair/contract/form.ts'
import type { FormField, FormValues, SingleField } from '@fair/contract/form-field.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { checkForm } from '@fair/sandbox/forms/check-form.ts'
import type { CheckScope } from '@fair/sandbox/forms/check-scope.ts'
import { composeForm } from '@fair/sandbox/forms/plan.ts'
import { nodesOf, treeOf } from '@fair/sandbox/forms/tree.ts'
import { allFormPlans } from '@fair/sandbox/seed/visitor/form-plans.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../../../tests/parsed.ts'
import type { Trees } from './check.ts'
import { type Entries, fieldsOf, isSecret } from './entries.ts'
import { draftOf, placeKey, problemsOf, problemsOfPlatform, readForm, startEntries, withEntry } from './model.ts'

const ZONE = 'Asia/Shanghai'
const places: GeographyOption[] = [
  { value: 'CN', label: 'China', children: [{ value: 'CN-ZJ', label: 'Zhejiang' }] },
  { value: 'JP', label: 'Japan' },
]
const trees: Trees = {
  GEOGRAPHY: places,
  INDUSTRY: [{ value: 'I1', label: 'Machines' }],
  CATEGORY: [{ value: 'C', label: 'Tools', children: [{ value: 'C1', label: 'Drills' }] }],
}
const scope: CheckScope = {
  language: 'en-US',
  tree: (source) => treeOf(nodesOf(trees[source] ?? [])),
  fileOf: () => undefined,
}
const forms: Form[] = parsed(
  LANGUAGES.flatMap((language) =>
    allFormPlans().map((plan) =>
      composeForm(plan, { language, agreementId: (type) => type, days: ['2026-11-18', '2026-11-22'] }),
    ),
  ),
)

const words = [
  '',
  ' ',
  'a',
  '展会',
  'buyer@example.com',
  'bob@',
  '13800138000',
  '1380013',
  '90-1234-5678',
  '200120',
  'https://a.example',
  'Fair2026',
  'Fair-2026',
  '91330200MA2AXXXX0Q',
  '12',
  '0',
  '40.5',
  '1,200',
  '１２',
  'x'.repeat(130),
  '展'.repeat(70),
  'a\nb',
]
const text = fc.constantFrom(...words)
const path = fc.constantFrom<string[][]>(
  [],
  ['CN'],
  ['CN', 'CN-ZJ'],
  ['JP'],
  ['XX'],
  ['I1'],
  ['C'],
  ['C', 'C1'],
  ['sea'],
  ['sea', 'fob'],
)

/** Something that a user may leave in a field's control. */
function entry(field: SingleField): fc.Arbitrary<Entries[string] | undefined> {
  switch (field.type) {
    case 'select':
    case 'radio':
      return fc.constantFrom('', 'other', ...field.options.map(({ value }) => value))
    case 'checkbox':
      return fc.subarray(field.options.map(({ value }) => value))
    case 'phone':
      return fc.record({ areaCode: fc.constantFrom('+86', '+81', '+1', ''), number: text })
    case 'cascade':
      return field.multiple
        ? fc.array(
            path.filter((one) => one.length > 0),
            { maxLength: 6 },
          )
        : path
    case 'address':
      return fc.record({ region: path, street: text, postcode: fc.constantFrom('', '200120', '020012', 'SW1A 1AA') })
    case 'agreement':
      return fc.constantFrom(true, false, undefined)
    case 'date':
      return fc.constantFrom(
        '',
        '2026-11-19',
        '2026-02-30',
        '2027-01-01',
        '2008-05',
        '2008-13',
        '1700-01',
        '2026-11-19T09:30',
      )
    case 'file':
    case 'picture':
    case 'note':
      return fc.constant(undefined)
    default:
      return text
  }
}

function entries(form: Form): fc.Arbitrary<Entries> {
  const of = (fields: readonly FormField[]): fc.Arbitrary<Entries> =>
    fc
      .tuple(
        ...fields.map((field) =>
          fc.tuple(
            fc.constant(field.fieldId),
            field.type === 'group' ? fc.array(of(field.fields), { maxLength: 4 }) : entry(field),
          ),
        ),
      )
      .map((pairs) => Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as Entries)
  return of(fieldsOf(form))
}

const wrongPlaces = (form: Form, typed: Entries) =>
  problemsOf(form, typed, trees, parsed(ZONE))
    .map(({ place }) => placeKey(place))
    .sort()
const platformPlaces = (form: Form, values: FormValues) =>
  checkForm(form, values, scope)
    .fieldErrors.map(({ fieldId, row, childFieldId }) =>
      placeKey({ fieldId, ...(row == null ? {} : { row, childFieldId: childFieldId ?? '' }) }),
    )
    .sort()

describe('a form of the platform', () => {
  test.each(
    forms.map((form, n) => [`${form.formId} ${LANGUAGES[Math.floor(n / allFormPlans().length)]}`, form] as const),
  )('%s reports the same errors as the platform for any input', (_, form) => {
    fc.assert(
      fc.property(entries(form), (typed) => {
        expect(wrongPlaces(form, typed)).toEqual(platformPlaces(form, readForm(form, typed, parsed(ZONE)).values))
      }),
      { numRuns: 60 },
    )
  })

  test('sends the values that the platform stores', () => {
    for (const form of forms.slice(0, allFormPlans().length)) {
      fc.assert(
        fc.property(entries(form), (typed) => {
          const { values } = readForm(form, typed, parsed(ZONE))
          const checked = checkForm(form, values, scope)
          if (checked.fieldErrors.length === 0) expect(checked.values).toEqual(values)
        }),
        { numRuns: 40 },
      )
    }
  })

  test('is restored from a draft, except for secrets', () => {
    for (const form of forms.slice(0, allFormPlans().length)) {
      fc.assert(
        fc.property(entries(form), (typed) => {
          const draft = draftOf(form, typed)
          expect(draftOf(form, draft)).toEqual(draft)
          for (const field of fieldsOf(form)) if (isSecret(field)) expect(draft).not.toHaveProperty(field.fieldId)
        }),
        { numRuns: 20 },
      )
    }
  })
})

const field = (part: object) => ({ label: 'L', required: false, ...part }) as FormField
const formOf = (...fields: FormField[]): Form =>
  parsed({
    formId: 'F',
    formName: 'F',
    version: '1',
    sections: [{ sectionId: 's', title: 'S', fields }],
  })

describe('startEntries', () => {
  const group = field({
    type: 'group',
    fieldId: 'g',
    minRows: 2,
    fields: [field({ type: 'text', fieldId: 'n', multiline: false })],
  })

  test('adds the minimum rows of a group to the known values', () => {
    expect(startEntries(formOf(group), null, parsed(ZONE))).toEqual({ g: [{}, {}] })
    const known = { ...formOf(group), values: { g: [{ n: 'a' }] } }
    expect(startEntries(known, null, parsed(ZONE))).toEqual({ g: [{ n: 'a' }, {}] })
  })

  test('prefers the draft to known values, and drops fields that the form no longer has', () => {
    const form = {
      ...formOf(
        field({ type: 'text', fieldId: 'a', multiline: false }),
        field({ type: 'select', fieldId: 'b', options: [{ value: 'x', label: 'X' }] }),
        field({ type: 'text', fieldId: 'c', multiline: false, readOnly: true }),
      ),
      values: { a: 'known', c: 'fixed' },
    }
    const draft = { a: 'typed', b: 'gone', c: 'changed', d: 'unknown' }
    expect(startEntries(form, draft, parsed(ZONE))).toEqual({ a: 'typed', c: 'fixed' })
    expect(readForm(form, { ...draft, b: 'x' }, parsed(ZONE)).values).toEqual({ a: 'typed', b: 'x', c: 'fixed' })
  })

  test('returns numbers as text, and times in the fair’s time zone', () => {
    const form = {
      ...formOf(field({ type: 'number', fieldId: 'n' }), field({ type: 'date', fieldId: 'm', precision: 'MINUTE' })),
      values: { n: 12.5, m: '2026-11-19T01:30Z' },
    }
    const entriesNow = startEntries(form, null, parsed(ZONE))
    expect(entriesNow).toEqual({ n: '12.5', m: '2026-11-19T09:30' })
    expect(readForm(form, entriesNow, parsed(ZONE)).values).toEqual(form.values)
  })

  test('reports the limit of a time on the clock on which it is typed', () => {
    const date = field({ type: 'date', fieldId: 'm', precision: 'MINUTE', min: '2026-11-19T02:00Z' })
    const problems = problemsOf(formOf(date), { m: '2026-11-19T09:30' }, {}, parsed(ZONE))
    expect(problems).toMatchObject([{ problem: { key: 'form:dateMin', params: { min: '2026-11-19 10:00' } } }])
  })

  test('takes the exact minute of a limit that has seconds', () => {
    const limits = { min: '2026-11-19T02:00:00Z', max: '2026-11-19T02:00:00Z' }
    const date = field({ type: 'date', fieldId: 'm', precision: 'MINUTE', ...limits })
    expect(problemsOf(formOf(date), { m: '2026-11-19T10:00' }, {}, parsed(ZONE))).toEqual([])
  })

  test('returns the hour after for a time that a clock put forward skips', () => {
    const form = formOf(field({ type: 'date', fieldId: 'm', precision: 'MINUTE' }))
    const { values } = readForm(form, { m: '2027-03-14T02:30' }, parsed('America/New_York'))
    expect(values).toEqual({ m: '2027-03-14T07:30Z' })
  })
})

describe('places in a form', () => {
  const form = formOf(
    field({ type: 'text', fieldId: 'a', multiline: false, label: 'A' }),
    field({
      type: 'group',
      fieldId: 'g',
      minRows: 0,
      label: 'G',
      fields: [field({ type: 'text', fieldId: 'n', multiline: false, label: 'N' })],
    }),
  )

  test('problemsOfPlatform assigns errors to their field and row, or else to the first field', () => {
    const problems = problemsOfPlatform(form, [
      { fieldId: 'g', row: 1, childFieldId: 'n', message: 'in a row' },
      { fieldId: 'gone', message: 'nowhere' },
    ])
    expect(problems.map(({ place, label }) => [placeKey(place), label])).toEqual([
      ['g.1.n', 'N'],
      ['a', 'A'],
    ])
  })

  test('withEntry changes only one place', () => {
    const before = { a: 'x', g: [{ n: '1' }, { n: '2' }] }
    expect(withEntry(before, { fieldId: 'g', row: 1, childFieldId: 'n' }, '3')).toEqual({
      a: 'x',
      g: [{ n: '1' }, { n: '3' }],
    })
  })
})
