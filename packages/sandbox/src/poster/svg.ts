import { qrPath } from '@fair/contract/rules/qr-svg.ts'
import { textLength } from '@fair/contract/rules/validation.ts'
import { escaped } from '../seed/template.ts'

export interface PosterContent {
  readonly language: string
  /** Colours as #rrggbb. */
  readonly colour: string
  readonly site: string
  readonly title: string
  /** Lines under the title: when and where. */
  readonly lines: readonly string[]
  /** The address in the QR code. */
  readonly url: string
  /** The text beside the QR code. */
  readonly hint: string
}

/** In pixels. */
export const POSTER = { width: 720, height: 1080 } as const
const MARGIN = 56
const QR_SIZE = 232
/** For the title, in the half widths that textLength counts. */
const LINE = 22
const LINES_MAX = 5
const FONT = 'system-ui, "PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans CJK SC", sans-serif'

/** A poster as a self-contained SVG: the title on the tenant's colour, and the page's address as a QR code. */
export function renderPoster({ language, colour, site, title, lines, url, hint }: PosterContent): string {
  const { width, height } = POSTER
  const top = 152
  const rows = wrapped(title, LINE, LINES_MAX)
  const text = (x: number, y: number, size: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(words)}</text>`
  const titles = rows.map((row, at) => text(MARGIN, top + 84 + at * 72, 54, row, ' font-weight="700"'))
  const below = top + 84 + rows.length * 72
  const details = lines.map((line, at) => text(MARGIN, below + 24 + at * 44, 26, line, ' opacity=".86"'))
  const floor = height - QR_SIZE - 2 * MARGIN
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}" font-family='${FONT}'>
<rect width="${width}" height="${height}" fill="${colour}"/><circle cx="640" cy="90" r="300" fill="#fff" opacity=".06"/><circle cx="90" cy="700" r="220" fill="#fff" opacity=".05"/>
<g fill="#fff">${text(MARGIN, 104, 30, site, ' font-weight="600"')}<rect x="${MARGIN}" y="${top - 16}" width="72" height="6"/>${titles.join('')}${details.join('')}</g>
<rect y="${floor}" width="${width}" height="${height - floor}" fill="#fff"/>
<g transform="translate(${MARGIN} ${floor + MARGIN})">${scaledQr(url)}</g>
<g fill="#1b1f22">${wrapped(hint, 24, 3)
    .map((row, at) => text(MARGIN * 2 + QR_SIZE, floor + MARGIN + 60 + at * 42, 28, row))
    .join('')}</g>
</svg>`
}

/** The QR code of a text as one path, scaled to its place. */
function scaledQr(url: string): string {
  const { path, size } = qrPath(url, 'medium')
  return `<path transform="scale(${QR_SIZE / size})" fill="#000" shape-rendering="crispEdges" d="${path}"/>`
}

/** Breaks a text into lines: between words, and within one only if it is longer than a line or has no blanks. */
function wrapped(text: string, most: number, count: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? []) {
    if (line !== '' && textLength((line + part).trimEnd()) > most) {
      lines.push(line.trim())
      line = ''
    }
    line += part
  }
  if (line.trim() !== '') lines.push(line.trim())
  if (lines.length <= count) return lines
  return [...lines.slice(0, count - 1), `${lines[count - 1] ?? ''}…`]
}
