import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Codes, KeyFigures, ShortFacts, Title, tiedFacts } from './Codes.tsx'

const full = (html: string) => [...html.matchAll(/<span class="nowrap">([^<]*)/g)].map(([, code]) => code)
const plain = (html: string) => html.replace(/<[^>]*>/g, '')

describe('codes in a name', () => {
  it.each([
    ['GX-650 five-axis machining centre', ['GX-650']],
    ['DALI-2 in practice: one bus for a whole building', ['DALI-2']],
    ['五轴加工中心 GX-650', ['GX-650']],
    ['SAFE-T-100.5 and XR-9', ['SAFE-T-100.5', 'XR-9']],
    ['Hand-thrown bowl', []],
  ])('do not wrap: %s', (text, codes) => {
    const html = renderToStaticMarkup(<Codes text={text} />)
    expect(full(html)).toEqual(codes)
    expect(plain(html)).toBe(text)
  })
})

it('does not wrap katakana words in a title, unless they are longer than a narrow column', () => {
  const html = renderToStaticMarkup(<Title text="GX-650 5軸立形マシニングセンタ アルミダイカスト" />)
  expect(full(html)).toEqual(['GX-650', 'マシニングセンタ', 'アルミダイカスト'])
  expect(full(renderToStaticMarkup(<Title text="ピンのコンシューマーエレクトロニクス" />))).toEqual([])
})

it('key figures wrap only between figures', () => {
  expect(renderToStaticMarkup(<KeyFigures text="移動量 650 mm · 主軸 18,000 rpm" />)).toBe(
    '<span>移動量 650 mm\u00A0·</span> <span>主軸 18,000 rpm</span>',
  )
  expect(renderToStaticMarkup(<KeyFigures text="250 g" />)).toBe('<span>250 g</span>')
})

it('short facts wrap only between facts, after a dot', () => {
  expect(renderToStaticMarkup(<ShortFacts facts={['300個', null, '2026年12月19日まで']} />)).toBe(
    '<span class="nowrap">300個\u00A0·</span> <span class="nowrap">2026年12月19日まで</span>',
  )
})

it('no line of facts begins with a dot or a unit, or ends with a sign', () => {
  expect(tiedFacts('Travel 650 mm · 18,000 rpm')).toBe('Travel 650\u00A0mm\u00A0· 18,000\u00A0rpm')
  expect(tiedFacts('Hanlin · 8.1 B12')).toBe('Hanlin\u00A0· 8.1 B12')
  expect(tiedFacts('Turning Ø 480 mm · 3,500 rpm')).toBe('Turning Ø\u00A0480\u00A0mm\u00A0· 3,500\u00A0rpm')
})
