import { isAddress, isColour, isId, isInstant, isLanguageTag, isZone } from '@fair/contract/rules/platform-values.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  readAddress,
  readClock,
  readColour,
  readCurrency,
  readDay,
  readId,
  readInstant,
  readLanguageTag,
  readZone,
} from './read-value.ts'

const ZONE = 'Asia/Shanghai'
const PARSERS = {
  link: (value: unknown) => readAddress(value, 'link'),
  picture: (value: unknown) => readAddress(value, 'picture'),
  download: (value: unknown) => readAddress(value, 'download'),
  embed: (value: unknown) => readAddress(value, 'embed'),
  time: (value: unknown) => readInstant(value, ZONE),
  day: (value: unknown) => readDay(value, ZONE),
  clock: readClock,
  zone: readZone,
  currency: readCurrency,
  colour: readColour,
  languageTag: readLanguageTag,
  id: readId,
} as const

/** Values close to what platforms write, and anything else. */
const written = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .constantFrom('2026-11-19', '10:42:00', 'GMT+8', 'https://a.example/x', 'zh_CN', '#fff', '1001', '//', ' ')
    .chain((a) => fc.string({ maxLength: 4 }).map((b) => `${a}${b}`)),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.date({ noInvalidDate: false }).map(String),
  fc.integer(),
  fc.double(),
  fc.anything(),
)

describe.each(Object.entries(PARSERS))('%s', (_, parse) => {
  test('never throws, and returns a value that it has read unchanged', () => {
    fc.assert(
      fc.property(written, (value) => {
        const read = parse(value)
        if (read !== null) expect(parse(read)).toBe(read)
      }),
    )
  })
})

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'intent://x#Intent;end',
    'ms-word:ofe|u|https://a.example',
    'view-source:https://a.example',
    'about:blank',
    'ftp://a.example/x',
    'https://user:secret@a.example/',
    'https:a.example',
    'https://',
    'https:///x',
    '\\\\a.example\\x',
    '/\\a.example',
    'relative/path',
    '?query',
    '#fragment',
    'https://a.example/"onload=x',
    'https://a.example/<b>',
    'https://a.example/\u202Egpj.exe',
    '',
  ])('%j is invalid for any purpose', (text) => {
    for (const purpose of ['link', 'media', 'download', 'embed', 'picture'] as const) {
      expect(readAddress(text, purpose)).toBeNull()
      expect(text !== '' && isAddress(text, purpose)).toBe(false)
    }
  })

  it.each([
    ['link', '/exhibits?hall=1', '/exhibits?hall=1'],
    ['link', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['link', 'tel:+86571', 'tel:+86571'],
    ['link', 'www.acme.example/a', 'https://www.acme.example/a'],
    ['link', 'HTTPS://a.example/', 'https://a.example/'],
    ['picture', '//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['picture', 'mailto:a@b.example', null],
    ['download', 'https://a.example/产品 手册.pdf', 'https://a.example/产品%20手册.pdf'],
    ['download', 'tel:1', null],
    ['embed', 'https://a.example', 'https://a.example'],
    ['embed', 'https://a.example/path', null],
    ['embed', '/path', null],
  ] as const)('%s %j is read as %j', (purpose, text, read) => {
    expect(readAddress(text, purpose)).toBe(read)
  })

  it('that are accepted use http(s), mailto or tel, or stay on this site', () => {
    fc.assert(
      fc.property(written, (value) => {
        const read = readAddress(value, 'link')
        if (read === null) return
        const { protocol, host } = new URL(read, 'https://own.example')
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
        if (read.startsWith('/')) expect(host).toBe('own.example')
      }),
    )
  })
})

