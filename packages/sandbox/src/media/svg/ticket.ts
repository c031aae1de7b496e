import type { PaletteName } from '../address.ts'
import { mediaSize } from '../address.ts'
import { hex, tint } from './colour.ts'
import { backdrop } from './ground.ts'
import { range } from './list.ts'
import { svgRect } from './markup.ts'
import { PALETTES } from './palettes.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'

const [W, H, STUB] = [640, 300, 168]

/** A ticket: its stub with a code beyond the perforation, and another ticket below it, rotated. */
export function renderTicket(seed: string, palette: PaletteName): string {
  const tones = PALETTES[palette]
  const { width, height } = mediaSize('ticket')
  const room = new Room({ width, height, palette: tones, prefix: idPrefix('k', seed) })
  backdrop(room)
  const body = tint(tones.accent, tones.accent.l > 0.7 ? -0.12 : 0)
  const place = (turn: number, x: number, y: number, art: string) =>
    room.add(
      `<g transform="translate(${width / 2 + x} ${height / 2 + y}) rotate(${turn}) translate(${-W / 2} ${-H / 2})">${art}</g>`,
    )
  place(6, 16, 26, sheet(hex(tint(tones.alt, 0.04)), room.dark))
  place(-5, 0, 0, sheet(hex(body), room.dark) + print(seed, hex(tint(body, 0.22, 0.7))))
  return room.svg()
}

/** The paper, with the notches of the perforation, and its shadow. */
function sheet(tone: string, dark: string): string {
  const fold = W - STUB
  const outline = `M18 0H${fold - 20}a20 20 0 0 0 40 0H${W - 18}a18 18 0 0 1 18 18V${H - 18}a18 18 0 0 1-18 18H${fold + 20}a20 20 0 0 0-40 0H18a18 18 0 0 1-18-18V18a18 18 0 0 1 18-18z`
  return `<path d="${outline}" transform="translate(6 14)" fill="${dark}" opacity=".22"/><path d="${outline}" fill="${tone}"/>`
}

/** The print: a mark, lines of text, the perforation, a field of squares as a code. */
function print(seed: string, light: string): string {
  const rng = random(`ticket${seed}`)
  const fold = W - STUB
  const rings = range(5).map(
    (i) =>
      `<circle cx="${fold - 90}" cy="190" r="${38 + i * 34}" fill="none" stroke="${light}" stroke-width="10" opacity="${0.5 - i * 0.08}"/>`,
  )
  const lines = [
    svgRect(44, 52, rng.in(190, 250), 30, '#fff', 5),
    svgRect(44, 100, rng.in(120, 170), 14, '#fff', 4, 'opacity=".7"'),
    svgRect(44, 214, 96, 12, '#fff', 4, 'opacity=".6"'),
    svgRect(44, 236, 150, 16, '#fff', 4, 'opacity=".9"'),
  ]
  const clip = `<clipPath id="t${seed}"><path d="M0 0h${fold}v${H}H0z"/></clipPath><g clip-path="url(#t${seed})">${rings.join('')}</g>`
  const holes = `<path d="M${fold} 30v${H - 60}" stroke="#fff" stroke-width="4" stroke-dasharray="4 12" opacity=".8"/>`
  const size = 9
  const cell = 10
  const [x, y] = [fold + (STUB - size * cell) / 2, 84]
  const cells = range(size * size).flatMap((n) => {
    const [i, j] = [n % size, Math.floor(n / size)]
    const isCorner = (i < 3 || i > 5) && (j < 3 || j > 5) && !(i > 5 && j > 5)
    const isInk = isCorner ? !(i % 6 === 1 && j % 6 === 1) : rng.chance(0.5)
    return isInk ? [svgRect(x + i * cell, y + j * cell, cell, cell, '#1f2329')] : []
  })
  const ground = svgRect(x - 12, y - 12, size * cell + 24, size * cell + 24, '#fff', 8)
  return (
    clip +
    lines.join('') +
    holes +
    ground +
    cells.join('') +
    svgRect(x, y + 120, size * cell, 12, '#fff', 4, 'opacity=".7"')
  )
}
