import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { describe, expect, it } from 'vitest'
import { isPath } from '../forms/tree.ts'
import { divisionName } from './division-name.ts'
import { hangulOf } from './hangul.ts'
import { placesIn } from './places.ts'

const labels = async (...values: string[]) =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const { tree } = await placesIn(language)
      return values.map(tree.labelOf)
    }),
  )

describe('places', () => {
  it('have a label in each language', async () => {
    expect(await labels('CN', 'CN-ZJ', '330200', '330212', 'JP')).toEqual([
      ['中国', '浙江省', '宁波市', '鄞州区', '日本'],
      ['China', 'Zhejiang', 'Ningbo', 'Yinzhou District', 'Japan'],
      ['中国', '浙江省', '寧波市', '鄞州区', '日本'],
      ['중국', '저장성', '닝보시', '인저우구', '일본'],
    ])
  })

  it('use established names instead of transliterations, and name ethnic groups in words', async () => {
    expect((await labels('150100', '610100', '341500', '331127', '653100'))[1]).toEqual([
      'Hohhot',
      "Xi'an",
      "Lu'an",
      'Jingning She Autonomous County',
      'Kashgar Prefecture',
    ])
    expect((await labels('331127', '630200'))[3]).toEqual(['징닝 서족 자치현', '하이둥시'])
  })

  it('have the same values in every language, and different labels within a parent', async () => {
    const all = await Promise.all(LANGUAGES.map(placesIn))
    const values = (options: (typeof all)[number]['options']): string[] =>
      options.flatMap(({ value, children }) => [value, ...values(children ?? [])])
    const [first = [], ...others] = all.map(({ options }) => values(options).sort())
    expect(first.length).toBeGreaterThan(3300)
    expect(new Set(first).size).toBe(first.length)
    for (const other of others) expect(other).toEqual(first)
    const siblings = (options: (typeof all)[number]['options']): void => {
      const labels = options.map(({ label }) => label)
      expect(labels.every((label) => label.trim() !== '')).toBe(true)
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
      for (const { children } of options) siblings(children ?? [])
    }
    for (const { options } of all) {
      expect(options[0]?.value).toBe('CN')
      siblings(options)
    }
  })

  it('form paths from the country down to the district', async () => {
    const { tree } = await placesIn('zh-CN')
    expect(isPath(tree, ['CN', 'CN-ZJ', '330200', '330212'])).toBe(true)
    expect(isPath(tree, ['CN', '330200'])).toBe(false)
    expect(isPath(tree, ['CN-ZJ'])).toBe(false)
    expect(isPath(tree, [])).toBe(false)
    // A municipality's districts are its direct children, like divisions directly under a province.
    expect(isPath(tree, ['CN', 'CN-BJ', '110101'])).toBe(true)
    expect(isPath(tree, ['CN', 'CN-HI', '469001'])).toBe(true)
    expect(tree.hasChildren('330212')).toBe(false)
  })

  it('exclude development zones and "districts of the city"', async () => {
    const { tree } = await placesIn('zh-CN')
    expect(tree.parentOf('130171')).toBeUndefined()
    expect(tree.parentOf('130101')).toBeUndefined()
    expect(tree.parentOf('130102')).toBe('130100')
  })
})

describe('division names', () => {
  it.each([
    ['宁波市', '宁波', [], '市'],
    ['沛县', '沛', [], '县'],
    ['滨海新区', '滨海', [], '新区'],
    ['博尔塔拉蒙古自治州', '博尔塔拉', ['蒙古'], '州'],
    ['双江拉祜族佤族布朗族傣族自治县', '双江', ['拉祜', '佤', '布朗', '傣'], '县'],
    ['鄂伦春自治旗', '', ['鄂伦春'], '旗'],
    ['白沙黎族自治县', '白沙', ['黎'], '县'],
    ['管城回族区', '管城', ['回'], '区'],
  ])('are split into base, ethnic groups and kind: %s', (name, base, peoples, kind) => {
    expect(divisionName(name)).toMatchObject({ base, peoples, kind })
  })

  it('are transcribed from pinyin to hangul', () => {
    const pinyin = 'ning bo guang zhou zhe jiang chong qing xu lv yuan jun xiong shi zi xue que er weng sui'
    expect(pinyin.split(' ').map(hangulOf).join(' ')).toBe(
      '닝 보 광 저우 저 장 충 칭 쉬 뤼 위안 쥔 슝 스 쯔 쉐 췌 얼 웡 쑤이',
    )
  })
})
