import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, linesOf, widthOf } from './text-fit.ts'

const bare = (text: string) => text.replace(/\s+/g, '')

describe('linesOf', () => {
  it('breaks between words, and never inside one that fits', () => {
    expect(linesOf('five-axis machining centre', 10)).toEqual(['five-axis', 'machining', 'centre'])
    expect(linesOf('하이후이 국제박람회 전시장', 7)).toEqual(['하이후이', '국제박람회', '전시장'])
  })
  it('does not split Chinese and Japanese words where possible', () => {
    expect(linesOf('手ろくろ仕上げの小皿', 5)[0]).toBe('手ろくろ')
  })
  it('starts no line with a closing mark, and ends none with an opening one', () => {
    for (let most = 7; most < 20; most += 1) {
      for (const line of linesOf('小皿（食洗機対応）、四枚組。「瀬戸」の器ー', most)) {
        expect(line).not.toMatch(/^[）、。」ー]/)
        expect(line).not.toMatch(/[（「]$/)
      }
    }
  })
  it('breaks a word that is wider than the line without losing characters', () => {
    const lines = linesOf('Donaudampfschifffahrtsgesellschaft', 8)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  })
})

const phrase = fc
  .array(
    fc.constantFrom(
      '展会',
      'Haihui',
      '전시장',
      'カタログ',
      '—',
      '（',
      '）',
      ' ',
      '  ',
      'WWWWW',
      '2026',
      '、',
      'a'.repeat(60),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

describe('fitted', () => {
  it('returns the whole text within its box, for any text', () => {
    const box = { width: 1056, height: 300 }
    fc.assert(
      fc.property(phrase, (text) => {
        const { size, lines } = fitted(text, box, [84, 60, 36], 1.26)
        expect(bare(lines.join(''))).toBe(bare(text))
        expect(lines.length * size * 1.26).toBeLessThanOrEqual(box.height + 0.01)
        for (const line of lines) {
          // A mark that may not begin a line stays attached to the one before it.
          expect(widthOf(line) * size, line).toBeLessThanOrEqual(box.width + size)
        }
      }),
    )
  })
  it('uses the largest size that fits', () => {
    expect(fitted('展会', { width: 1056, height: 300 }, [84, 60], 1.26).size).toBe(84)
    expect(fitted('展会'.repeat(12), { width: 1056, height: 100 }, [84, 60, 40], 1.26).size).toBe(40)
  })
})
