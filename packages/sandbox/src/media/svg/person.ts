import type { Colour } from './colour.ts'
import { col, hex, mix, tint } from './colour.ts'
import { at } from './list.ts'
import { f } from './markup.ts'
import type { Random } from './random.ts'
import type { Room } from './room.ts'

export const SKIN = [
  col(0.86, 0.045, 62),
  col(0.82, 0.055, 60),
  col(0.76, 0.065, 58),
  col(0.66, 0.07, 54),
  col(0.54, 0.065, 50),
  col(0.43, 0.05, 48),
]
/** Indices of SKIN, weighted by frequency. */
const SKIN_ODDS = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5]
const EASTERN_SKIN_ODDS = [0, 0, 0, 1, 1, 2]
const HAIR = [
  col(0.24, 0.012, 60),
  col(0.27, 0.02, 50),
  col(0.22, 0.01, 260),
  col(0.36, 0.04, 52),
  col(0.62, 0.01, 80),
  col(0.3, 0.03, 40),
]

const EASTERN_HAIR = [HAIR[0], HAIR[1], HAIR[2], HAIR[4]].filter((tone) => tone !== undefined)

// Outlines are path data around the centre of the face; the unit is half the head's width.
const LONG_HAIR = 'M-1.12 -.1C-1.3 -1.7 1.3 -1.7 1.12 -.1C1.16 .9 1.3 1.6 .95 2.1L-.95 2.1C-1.3 1.6 -1.16 .9 -1.12 -.1Z'
const BOB = 'M-1.02 -.1C-1.2 -1.6 1.2 -1.6 1.02 -.1C1.12 .6 1.1 1.1 .86 1.2H-.86C-1.1 1.1 -1.12 .6 -1.02 -.1Z'
const NECK = 'M-.42 .6V1.5C-.4 1.9 .4 1.9 .42 1.5V.6Z'
const SHOULDERS = 'C-2.4 2.35 -1.7 1.85 -.5 1.42C-.3 1.85 .3 1.85 .5 1.42C1.7 1.85 2.4 2.35'
const SHIRT = 'M-.5 1.42L0 2.9L.5 1.42C.3 1.85 -.3 1.85 -.5 1.42Z'
const LAPELS = 'M-.52 1.38L-.86 1.9L-.5 2.1L0 3.1L.5 2.1L.86 1.9L.52 1.38L0 2.7Z'
const COLLAR = 'M-.5 1.36C-.3 1.75 .3 1.75 .5 1.36L.58 1.58C.3 2.02 -.3 2.02 -.58 1.58Z'
const FACE = 'M-.92 -.25C-.95 -1.25 .95 -1.25 .92 -.25C.95 .55 .5 1.18 0 1.18C-.5 1.18 -.95 .55 -.92 -.25Z'
const NOSE = 'M.06 -.15C.16 .1 .24 .3 .1 .4L-.06 .42'
const MOUTH = 'M-.28 .72Q0 .86 .28 .72'
const WOMENS_FRINGES = [
  'M-1 .35C-1.25 -1.55 1.25 -1.6 1 .35C.98 -.3 .7 -.62 .15 -.78C-.3 -.4 -.9 -.5 -1 .35Z',
  'M-1.04 .9C-1.3 -1.6 1.3 -1.6 1.04 .9C.9 .4 .95 -.3 .72 -.56Q0 -.42 -.72 -.56C-.95 -.3 -.9 .4 -1.04 .9Z',
]
const MENS_HAIR = [
  'M-.97 -.02C-1.2 -1.5 -.2 -1.55 .3 -1.36C1.05 -1.25 1.1 -.6 .97 -.02C.9 -.5 .7 -.62 .3 -.66C-.2 -.55 -.85 -.7 -.97 -.02Z',
  'M-.98 .02C-1.12 -1.35 1.12 -1.35 .98 .02C.88 -.4 .8 -.72 .5 -.78Q0 -.88 -.5 -.78C-.8 -.72 -.88 -.4 -.98 .02Z',
]

export interface Sitter {
  /** the centre, in pixels from the left */
  cx: number
  /** the frame's lower edge, in pixels */
  base: number
  /** the head's height in pixels */
  k: number
  woman: boolean
  origin?: 'east' | null
}

