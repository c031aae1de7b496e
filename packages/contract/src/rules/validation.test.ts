import { describe, expect, test } from 'vitest'
import vectors from '../../../../tests/spec/validation.json' with { type: 'json' }
import { backfillAddress, isCardPhone, type RuleName, rules, textLength } from './validation.ts'

const names = Object.keys(rules) as RuleName[]

describe('the vectors of the specification', () => {
  test('cover exactly the rules of the code', () => {
    expect(Object.keys(vectors.rules).sort()).toEqual([...names].sort())
  })

  for (const name of names) {
    test.each(vectors.rules[name].valid)(`${name} accepts %j`, (text) => {
      expect(rules[name](text)).toBe(true)
    })
    test.each(vectors.rules[name].invalid)(`${name} refuses %j`, (text) => {
      expect(rules[name](text)).toBe(false)
    })
  }

  test('are met by textLength', () => {
    for (const [text, length] of vectors.textLength) expect(textLength(String(text)), String(text)).toBe(length)
  })

  test('are met by backfillAddress', () => {
    for (const [value, kept] of vectors.backfillAddress) expect(backfillAddress(value), String(value)).toBe(kept)
  })
})

describe.each(names)('%s', (name) => {
  test.each([null, undefined, 1, 13800138000, true, {}, [], ['1'], new String('1'), Symbol.iterator, 10n])(
    'refuses a value that is not a string: %s',
    (value) => {
      expect(rules[name](value)).toBe(false)
    },
  )

  test('refuses a valid text with an invisible character at either end', () => {
    for (const text of vectors.rules[name].valid) {
      for (const extra of ['\n', '\r\n', '\u2028', '\0', '\u3000', '\uFEFF', '\u200B', '\t']) {
        expect(rules[name](text + extra), JSON.stringify(text + extra)).toBe(false)
        expect(rules[name](extra + text), JSON.stringify(extra + text)).toBe(false)
      }
    }
  })

  test('returns the same result on repeated calls', () => {
    const text = vectors.rules[name].valid[0]
    expect([rules[name](text), rules[name](text), rules[name](text)]).toEqual([true, true, true])
  })
})

/** Each line: a rule, what it accepts, what it rejects. Beyond the specification's vectors, mostly about Unicode. */
const further: [RuleName, string[], string[]][] = [
  [
    'phone',
    ['13000000000', '19999999999'],
    ['10800138000', '11800138000', '23800138000', '138-0013-8000', '138001380０0'],
  ],
  ['numericContact', ['0', '-', '8-8-'], ['1–2', '1—2', '－', '٣', '1 2', '²']],
  [
    'email',
    ["o'neil@a.cn", 'A@B.CO', 'a@xn--fiqs8s.xn--fiqs8s', 'a@1.com', `${'a'.repeat(64)}@b.cn`, '1@2.museum'],
    [
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a@b..cn',
      'a@.cn',
      'a@b.cn.',
      'a@b.c',
      'a@b.1',
      'a@127.0.0.1',
      'a@[127.0.0.1]',
      '"a b"@c.cn',
      'a(b)@c.cn',
      'a,b@c.cn',
      '用户@例子.中国',
      'ａ@b.cn',
      'a@b。cn',
      'a@b_c.cn',
      'mailto:a@b.cn',
      `${'a'.repeat(65)}@b.cn`,
      `a@${'b'.repeat(64)}.cn`,
      `a@${'b.'.repeat(130)}cn`,
    ],
  ],
  [
    'contactPhone',
    ['010-1234', '       ', '()()()-'],
    ['（010）12345678', '010\u00A012345678', '010\t12345678', '１２３４５６７'],
  ],
  [
    'chineseOrAlphanumeric',
    ['㐀', '𠮷野家', '〇', '䶮', '\uFA0E', '\u{30000}', '豈', 'ABCxyz0189', '二〇二六'],
    [
      'ａ',
      '１',
      'é',
      'e\u0301',
      '々',
      '⺀',
      'ㄅ',
      'ｱ',
      'ー',
      '·',
      '展 会',
      '中\u{E0100}',
      '😀',
      '\uD842',
      'Ж',
      'α',
      'ſ',
      '\u212A',
    ],
  ],
  ['positiveInteger', ['9', '9'.repeat(400)], ['+1', '1,000', '١', '１', '0x1', '1_000', 'Infinity', '1.']],
  ['organisationCode', ['abcdefghi', 'MA1FL4CY2'], ['ＭA1FL4CY2', 'MA1FL4CY_', 'MA1FL4CY2 ', 'é23456789', '12345678-']],
  ['postcode', ['999999', '200120'], ['20 0000', '２00000', '٢00000', '-20000', '200.00']],
  [
    'website',
    [
      'HTTPS://A.CN',
      'http://localhost:3000',
      'http://127.0.0.1/',
      'http://[::1]:8080/',
      'https://中国.cn/展会?名=值#节',
      'https://a.cn?x',
      'https://a.cn#x',
      'https://a.cn:8443/{id}|x',
      `https://a.cn/${'x'.repeat(5000)}`,
    ],
    [
      'http:a.cn',
      'http:/a.cn',
      'http:///a.cn',
      'https:\\\\a.cn',
      'http://a.cn\\b',
      '//a.cn',
      'www.a.cn',
      'http://.cn',
      'http://a..cn',
      'http://?x',
      'http://#x',
      'http://:80/',
      'http://a.cn:',
      'http://a.cn:99999',
      'http://a.cn:8x',
      'http://user@a.cn',
      'http://user:pass@a.cn',
      'http://http://a.cn',
      'http://a b.cn',
      'http://a.cn/a b',
      'http://a.cn/<b>',
      'http://a.cn/"x"',
      'http://a.cn/\nb',
      'ht\ntp://a.cn',
      'http://a.cn/\u202Egpj.exe',
      'http://999.999.999.999',
      'https：//a.cn',
      'httpſ://a.cn',
      'data:text/html,http://a.cn',
      'http://[::1',
      `http://${'a'.repeat(300)}.cn`,
    ],
  ],
  [
    'loginPassword',
    ['ABCDEFG1', '1234567a', '1aaaaaaaaaaaaaaa'],
    ['ａbc12345', 'abc１２３４５', 'Äbc12345', 'abc12345\n', 'abcd_1234'],
  ],
  [
    'strongPassword',
    ['Abcdef1！', 'Abcde1😀x', 'Abcd1展会！', 'Aa1!Aa1!😀😀😀😀😀😀😀😀', 'Aa1_____', 'Aa1€€€€€'],
    [
      'Abcdef1中',
      'Abcdef1é',
      'Ａbcdef1!',
      'abcdefÉ1!',
      'Abcdefg１!',
      'Abcdef1!\u3000',
      'Abcdef1\u00A0!',
      'Abcdef1!\0',
      'Abcdef1!\u200B',
      'Abcdef1!\uD83D',
      'Aa1!😀😀😀',
      'Aa1!Aa1!😀😀😀😀😀😀😀😀😀',
    ],
  ],
  ['userName', ['𠮷田', '欧阳A1'], ['张\u3000三', '张·三', '김철수', 'José', '张\u00A0三', 'Ａ']],
  [
    'userNameWithSpaces',
    ['𠮷 田', ' 张三 ', 'A 1 中'],
    ['张\u3000三', '张\t三', '张\n三', '山田 たろう', '张\u00A0三', 'J. Smith'],
  ],
]

