import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath, qrSvg } from './qr-svg.ts'

const BORDER = 4
const SCALE = 4

/** The picture of a path as a camera sees it: black on white, in RGBA. */
function picture({ path, size }: ReturnType<typeof qrPath>) {
  const width = (size + 2 * BORDER) * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) + BORDER) * SCALE + row) * width + (Number(x) + BORDER) * SCALE
      for (let at = start; at < start + Number(length) * SCALE; at += 1) data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { width, height: width, data }
}

test.each([
  'https://fair.example/en-US/tickets/?code=A1',
  '参展商 王小明 😀',
  `https://fair.example/#take=${'aB3-'.repeat(290)}`,
])('a QR code decodes to the original text: %.30s', (text) => {
  for (const errorCorrection of ['low', 'medium'] as const) {
    expect(decodeQR(picture(qrPath(text, errorCorrection)))).toBe(text)
  }
})

test('the SVG includes the quiet zone on a white background', () => {
  const svg = qrSvg('a', { border: 3, errorCorrection: 'low' })
  expect(svg).toContain('viewBox="-3 -3 27 27"')
  expect(svg).toContain('<path fill="white" d="M-3 -3h27v27h-27z"/>')
})
