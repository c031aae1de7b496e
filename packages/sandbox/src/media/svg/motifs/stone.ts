import type { Colour } from '../colour.ts'
import { clamp, col, gloss, hex, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { at, range } from '../list.ts'
import { f } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import { ball } from '../rod.ts'
import type { Room } from '../room.ts'

/** Slabs, a stack of tiles, a drum and a ball, in four types of stone. */
export function stone(room: Room, rng: Random, made: Materials): void {
  const stones = [col(0.93, 0.006, 80), col(0.38, 0.02, 230), col(0.8, 0.045, 70), tint(made.accent, 0.12, 0.5)]
  const first = rng.int(0, 3)
  const kind = (n: number) => at(stones, (first + n) % 4)
  const slabs = [
    { x: -96, y: 110, w: 150, h: 262 },
    { x: 34, y: 92, w: 136, h: 226 },
    { x: 134, y: 70, w: 104, h: 178 },
  ]
  shadow(room, [-20, 90], 190, 50, 150)
  for (const [n, { w, h, ...place }] of slabs.entries()) {
    const slab = { ...place, z: 0, w, d: 16, h }
    box(room, slab, gloss(kind(n)), { edge: 0.9 })
    face(room, slab, 'front', [
      ...range(6).map(() => vein(rng, w, h, kind(n))),
      `<path d="M0 ${h}L${w * 0.62} 0H${w * 0.2}L0 ${h * 0.4}z" fill="#fff" opacity=".10"/>`,
    ])
  }
  shadow(room, [-60, -30], 90, 60, 50)
  for (const n of range(4)) {
    const x = -70 + rng.in(-5, 5)
    const yaw = -14 + rng.in(-4, 4)
    box(room, { x, y: -30, z: n * 15, w: 130, d: 92, h: 14, yaw }, kind(n + 1), { edge: 0.7 })
  }
  shadow(room, [92, -50], 48, 40, 60)
  drum(room, [92, -50, 0], 46, 56, kind(3), { edge: 0.8 })
  ball(room, [92, -50, 88], 33, gloss(kind(2)))
}

function vein(rng: Random, w: number, h: number, tone: Colour): string {
  let x = rng.in(0, w)
  let d = `M${f(x)} 0`
  for (let y = 0; y <= h; y += h / 6) {
    x += rng.in(-26, 34)
    d += `L${f(clamp(2, x, w - 2))} ${f(y)}`
  }
  const stroke = hex(tint(tone, tone.l > 0.6 ? -0.17 : 0.2))
  const opacity = f(rng.in(0.25, 0.6) * 10) / 10
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${f(rng.in(0.8, 3.2))}" stroke-linejoin="round"/>`
}