describe.each(further)('%s beyond the vectors', (name, valid, invalid) => {
  test.each(valid)('accepts %j', (text) => {
    expect(rules[name](text)).toBe(true)
  })
  test.each(invalid)('refuses %j', (text) => {
    expect(rules[name](text)).toBe(false)
  })
})

describe('textLength', () => {
  test.each([
    ['full-width letter and digit', 'Ａ１', 4],
    ['ideographic space', '\u3000', 2],
    ['half-width katakana', 'ｱｲﾞ', 3],
    ['accented Latin', 'José', 4],
    ['the same with a combining mark', 'Jose\u0301', 4],
    ['Vietnamese', 'Việt', 4],
    ['ideograph outside the first plane', '𠮷', 2],
    ['hangul built from jamo', '\u1112\u1161\u11AB', 2],
    ['emoji', '😀', 2],
    ['Cyrillic, Greek, Arabic, Thai', 'Жαبก', 8],
    ['Chinese quotation marks', '“”', 4],
    ['Latin-1 signs', '©·×', 3],
    ['control characters', '\n\0', 2],
    ['a lone surrogate', '\uD800', 2],
    ['marks without a base still count', '\u0301\u0301', 2],
    ['invisible characters still count', '\u200B\u200B', 2],
    ['full-width won, half-width won', '￥¥', 3],
  ])('%s', (_, text, length) => {
    expect(textLength(text)).toBe(length)
  })
})

describe('backfillAddress', () => {
  test.each([
    ['서울특별시;강남구', '서울특별시;강남구'],
    [' 上海;1 ', ' 上海;1 '],
    ['上海；1号', null],
    ['上海;Ａ座', null],
    ['上海;é', null],
    ['\u3000\n', null],
    ['\u3000;', '\u3000;'],
    ['москва;1', 'москва;1'],
    [undefined, null],
    [['上海;1'], null],
    [new String('上海;1'), null],
  ])('for %j returns %j', (value, stored) => {
    expect(backfillAddress(value)).toBe(stored)
  })
})

test.each(['mobile', 'phone'] as const)('%s accepts and refuses the vectors of the rule contactPhone', (field) => {
  for (const text of vectors.rules.contactPhone.valid) expect(isCardPhone(field, text), text).toBe(true)
  for (const text of vectors.rules.contactPhone.invalid) expect(isCardPhone(field, text), text).toBe(false)
})

test('a mobile number with +86 must match the rule phone', () => {
  for (const text of vectors.rules.phone.valid) expect(isCardPhone('mobile', `+86 ${text}`), text).toBe(true)
  expect(isCardPhone('mobile', '+86 138 0013-8000')).toBe(true)
  for (const text of ['12800138000', '1380013800', '138001380000', '']) {
    expect(isCardPhone('mobile', `+86 ${text}`), text).toBe(false)
  }
})

test('other numbers may have a dialling code', () => {
  for (const text of ['+81 90-1234-5678', '+1 (415) 555-0134', '+86 (010) 1234-5678']) {
    expect(isCardPhone('phone', text), text).toBe(true)
  }
  for (const text of ['+81', '+0 1234567', 'call me', '+81 ext. 12345']) {
    expect(isCardPhone('mobile', text), text).toBe(false)
  }
})
