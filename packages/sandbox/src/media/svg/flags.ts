/**
 * Flags as artwork of 30 x 20, drawn in a simple style: bands, crosses, discs and stars of the countries that have a
 * pavilion.
 */

const band = (x: number, y: number, w: number, h: number, tone: string) =>
  `<path d="M${x} ${y}h${w}v${h}H${x}z" fill="${tone}"/>`
const across = (tones: readonly string[]) =>
  tones.map((tone, i) => band(0, (20 / tones.length) * i, 30, 20 / tones.length + 0.1, tone)).join('')
const upright = (tones: readonly string[]) =>
  tones.map((tone, i) => band((30 / tones.length) * i, 0, 30 / tones.length + 0.1, 20, tone)).join('')
const disc = (cx: number, cy: number, r: number, tone: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${tone}"/>`

/** A star of `points` rays. */
function star(cx: number, cy: number, r: number, tone: string, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? r * (points > 5 ? 0.5 : 0.38) : r
    const angle = (Math.PI * i) / points - Math.PI / 2
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `<path d="M${corners.join('L')}z" fill="${tone}"/>`
}

const RED = '#c8102e'
const NAVY = '#012169'
const WHITE = '#ffffff'

/** The Union Flag, `k` times its size in the upper left corner. */
function union(k: number): string {
  const diagonals = (width: number, tone: string) =>
    `<path d="M0 0l30 20M30 0L0 20" stroke="${tone}" stroke-width="${width}"/>`
  const cross = (width: number, tone: string) => `<path d="M15 0v20M0 10h30" stroke="${tone}" stroke-width="${width}"/>`
  const parts = [band(0, 0, 30, 20, NAVY), diagonals(4, WHITE), diagonals(1.4, RED), cross(6.6, WHITE), cross(4, RED)]
  return `<g transform="scale(${k})">${parts.join('')}</g>`
}

/** One of the Korean flag's four groups of bars: true is unbroken, false is broken. */
function bars(x: number, y: number, turn: number, full: readonly boolean[]): string {
  const lines = full.map((isWhole, i) => {
    const at = -1.5 + i * 1.5
    return isWhole
      ? band(-2.5, at - 0.5, 5, 1, '#1a1a1a')
      : band(-2.5, at - 0.5, 2.3, 1, '#1a1a1a') + band(0.2, at - 0.5, 2.3, 1, '#1a1a1a')
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${lines.join('')}</g>`
}

const FLAGS: Readonly<Record<string, string>> = {
  jp: band(0, 0, 30, 20, WHITE) + disc(15, 10, 6, '#bc002d'),
  kr:
    band(0, 0, 30, 20, WHITE) +
    `<g transform="rotate(-33 15 10)">${disc(15, 10, 5, '#0047a0')}<path d="M10 10a5 5 0 0 1 10 0a2.5 2.5 0 0 1-5 0a2.5 2.5 0 0 0-5 0z" fill="#cd2e3a"/></g>` +
    bars(6.5, 4.5, -56, [true, true, true]) +
    bars(23.5, 15.5, -56, [false, false, false]) +
    bars(23.5, 4.5, 56, [false, true, false]) +
    bars(6.5, 15.5, 56, [true, false, true]),
  in:
    across(['#ff9933', WHITE, '#138808']) +
    `<circle cx="15" cy="10" r="2.5" fill="none" stroke="#000080" stroke-width=".7"/>`,
  my:
    across(Array.from({ length: 14 }, (_, i) => (i % 2 ? WHITE : '#cc0001'))) +
    band(0, 0, 15, 11.4, '#010066') +
    disc(6, 5.7, 3.6, '#ffcc00') +
    disc(7.1, 5.7, 3.1, '#010066') +
    star(9.8, 5.7, 2.9, '#ffcc00', 14),
  sg:
    across(['#ed2939', WHITE]) +
    disc(6, 5, 3.4, WHITE) +
    disc(7.3, 5, 3.2, '#ed2939') +
    [0, 1, 2, 3, 4]
      .map((i) => star(9.2 + 1.9 * Math.sin(i * 1.257), 5 - 1.9 * Math.cos(i * 1.257), 0.8, WHITE))
      .join(''),
  au:
    band(0, 0, 30, 20, '#00008b') +
    union(0.5) +
    star(7.5, 15, 2.4, WHITE, 7) +
    [
      [22, 3.4],
      [26, 8],
      [22, 16.6],
      [18.4, 9],
      [24, 11.4],
    ]
      .map(([x = 0, y = 0], i) => star(x, y, i === 4 ? 0.8 : 1.4, WHITE, i === 4 ? 5 : 7))
      .join(''),
  de: across(['#1a1a1a', '#dd0000', '#ffce00']),
  it: upright(['#009246', WHITE, '#ce2b37']),
  se: band(0, 0, 30, 20, '#006aa7') + band(9, 0, 4, 20, '#fecc00') + band(0, 8, 30, 4, '#fecc00'),
  gb: union(1),
  fr: upright(['#002395', WHITE, '#ed2939']),
  us:
    across(Array.from({ length: 13 }, (_, i) => (i % 2 ? WHITE : '#b22234'))) +
    band(0, 0, 12.5, 10.8, '#3c3b6e') +
    Array.from({ length: 20 }, (_, i) => star(1.4 + (i % 5) * 2.4, 1.6 + Math.floor(i / 5) * 2.5, 0.75, WHITE)).join(
      '',
    ),
}

/** The flag of a country by its ISO 3166 code in lower case, as artwork of 30 x 20; undefined if none is drawn. */
export const flagArt = (country: string): string | undefined => FLAGS[country]
