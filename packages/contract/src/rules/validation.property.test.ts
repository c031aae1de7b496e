import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RUNS } from '../../../../tests/property-runs.ts'
import vectors from '../../../../tests/spec/validation.json' with { type: 'json' }
import { backfillAddress, type RuleName, rules, textLength } from './validation.ts'

/**
 * Generated texts for each rule, compared with an oracle that checks one character after the other and shares no
 * pattern with the rules; then a megabyte of the worst input for a pattern.
 */

const digit = (c: string) => c >= '0' && c <= '9' && c.length === 1
const lower = (c: string) => c >= 'a' && c <= 'z' && c.length === 1
const upper = (c: string) => c >= 'A' && c <= 'Z' && c.length === 1
const letter = (c: string) => lower(c) || upper(c)
const alphanumeric = (c: string) => digit(c) || letter(c)

/** Blocks of ideographs by number, as in the Unicode charts. */
const ideographBlocks = [
  [0x3007, 0x3007],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfad9],
  [0x20000, 0x323af],
] as const
const chinese = (c: string) =>
  ideographBlocks.some(([from, to]) => (c.codePointAt(0) ?? 0) >= from && (c.codePointAt(0) ?? 0) <= to)

const all = (text: string, fits: (c: string) => boolean) => text !== '' && [...text].every(fits)
const count = (text: string, fits: (c: string) => boolean) => [...text].filter(fits).length
const isName = (text: string) => all(text, (c) => alphanumeric(c) || chinese(c))

const blanks = [' ', '\t', '\n', '\r', '\0', '\u00A0', '\u3000', '\u2028', '\uFEFF', '\u200B']
const specials = [...'!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~！；。，、（）—“”€￥·😀']

function isHostName(host: string): boolean {
  const labels = host.split('.')
  const clean = labels.every(
    (label) =>
      label.length > 0 &&
      label.length < 64 &&
      all(label, (c) => alphanumeric(c) || c === '-') &&
      !label.startsWith('-') &&
      !label.endsWith('-'),
  )
  const top = labels[labels.length - 1] ?? ''
  return clean && labels.length > 1 && top.length > 1 && letter(top.charAt(0))
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const atoms = local.split('.').every((atom) => all(atom, (c) => alphanumeric(c) || "!#$%&'*+-/=?^_`{|}~".includes(c)))
  return more.length === 0 && atoms && local.length < 65 && text.length < 255 && isHostName(domain)
}

function isWebsite(text: string): boolean {
  const scheme = ['http://', 'https://'].find((each) => text.toLowerCase().startsWith(each))
  if (scheme === undefined || !URL.canParse(text)) return false
  if (!text.isWellFormed() || [...text].some((c) => [...blanks, '\u202E', ...'<>"`\\'].includes(c))) return false
  let authority = ''
  for (const c of text.slice(scheme.length)) {
    if (c === '/' || c === '?' || c === '#') break
    authority += c
  }
  const host = new URL(text).hostname.split('.')
  return (
    authority !== '' &&
    !authority.includes('@') &&
    !authority.endsWith(':') &&
    host[0] !== '' &&
    !host.slice(0, -1).includes('')
  )
}

const oracles: Record<RuleName, (text: string) => boolean> = {
  phone: (text) => text.length === 11 && all(text, digit) && text[0] === '1' && (text[1] ?? '') >= '3',
  numericContact: (text) => all(text, (c) => digit(c) || c === '-'),
  email: isEmail,
  contactPhone: (text) => text.length >= 7 && text.length <= 32 && all(text, (c) => digit(c) || ' -()'.includes(c)),
  chineseOrAlphanumeric: isName,
  positiveInteger: (text) => all(text, digit) && text[0] !== '0',
  organisationCode: (text) => [9, 15, 18].includes(text.length) && all(text, alphanumeric),
  postcode: (text) => text.length === 6 && all(text, digit) && text[0] !== '0',
  website: isWebsite,
  loginPassword: (text) =>
    text.length >= 8 &&
    text.length <= 16 &&
    all(text, alphanumeric) &&
    count(text, digit) > 0 &&
    count(text, letter) > 0,
  strongPassword: (text) =>
    [...text].length >= 8 &&
    [...text].length <= 16 &&
    [digit, lower, upper, (c: string) => specials.includes(c)].every((kind) => count(text, kind) > 0) &&
    text.isWellFormed() &&
    ![...text].some((c) => blanks.includes(c)),
  userName: isName,
  userNameWithSpaces: (text) => all(text, (c) => alphanumeric(c) || chinese(c) || c === ' '),
}