/** Head and shoulders of a person, flat, on top of the room's existing content. */
export function renderPerson(room: Room, rng: Random, { cx, base, k, woman, origin }: Sitter): void {
  const { accent } = room.palette
  const skin = at(SKIN, rng.of(origin ? EASTERN_SKIN_ODDS : SKIN_ODDS))
  const hair = rng.of(origin ? EASTERN_HAIR : HAIR)
  const navy = col(0.3, 0.03, 255)
  const olive = col(0.34, 0.02, 90)
  const cloth = rng.of([navy, olive, accent, tint(accent, -0.1), col(0.92, 0.008, 90), col(0.42, 0.05, 200)])
  const cy = base - k * 1.52
  const r = k * 0.4
  const px = (n: number) => f(cx + n * r)
  const py = (n: number) => f(cy + n * r)
  const long = woman && rng.chance(0.55)
  const suit = rng.int(0, 3) < 2
  const fill = (outline: string, paint: string) => room.add(`<path d="${placed(outline, px, py)}" fill="${paint}"/>`)
  const stroke = (outline: string, paint: string, width: number) =>
    room.add(
      `<path d="${placed(outline, px, py)}" fill="none" stroke="${paint}" stroke-width="${f(r * width)}" stroke-linecap="round"/>`,
    )
  if (woman) fill(long ? LONG_HAIR : BOB, lit(room, 'h', hair, 0.05))
  fill(NECK, hex(tint(skin, -0.09)))
  const foot = f(base + 2)
  const shoulders = `M${px(-2.45)} ${foot}${placed(SHOULDERS, px, py)} ${px(2.45)} ${foot}Z`
  room.add(`<path d="${shoulders}" fill="${lit(room, 'c', cloth, 0.06)}"/>`)
  if (suit) {
    fill(SHIRT, hex(cloth.l > 0.8 ? tint(cloth, -0.12) : col(0.95, 0.006, 90)))
    fill(LAPELS, hex(tint(cloth, cloth.l > 0.5 ? -0.08 : 0.07)))
  } else fill(COLLAR, hex(tint(cloth, 0.08)))
  fill(FACE, lit(room, 's', skin, 0.035))
  stroke(NOSE, hex(tint(skin, -0.13)), 0.06)
  stroke(MOUTH, hex(mix(tint(skin, -0.2), col(0.55, 0.12, 20), 0.4)), 0.085)
  for (const e of [-0.38, 0.38]) {
    const iris = hex(col(0.25, 0.02, 50))
    room.add(`<ellipse cx="${px(e)}" cy="${py(-0.06)}" rx="${f(r * 0.075)}" ry="${f(r * 0.085)}" fill="${iris}"/>`)
    const brow = `M${e - 0.2} -.33Q${e} -.43 ${e + 0.2} -.33`
    stroke(brow, hex(tint(hair, hair.l > 0.5 ? -0.2 : 0.02)), 0.08)
  }
  fill(rng.of(woman ? WOMENS_FRINGES : MENS_HAIR), lit(room, 'h', hair, 0.06))
  if (rng.chance(0.32)) room.add(glasses(r, px, py))
}

/** Path data with its coordinates transformed; commands must be absolute, one per coordinate list. */
function placed(outline: string, px: (n: number) => number, py: (n: number) => number): string {
  let across = true
  return outline.replace(/([A-Z]?)(-?\d*\.?\d+)/g, (_, letter: string, n: string) => {
    if (letter) across = letter !== 'V'
    const coordinate = across ? px(Number(n)) : py(Number(n))
    across = !across
    return `${letter}${coordinate}`
  })
}

/** A paint that gets lighter towards the key light. */
function lit(room: Room, key: string, c: Colour, step: number): string {
  const stops = [
    [0, tint(c, step)],
    [0.55, c],
    [1, tint(c, -step * 1.1)],
  ] as const
  return `url(#${room.ramp(`${key}${hex(c)}`, stops, 'x2="1" y2=".35"')})`
}

function glasses(r: number, px: (n: number) => number, py: (n: number) => number): string {
  const lens = (x: number) =>
    `<rect x="${px(x)}" y="${py(-0.26)}" width="${f(r * 0.54)}" height="${f(r * 0.42)}" rx="${f(r * 0.18)}"/>`
  const bridge = `<path d="M${px(-0.12)} ${py(-0.12)}h${f(r * 0.24)}"/>`
  return `<g fill="none" stroke="${hex(col(0.26, 0.02, 50))}" stroke-width="${f(r * 0.055)}">${lens(-0.66)}${lens(0.12)}${bridge}</g>`
}
