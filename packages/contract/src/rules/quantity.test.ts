import { describe, expect, it } from 'vitest'
import { inUnit, isEqual, numbersIn, parseQuantity } from './quantity.ts'

const read = (text: string) => {
  const quantity = parseQuantity(text)
  if (!quantity) throw new Error(`no quantity: ${text}`)
  return quantity
}

describe('a specification value', () => {
  it.each([
    ['650 mm', 'single', [650], 'mm', ''],
    ['98%', 'single', [98], '%', ''],
    ['90日', 'single', [90], '日', ''],
    ['12,000 rpm', 'single', [12000], 'rpm', ''],
    ['12,000 r/min', 'single', [12000], 'r/min', ''],
    ['1,234,567.5 N', 'single', [1234567.5], 'N', ''],
    ['±0.005 mm', 'single', [0.005], 'mm', '±'],
    ['≤ 3.5%', 'single', [3.5], '%', '≤ '],
    ['Ø 320 mm', 'single', [320], 'mm', 'Ø '],
    ['约 20 kg', 'single', [20], 'kg', '约 '],
    ['１２０ｍｍ', 'single', [120], 'mm', ''],
    ['−30 °C', 'single', [-30], '°C', ''],
    ['120 g/m²', 'single', [120], 'g/m2', ''],
    ['8000 g/m²·24h', 'single', [8000], 'g/m2·24h', ''],
    ['24 g/100 g', 'single', [24], 'g/100 g', ''],
    ['45 dB(A)', 'single', [45], 'dB(A)', ''],
    ['12', 'single', [12], '', ''],
    ['800×500 mm', 'size', [800, 500], 'mm', ''],
    ['800 × 500 × 1,200 mm', 'size', [800, 500, 1200], 'mm', ''],
    ['800 mm × 50 cm', 'size', [80, 50], 'cm', ''],
    ['2–5 MHz', 'range', [2, 5], 'MHz', ''],
    ['20 Hz – 40 kHz', 'range', [0.02, 40], 'kHz', ''],
    ['-40 … +150 °C', 'range', [-40, 150], '°C', ''],
    ['20～40℃', 'range', [20, 40], '°C', ''],
    ['10-20 mm', 'range', [10, 20], 'mm', ''],
  ] as const)('%s is a %s', (text, shape, numbers, unit, sign) => {
    const quantity = read(text)
    expect(quantity).toMatchObject({ shape, unit, sign })
    expect(quantity.numbers.map((n) => Number(n.toPrecision(12)))).toEqual(numbers)
  })

  it.each([
    'HSK-A63',
    '4K 60 fps',
    'CE, EN 1469',
    '8 + 256 GB',
    '20S/2',
    '1/1.8"',
    '0,005 mm',
    '1 – 2 – 3 mm',
    '5 mm × 3 kg',
    '聚碳酸酯',
    '',
  ])('%j is not a quantity', (text) => expect(parseQuantity(text)).toBeNull())
})

describe('two quantities', () => {
  it.each([
    ['0.005 mm', '5 µm'],
    ['0.005 mm', '5 μm'],
    ['5 微米', '5 マイクロメートル'],
    ['12,000 rpm', '12000 转/分'],
    ['80 × 50 cm', '800 × 500 mm'],
    ['20 Hz – 40 kHz', '20 – 40000 Hz'],
    ['2 years', '24 months'],
    ['90 분', '1.5 h'],
    ['7 brushes', '7 Brushes'],
  ])('%s equals %s', (a, b) => expect(isEqual(read(a), read(b))).toBe(true))

  it.each([
    ['5 mm', '5 µm'],
    ['5 mW', '5 MW'],
    ['±1 mm', '1 mm'],
    ['≤ 3%', '3%'],
    ['5 mm', '5 kg'],
    ['800 × 500 mm', '800–500 mm'],
    ['30 days', '1 month'],
    ['7 colours', '7 cones'],
  ])('%s does not equal %s', (a, b) => expect(isEqual(read(a), read(b))).toBe(false))
})

it('a quantity is converted to another unit without floating-point noise', () => {
  expect(numbersIn(read('5 µm'), 'mm')).toEqual([0.005])
  expect(inUnit(read('±5 µm'), 'mm')).toBe('±0.005 mm')
  expect(inUnit(read('80 × 150.5 cm'), 'mm')).toBe('800 × 1,505 mm')
  expect(inUnit(read('-40 … +150 °C'), '°C')).toBe('-40 … 150 °C')
  expect(inUnit(read('2–5 kHz'), 'Hz')).toBe('2,000–5,000 Hz')
  expect(inUnit(read('5 cm²'), 'mm2')).toBe('500 mm²')
  expect(inUnit(read('2 nm'), 'mm')).toBe('0.000002 mm')
  expect(inUnit(read('0.2 nm'), 'mm')).toBe('0.0000002 mm')
})