const tricky = [
  ...'019aAzZkKsSeE',
  ...blanks,
  ...specials,
  ...'中文展会〇𠮷㐀々あアー한Жαéßſİ０９Ａａｱ',
  '\u0301',
  '\u202E',
  '\uD800',
  '\u{E0100}',
  '\u212A',
]

interface Edit {
  from: number
  at: number
  cut: number
  put: string
}

/** A text near the border between valid and not: a valid vector with up to three edits of one character. */
function nearly(samples: readonly string[]): fc.Arbitrary<string> {
  const edit: fc.Arbitrary<Edit> = fc.record({
    from: fc.nat(samples.length - 1),
    at: fc.nat(33),
    cut: fc.nat(2),
    put: fc.oneof(fc.constant(''), fc.constantFrom(...tricky)),
  })
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    let text = samples[edits[0]?.from ?? 0] ?? ''
    for (const { at, cut, put } of edits) {
      const place = at % (text.length + 1)
      text = text.slice(0, place) + put + text.slice(place + cut)
    }
    return text
  })
}

/** A text is checked in microseconds. */
const NUMBER_OF_TEXTS = 25 * RUNS

describe.each(Object.keys(rules) as RuleName[])('%s', (name) => {
  test('agrees with its oracle', () => {
    const samples = vectors.rules[name].valid
    const text = fc.oneof(
      { weight: 3, arbitrary: nearly(samples) },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...tricky), maxLength: 12 }) },
    )
    let valid = 0
    fc.assert(
      fc.property(text, (each) => {
        const answer = rules[name](each)
        if (answer) valid += 1
        if (answer !== oracles[name](each)) throw new Error(`${name}: ${answer} for ${JSON.stringify(each)}`)
      }),
      { numRuns: NUMBER_OF_TEXTS },
    )
    // Both sides of the border were covered.
    expect(valid).toBeGreaterThan(NUMBER_OF_TEXTS / 200)
    expect(valid).toBeLessThan(NUMBER_OF_TEXTS * 0.9)
  })
})

test('textLength is one or two per code point, and additive over texts that do not compose', () => {
  const text = fc.string({
    unit: fc.constantFrom(...tricky.filter((c) => c !== '\u0301' && c !== '\uD800')),
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const length = textLength(a)
      expect(length).toBeGreaterThanOrEqual([...a].length)
      expect(length).toBeLessThanOrEqual([...a].length * 2)
      expect(textLength(a + b)).toBe(length + textLength(b))
    }),
  )
})

const MEGABYTE = 1 << 20

// A check whose work grows with the square of the length takes hours, and the hang guard fails its test.
describe('a megabyte of text', () => {
  const units = [
    'a',
    '1',
    '-',
    '.',
    'a.',
    'a@',
    ' ',
    '中',
    '0',
    'aA1!',
    '(',
    '\u0301\u0316',
    '\u1112\u1161',
    'http://',
    '/',
    '\0',
    '😀',
  ]
  for (const name of Object.keys(rules) as RuleName[]) {
    test(`is checked by ${name} in linear time`, () => {
      for (const head of ['', vectors.rules[name].valid[0] ?? '']) {
        for (const unit of units) {
          const text = head + unit.repeat(MEGABYTE / unit.length)
          const answers = [rules[name](text), rules[name](`${text}\n`)]
          expect(answers[1], JSON.stringify(unit)).toBe(false)
        }
      }
    })
  }

  test('is processed by textLength and backfillAddress in linear time', () => {
    for (const unit of units) {
      const text = unit.repeat(MEGABYTE / unit.length)
      textLength(text)
      backfillAddress(`${text};`)
    }
  })
})
