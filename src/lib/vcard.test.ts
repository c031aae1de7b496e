import type { CardFields } from '@fair/contract/card.ts'
import { describe, expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { VCARD_VERSIONS, vcardFileName, vcardsText, vcardText } from './vcard.ts'
import { CARDS_READ_MAX, readCard, readCards } from './vcard-read.ts'

const full: CardFields = {
  name: '陈思远',
  company: 'Ningbo; Yuanfan, Ltd.',
  department: '家居与照明',
  jobTitle: 'Head of "Purchasing"',
  mobile: '+86 138 0013 8000',
  phone: '+86 574 8888 0000',
  email: 'buyer@example.com',
  website: 'https://yuanfan.example/a;b,c',
  address: '88 Jiangdong North Road\nNingbo, Zhejiang',
  wechat: 'siyuan-chen',
  line: 'siyuan.line',
  kakao: 'siyuan_k',
}

describe('vcardText', () => {
  const text = vcardText(full, 'zh-CN')

  test('is a vCard 4.0 with CRLF, each line at most 75 octets', () => {
    expect(text.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true)
    expect(text.endsWith('END:VCARD\r\n')).toBe(true)
    const lines = vcardText({ ...full, address: '江东北路'.repeat(60) }, 'zh-CN').split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('escapes value separators, except in a web address', () => {
    const complete = text.replaceAll('\r\n ', '')
    expect(complete).toContain('ORG:Ningbo\\; Yuanfan\\, Ltd.;家居与照明\r\n')
    expect(complete).toContain('ADR;TYPE=work:;;88 Jiangdong North Road\\nNingbo\\, Zhejiang;;;;\r\n')
    expect(complete).toContain('URL;TYPE=work:https://yuanfan.example/a;b,c\r\n')
  })

  test('contains only the chosen fields, but always a name', () => {
    const some = vcardText({ company: 'Rheinhaus' }, 'de-DE')
    expect(some).toContain('FN:Rheinhaus')
    expect(some).not.toMatch(/TEL|EMAIL|TITLE|ADR/)
  })

  test('does not start a property after a line break in a field', () => {
    const evil = vcardText({ name: 'A\r\nEMAIL:evil@example.com', website: 'https://a.example\r\nNOTE:x' }, 'en')
    expect(evil).not.toMatch(/^(EMAIL|NOTE):/m)
  })

  test.each(VCARD_VERSIONS)('in version %s is read back unchanged, with the line break as a space', (version) => {
    const read = { ...full, address: '88 Jiangdong North Road Ningbo, Zhejiang' }
    expect(readCard(vcardText(full, 'zh-CN', version))).toEqual(read)
  })

  test.each(VCARD_VERSIONS)('in version %s keeps a backslash before an n', (version) => {
    const fields = { name: 'A', department: 'Sales\\north', address: 'C:\\new' }
    expect(readCard(vcardText(fields, 'en-US', version))).toEqual(fields)
  })

  test('keeps a semicolon at the end of a department', () => {
    const fields = { name: 'A', company: 'Mill', department: 'Sales;' }
    expect(readCard(vcardText(fields, 'en-US'))).toEqual(fields)
    expect(vcardText({ name: 'A', department: 'Sales' }, 'en-US')).toContain('ORG:;Sales\r\n')
    expect(vcardText({ name: 'A', company: 'Mill' }, 'en-US')).toContain('ORG:Mill\r\n')
  })

  test('in version 3.0 has a structured name even without a person, and no properties of 4.0', () => {
    const old = vcardText(full, 'zh-CN', '3.0').replaceAll('\r\n ', '')
    expect(old.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:陈思远\r\nN:陈思远;;;;\r\n')).toBe(true)
    expect(old).toContain('TEL;TYPE=CELL,WORK:+86 138 0013 8000\r\n')
    expect(old).toContain('EMAIL;TYPE=INTERNET,WORK:buyer@example.com\r\n')
    expect(old).not.toMatch(/^(?:KIND|LANG|SOCIALPROFILE)\b|TYPE="/m)
    expect(vcardText({ company: 'Rheinhaus' }, '', '3.0')).toContain('N:Rheinhaus;;;;')
  })

  test('has a file name that is valid on every system', () => {
    expect(vcardFileName({ name: 'A/B: "C"' })).toBe('A B   C.vcf')
    expect(vcardFileName({})).toBe('card.vcf')
  })
})

describe('readCard', () => {
  test('reads vCard 3.0 of a phone, with groups, folded lines and both forms of types', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Baumann;Katrin;;;',
      'FN:Katrin Baumann',
      'ORG:Rheinhaus Retail GmbH;Einkauf;Leuchten',
      'item1.TEL;type=CELL;type=VOICE;type=pref:+49 170 0000000',
      'TEL;type=WORK,FAX:+49 211 1',
      'TEL;type=WORK:+49 211 2',
      'item2.EMAIL;type=INTERNET:k.baumann@rhein',
      ' haus.example',
      'item3.ADR;type=WORK:;;Königsallee 1;Düsseldorf;;40212;Germany',
      'PHOTO;ENCODING=b:AAAA',
      'END:VCARD',
    ].join('\r\n')
    expect(readCard(text)).toEqual({
      name: 'Katrin Baumann',
      company: 'Rheinhaus Retail GmbH',
      department: 'Einkauf, Leuchten',
      mobile: '+49 170 0000000',
      phone: '+49 211 2',
      email: 'k.baumann@rheinhaus.example',
      address: 'Königsallee 1, Düsseldorf, 40212, Germany',
    })
  })

  test('reads vCard 2.1 with quoted-printable UTF-8 over two lines', () => {
    const text =
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=B1=B1=\n=E7=94=B0\nTEL;CELL:090-1111-2222\nEND:VCARD'
    expect(readCard(text)).toEqual({ name: '山田', mobile: '090-1111-2222' })
  })

  test('reads a MECARD', () => {
    expect(readCard('MECARD:N:Doe,Jane;ORG:Mill\\; Sons;TEL:+441;EMAIL:j@x.example;;')).toEqual({
      name: 'Jane Doe',
      company: 'Mill; Sons',
      mobile: '+441',
      email: 'j@x.example',
    })
  })

  test('uses the company as the name of a card without a person', () => {
    expect(readCard('BEGIN:VCARD\nORG:Navy\nEND:VCARD')).toEqual({ name: 'Navy', company: 'Navy' })
  })

  test.each(['', 'https://example.com', 'BEGIN:VCARD\nTEL:1\nEND:VCARD', `BEGIN:VCARD\nFN:${'x'.repeat(200_001)}`])(
    'returns null for %.30s',
    (text) => {
      expect(readCard(text)).toBeNull()
    },
  )

  test('cuts values that are longer than the platform accepts, by characters', () => {
    expect(readCard(`BEGIN:VCARD\nFN:${'𠮷'.repeat(200)}\nEND:VCARD`)?.name).toBe('𠮷'.repeat(120))
  })
})

describe('readCards', () => {
  test('reads components that end in a backslash in a single pass', () => {
    const card = (name: string) => `BEGIN:VCARD\nFN:Lee\nORG:${name}\nEND:VCARD`
    expect(readCard(card('Mill\\; Sons;Sales;\\'))).toMatchObject({ company: 'Mill; Sons', department: 'Sales, \\' })
    // Fifty cards of maximum length: hours, if each backslash is visited from each position before it.
    const long = card(`${'a'.repeat(190_000)}\\`)
    expect(readCards(Array(50).fill(long).join('\n')).cards).toHaveLength(50)
  })

  const two = [
    { fields: full, language: 'zh-CN' as const },
    { fields: { name: 'Ada' }, language: 'en-US' as const },
  ]

  test.each(VCARD_VERSIONS)('reads a file of several cards in version %s', (version) => {
    const { cards, unread, isCut } = readCards(`\uFEFF${vcardsText(parsed(two), version)}`)
    expect([cards.map(({ name }) => name), unread, isCut]).toEqual([['陈思远', 'Ada'], 0, false])
  })

  test('skips portraits, nested cards and text between cards', () => {
    const photo = Array.from({ length: 4000 }, () => ` ${'A'.repeat(72)}`)
    const text = [
      'Exported by nobody',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'PHOTO;ENCODING=BASE64;TYPE=JPEG:AAAA',
      ...photo,
      '',
      'FN:Katrin Baumann',
      'AGENT:',
      'BEGIN:VCARD',
      'FN:Her Assistant',
      'EMAIL:assistant@example.com',
      'END:VCARD',
      'TEL;CELL:+49 170 0000000',
      'END:VCARD',
      '<script>alert(1)</script>',
      'begin:vcard',
      'fn:Second',
      'end:vcard',
    ]
    expect(readCards(text.join('\n'))).toEqual({
      cards: [{ name: 'Katrin Baumann', mobile: '+49 170 0000000' }, { name: 'Second' }],
      unread: 0,
      isCut: false,
    })
  })

  test('counts cards that it could not read: without a name, unterminated or too long', () => {
    const text = [
      ...['BEGIN:VCARD', 'FN:Cut off', 'BEGIN:VCARD', 'FN:Whole', 'END:VCARD', 'END:VCARD'],
      ...['BEGIN:VCARD', 'TEL:1', 'END:VCARD', 'BEGIN:VCARD', `FN:${'x'.repeat(200_001)}`, 'END:VCARD'],
      ...['BEGIN:VCARD', 'FN:No end'],
    ].join('\r\n')
    expect(readCards(text)).toEqual({ cards: [{ name: 'Whole' }], unread: 4, isCut: false })
  })

  test('reads only the first cards of a very long file, and reports the cut', () => {
    const { cards, isCut } = readCards('BEGIN:VCARD\nFN:A\nEND:VCARD\n'.repeat(CARDS_READ_MAX + 2))
    expect([cards.length, isCut]).toEqual([CARDS_READ_MAX, true])
  })

  test('decodes the character sets of older phones', () => {
    const gbk = 'FN;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=B3=C2=CB=BC=D4=B6'
    const none = 'FN;CHARSET=NONE;ENCODING=QUOTED-PRINTABLE:=E5=B1=B1'
    const { cards } = readCards([gbk, none].map((line) => `BEGIN:VCARD\n${line}\nEND:VCARD`).join('\n'))
    expect(cards).toEqual([{ name: '陈思远' }, { name: '山' }])
  })

  // Work that grows with the square of the length takes hours here, and the hang guard fails the test.
  test.each([
    ['endless quoted lines', `BEGIN:VCARD\nFN;QUOTED-PRINTABLE:${'QUOTED-PRINTABLE='.repeat(200_000)}\n=`],
    ['very many lines', `BEGIN:VCARD\n${'A;'.repeat(1_000_000)}\n${'N:;\\\n'.repeat(400_000)}END:VCARD`],
    ['only BEGIN lines', 'BEGIN:VCARD\n'.repeat(1_000_000)],
  ])('reads a hostile file without delay: %s', (_, text) => {
    expect(readCards(text).cards.length).toBeLessThanOrEqual(1)
  })
})
