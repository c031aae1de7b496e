import type { Language } from '@fair/contract/rules/language.ts'
import { fitted, linesOf, widthOf } from '../lib/text-fit.ts'
import { xmlText } from '../lib/xml-text.ts'

/** The contents of the picture shown for a page when its link is shared (https://ogp.me). */
export interface OgCard {
  language: Language
  /** The organiser. */
  site: string
  /** The fair, and its dates. */
  fair: string
  when: string
  /** The subject: the exhibit, the exhibitor, the exhibition. */
  title: string
  /** Its owner or origin; '' if there is none. */
  line: string
  booth: { hall: string; stand: string } | null
  /** The tenant's colour and a readable text colour on it, #rrggbb. */
  ground: string
  ink: string
}

/** In pixels, as used by every network. */
export const OG_SIZE = { width: 1200, height: 630 } as const

/**
 * Part of the key of cached pictures: increase it whenever cards look different. A test (packages/build/src/og.test.ts)
 * checks this.
 */
export const OG_VERSION = 3

const MARGIN = 72
const FOOT = 112
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36, 32, 28, 24]
const LATIN = { leading: 1.14, faces: 'Noto Sans, Noto Sans CJK SC, Segoe UI, Helvetica Neue, sans-serif' }
const EAST_ASIAN: Partial<Record<Language, typeof LATIN>> = {
  'zh-CN': { leading: 1.26, faces: 'Noto Sans CJK SC, PingFang SC, Microsoft YaHei, sans-serif' },
  'ja-JP': { leading: 1.3, faces: 'Noto Sans CJK JP, Hiragino Sans, Yu Gothic, sans-serif' },
  'ko-KR': { leading: 1.26, faces: 'Noto Sans CJK KR, Apple SD Gothic Neo, Malgun Gothic, sans-serif' },
}

/** The picture as SVG: the poster's design (sandbox/poster) in a wide format, with the booth plate. */
export function renderCard(card: OgCard): string {
  const { width, height } = OG_SIZE
  const inner = width - 2 * MARGIN
  const top = 148
  const floor = height - FOOT
  const line = card.line === '' ? null : fitted(card.line, { width: inner, height: 44 }, [32, 28, 24, 20], 1.3)
  const room = floor - top - 28 - (line ? 64 : 0)
  const { leading, faces } = EAST_ASIAN[card.language] ?? LATIN
  const title = fitted(card.title, { width: inner, height: room }, SIZES, leading)
  const titles = title.lines.map((each, n) =>
    text(MARGIN, top + title.size * (0.92 + n * leading), title.size, each, ' font-weight="700"'),
  )
  const below = top + title.size * leading * title.lines.length
  const plate = card.booth ? drawPlate(card.booth, floor + 28, card) : { svg: '', width: 0 }
  const foot = drawFoot(card, inner - plate.width - 48, floor)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xml:lang="${card.language}" font-family="${faces}">
<rect width="${width}" height="${height}" fill="${card.ground}"/><g fill="${card.ink}"><circle cx="1060" cy="70" r="330" fill-opacity=".06"/><circle cx="860" cy="640" r="210" fill-opacity=".05"/>
${drawHead(card.site, inner)}<rect x="${MARGIN}" y="104" width="72" height="6"/>
${titles.join('\n')}
${line ? line.lines.map((each, n) => text(MARGIN, below + 28 + line.size * (1 + n * 1.3), line.size, each, ' fill-opacity=".88"')).join('\n') : ''}
<rect x="${MARGIN}" y="${floor}" width="${inner}" height="2" fill-opacity=".32"/>
${plate.svg}${foot}</g>
</svg>`
}

function drawHead(site: string, inner: number): string {
  const { size, lines } = fitted(site, { width: inner, height: 44 }, [32, 28, 24], 1.2)
  return lines.map((each, n) => text(MARGIN, 80 + n * size * 1.2, size, each, ' font-weight="600"')).join('')
}

/** Hall filled, booth outlined, at the right end of the footer: half of it at the most. */
function drawPlate({ hall, stand }: { hall: string; stand: string }, y: number, card: OgCard) {
  const [box, blank] = [56, 32]
  const most = OG_SIZE.width / 2 - MARGIN
  const size = Math.min(34, (most - 2 * blank) / (widthOf(hall) + widthOf(stand)))
  const base = y + 28 + (size * 12) / 34
  const of = (words: string) => Math.round(widthOf(words) * size + blank)
  const [left, right] = [of(hall), of(stand)]
  const x = OG_SIZE.width - MARGIN - left - right
  const middle = ' text-anchor="middle" font-weight="600"'
  const svg = `<rect x="${x}" y="${y}" width="${left}" height="${box}"/><rect x="${x + 1}" y="${y + 1}" width="${left + right - 2}" height="${box - 2}" fill="none" stroke="${card.ink}" stroke-width="2"/>${text(x + left / 2, base, size, hall, `${middle} fill="${card.ground}"`)}${text(x + left + right / 2, base, size, stand, middle)}`
  return { svg, width: left + right }
}

function drawFoot(card: OgCard, width: number, floor: number): string {
  const name = card.title === card.fair ? card.when : `${card.fair}  ${card.when}`
  const size = [30, 26, 22, 18].find((each) => linesOf(name, width / each).length === 1)
  const set =
    size === undefined ? fitted(name, { width, height: FOOT - 28 }, [26, 22, 18], 1.3) : { size, lines: [name] }
  const start = floor + 28 + (set.lines.length === 1 ? 40 : set.size)
  return set.lines.map((each, n) => text(MARGIN, start + n * set.size * 1.3, set.size, each)).join('')
}

const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" xml:space="preserve"${more}>${xmlText(words.replace(/\p{Cc}/gu, ' '))}</text>`
const round = (value: number) => Math.round(value * 10) / 10
