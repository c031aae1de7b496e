import { col, DIM, gloss, hex, tint } from '../colour.ts'
import { face } from '../flat.ts'
import { shadow } from '../ground.ts'
import { range } from '../list.ts'
import { f, svgRect } from '../markup.ts'
import type { Materials } from '../palettes.ts'
import { box, drum } from '../prism.ts'
import type { Random } from '../random.ts'
import type { Room } from '../room.ts'
import { glass, screen } from '../screens.ts'
import { radians } from '../vector.ts'

/** A machining centre with its window, control panel and signal tower. */
export function machine(room: Room, rng: Random, made: Materials): void {
  const yaw = rng.sign() * rng.in(20, 30)
  const w = rng.in(275, 310)
  const d = rng.in(140, 165)
  const h = rng.in(190, 225)
  const body = { x: 0, y: 0, z: 18, w, d, h, yaw }
  const darker = (step: number) => hex(tint(made.body, -step))
  shadow(room, [0, 0], w * 0.56, d * 0.8, h)
  box(room, { x: 0, y: 0, z: 0, w: w * 0.94, d: d * 0.92, h: 20, yaw }, DIM, { edge: 0 })
  box(room, body, gloss(made.body), { r: 9, edge: 0.8 })
  face(room, body, 'front', [
    svgRect(0, h * 0.8, w, h * 0.2, darker(0.5), 0, 'opacity=".14"'),
    svgRect(w * 0.04, h * 0.09, w * 0.6, h * 0.66, darker(0.12), 5),
    glass(room, w * 0.065, h * 0.125, w * 0.55, h * 0.59, 4),
    svgRect(w * 0.335, h * 0.125, 3, h * 0.59, darker(0.2)),
    svgRect(w * 0.31, h * 0.36, 4, h * 0.16, '#f4f4f2', 2),
    svgRect(w * 0.36, h * 0.36, 4, h * 0.16, '#f4f4f2', 2),
    svgRect(w * 0.69, 0, w * 0.31, h, hex(made.accent), 0, 'opacity=".96"'),
    screen(room, w * 0.735, h * 0.14, w * 0.21, h * 0.22, made.alt, 'columns'),
    ...range(6).map((i) => button(w, h, i)),
    svgRect(w * 0.735, h * 0.7, w * 0.12, 6, '#fff', 1, 'opacity=".85"'),
    svgRect(w * 0.735, h * 0.75, w * 0.19, 3, '#fff', 1, 'opacity=".5"'),
  ])
  face(room, body, yaw > 0 ? 'left' : 'right', [
    ...range(7).map((i) =>
      svgRect(d * 0.18, h * (0.16 + i * 0.045), d * 0.42, 3.4, darker(0.42), 1.5, 'opacity=".55"'),
    ),
    svgRect(d * 0.18, h * 0.62, d * 0.64, h * 0.24, darker(0.2), 3, 'opacity=".35"'),
  ])
  const [cos, sin] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))]
  const hood = { x: w * 0.06 * cos, y: 24, z: 18 + h, w: w * 0.46, d: d * 0.5, h: 34, yaw }
  box(room, hood, tint(made.body, -0.06), { r: 8, edge: 0.7 })
  const [x, y] = [-w * 0.34 * cos, -w * 0.34 * sin]
  drum(room, [x, y, 18 + h], 7, 6, DIM)
  drum(room, [x, y, 24 + h], 8, 15, gloss(col(0.62, 0.16, 150)), { edge: 0.3 })
  drum(room, [x, y, 39 + h], 8, 15, gloss(col(0.8, 0.15, 85)), { edge: 0.3 })
  drum(room, [x, y, 54 + h], 8, 15, gloss(col(0.6, 0.2, 28)), { edge: 0.3 })
}

/** One of six buttons; the third stops the machine. */
function button(w: number, h: number, i: number): string {
  const x = f(w * (0.755 + (i % 3) * 0.08))
  const y = f(h * (0.45 + Math.floor(i / 3) * 0.09))
  const [fill, opacity] = i === 2 ? [hex(col(0.6, 0.2, 28)), 1] : ['#fff', 0.82]
  return `<circle cx="${x}" cy="${y}" r="4.6" fill="${fill}" opacity="${opacity}"/>`
}
