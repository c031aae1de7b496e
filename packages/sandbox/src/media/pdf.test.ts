import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pdfOf } from './pdf.ts'

const jpeg = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer(),
)
const picture = { jpeg, width: 40, height: 30 }

describe('pdfOf', () => {
  it('creates a file of the requested length, with a valid cross-reference table', () => {
    const bytes = pdfOf([picture, picture], 'GX-650 (五轴)', 20_000)
    expect(bytes.byteLength).toBe(20_000)
    const text = Buffer.from(bytes).toString('latin1')
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]))
    expect(offsets).toHaveLength(9)
    offsets.forEach((at, n) => {
      expect(text.slice(at, at + 8)).toContain(`${n + 1} 0 obj`)
    })
    expect(text).toContain('(GX-650 \\(??\\))')
  })

  it('refuses a length that is too small for the pictures', () => {
    expect(() => pdfOf([picture], 'x', 100)).toThrow(RangeError)
  })
})
