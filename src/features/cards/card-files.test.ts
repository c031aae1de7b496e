import type { CardFields, Exchange } from '@fair/contract/card.ts'
import { describe, expect, it } from 'vitest'
import { cardsToKeep, loadExchanges, textOf } from './card-files.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

describe('textOf', () => {
  it.each([
    ['UTF-8', 'ja-JP', [0xe5, 0xb1, 0xb1], '山'],
    ['little-endian UTF-16', 'en-US', [0xff, 0xfe, 0x71, 0x5c], '山'],
    ['big-endian UTF-16', 'en-US', [0xfe, 0xff, 0x5c, 0x71], '山'],
    ['an older Japanese file', 'ja-JP', [0x8e, 0x52], '山'],
    ['an older Chinese file', 'zh-CN', [0xb3, 0xc2], '陈'],
    ['an older Korean file', 'ko-KR', [0xb1, 0xe8], '김'],
    ['an older Western file', 'en-US', [0x5a, 0x6f, 0xeb], 'Zoë'],
  ] as const)('decodes %s', (_, language, values, text) => {
    expect(textOf(bytes(...values), language)).toBe(text)
  })
})

describe('cardsToKeep', () => {
  const exchange = (fields: CardFields | null) => ({ card: fields && { fields } }) as Exchange
  const duplicates = (read: CardFields[], ...known: (CardFields | null)[]) =>
    cardsToKeep(read, known.map(exchange)).map(({ duplicate }) => duplicate)

  it('marks cards that are already known or occur twice in the file', () => {
    const ada = { name: 'Ada Press', email: 'ada@example.com' }
    expect(duplicates([ada, { name: 'Ben', phone: '+49 211 22223333' }], ada, null)).toEqual(['KNOWN', null])
    expect(duplicates([ada, { ...ada, name: 'ADA  Press' }, { name: 'Ada Press' }])).toEqual([null, 'TWICE', null])
  })

  it('matches a person by name and one more field, in any notation', () => {
    const known = { name: '陈思远', company: 'Ningbo Yuanfan', mobile: '+86 138 0013 8000' }
    expect(duplicates([{ name: '陈思远', mobile: '13800138000' }], known)).toEqual(['KNOWN'])
    expect(duplicates([{ name: '陈思远', company: 'ningbo yuanfan' }], known)).toEqual(['KNOWN'])
    // Two people from the same office, and two with the same name.
    expect(duplicates([{ name: '李娜', company: 'Ningbo Yuanfan' }], known)).toEqual([null])
    expect(duplicates([{ name: '陈思远', email: 'x@example.com' }], known)).toEqual([null])
  })

  it('drops fields that the platform would refuse, and reports them', () => {
    const read = { name: 'Eve', email: 'no mail', phone: 'call me', website: 'javascript:alert(1)', wechat: 'eve' }
    expect(cardsToKeep([read], [])).toEqual([
      { fields: { name: 'Eve', wechat: 'eve' }, dropped: ['email', 'phone', 'website'], duplicate: null },
    ])
  })
})

describe('loadExchanges', () => {
  it('requests pages until one is empty, even if the total is wrong', async () => {
    const requests: number[] = []
    const call = async (_: unknown, { pageNum }: { pageNum: number }) => {
      requests.push(pageNum)
      return { ok: true, data: { records: pageNum < 3 ? [{ exchangeId: `X${pageNum}` }] : [], total: 9, facets: {} } }
    }
    const all = await loadExchanges(call as never)
    expect(all).toMatchObject({ ok: true, data: [{ exchangeId: 'X1' }, { exchangeId: 'X2' }] })
    expect(requests).toEqual([1, 2, 3])
  })
})