describe('times', () => {
  it.each([
    ['2026-11-19T02:42:00Z', '2026-11-19T02:42:00Z'],
    ['2026-11-19 10:42:00', '2026-11-19T02:42:00.000Z'],
    ['2026/11/19 10:42', '2026-11-19T02:42:00.000Z'],
    ['2026-11-19T10:42:00.5', '2026-11-19T02:42:00.500Z'],
    ['2026-11-19', '2026-11-18T16:00:00.000Z'],
    ['2026-11-19T10:42:00+09:00', '2026-11-19T01:42:00.000Z'],
    ['2026-11-19T10:42:00.000+0000', '2026-11-19T10:42:00.000Z'],
    ['2026-11-19 10:42:00 +08', '2026-11-19T02:42:00.000Z'],
    [1795056120000, '2026-11-19T02:42:00.000Z'],
    ['1795056120', '2026-11-19T02:42:00.000Z'],
    ['9999-12-31 23:59:59', '9999-12-31T15:59:59.000Z'],
    ['0000-00-00 00:00:00', null],
    ['2026-02-30 10:00:00', null],
    ['2026-11-19T24:00:00Z', null],
    ['tomorrow', null],
    ['', null],
    [null, null],
  ])('%j in Shanghai is %j', (text, read) => {
    expect(readInstant(text, ZONE)).toBe(read)
    expect(read === null || isInstant(read)).toBe(true)
  })

  it('without an offset follow the daylight saving time of the zone', () => {
    expect(readInstant('2026-03-29 02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(readInstant('2026-10-25 12:00:00', 'Europe/Berlin')).toBe('2026-10-25T11:00:00.000Z')
    expect(readInstant('2026-11-01 01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  it('that a zone skips are read as the hour after, west of Greenwich too', () => {
    expect(readInstant('2026-03-08 02:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    // The day begins at 01:00: it must not become the day before.
    const midnight = readInstant('2026-09-06', 'America/Santiago')
    expect(midnight).toBe('2026-09-06T04:00:00.000Z')
    expect(readDay(midnight, 'America/Santiago')).toBe('2026-09-06')
  })

  it.each([
    ['2026-11-19', '2026-11-19'],
    ['2026/1/9', '2026-01-09'],
    ['2026-11-18T17:00:00Z', '2026-11-19'],
    ['2026-13-01', null],
  ])('the day of %j is read as %j', (text, read) => expect(readDay(text, ZONE)).toBe(read))

  it.each([
    ['9:00', '09:00'],
    ['17:30:00', '17:30'],
    ['24:00', '23:59'],
    ['25:00', null],
  ])('the clock time %j is read as %j', (text, read) => expect(readClock(text)).toBe(read))
})

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['asia/tokyo', 'Asia/Tokyo'],
  ['GMT+8', 'Etc/GMT-8'],
  ['UTC+08:00', 'Etc/GMT-8'],
  ['+0800', 'Etc/GMT-8'],
  ['UTC-5', 'Etc/GMT+5'],
  ['+05:30', 'Asia/Kolkata'],
  ['GMT+0', 'UTC'],
  ['Z', 'UTC'],
  ['GMT+99', null],
  ['', null],
  ['Mars/Olympus', null],
  ['../../etc/passwd', null],
])('the zone %j is read as %j', (text, read) => {
  expect(readZone(text)).toBe(read)
  expect(read === null || isZone(read)).toBe(true)
})

it.each([
  ['#0b5c63', '#0b5c63'],
  ['0B5C63', '#0B5C63'],
  ['rgb(11, 92, 99)', '#0b5c63'],
  ['red;}body{display:none', null],
  ['url(https://a.example)', null],
])('the colour %j is read as %j', (text, read) => {
  expect(readColour(text)).toBe(read)
  expect(read === null || isColour(read)).toBe(true)
})

it.each([
  ['zh_CN', 'zh-CN'],
  ['zh-Hans-CN', 'zh-Hans-CN'],
  ['und', 'und'],
  ['x" onclick="y', null],
  ['english language', null],
])('the language %j is read as %j', (text, read) => {
  expect(readLanguageTag(text)).toBe(read)
  expect(read === null || isLanguageTag(read)).toBe(true)
})

it.each([
  '..',
  '.',
  '%2e',
  '%2e%2e',
  'a/b',
  'a b',
  'a\\b',
  'x'.repeat(129),
  '展商',
  'constructor',
  '__proto__',
  '',
  'a?b',
  'a#b',
])('%j is not a valid id', (text) => {
  expect(isId(text)).toBe(false)
  expect(readId(text)).toBeNull()
})

it('ids may be numbers if those are exact', () => {
  expect(readId(1001)).toBe('1001')
  expect(readId(2 ** 60)).toBeNull()
  expect(readId('aB9_-~.x')).toBe('aB9_-~.x')
})

it('RMB is read as CNY', () => {
  expect(readCurrency('rmb')).toBe('CNY')
  expect(readCurrency('€')).toBeNull()
})
