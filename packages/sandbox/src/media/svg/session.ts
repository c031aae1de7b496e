import type { PaletteName } from '../address.ts'
import { mediaSize } from '../address.ts'
import { col, hex, tint } from './colour.ts'
import { face } from './flat.ts'
import { backdrop, glow, shadow } from './ground.ts'
import { range } from './list.ts'
import { svgRect } from './markup.ts'
import { PALETTES } from './palettes.ts'
import { renderPerson } from './person.ts'
import { personOf } from './portrait.ts'
import { box } from './prism.ts'
import { idPrefix, random } from './random.ts'
import { Room } from './room.ts'
import { screen } from './screens.ts'

const STAGES: readonly PaletteName[] = ['mist', 'lagoon', 'sage', 'stone', 'lilac', 'ink', 'pine', 'clay']
const WALL = { x: 0, y: 210, z: 0, w: 1100, d: 12, h: 470 } as const
/** The distance between two speakers, in the room's units. */
const SEAT = 176

/**
 * A session: its speakers (those of `/media/person/{seed}`) behind the table on a stage, their slides on the screen,
 * and the heads of the first row.
 */
export function renderSession(people: readonly string[], seed: string, palette?: PaletteName): string {
  const rng = random(`session${seed}`)
  const speakers = people.length
  const tones = PALETTES[palette ?? rng.of(STAGES)]
  const { width, height } = mediaSize('session')
  const room = new Room({ width, height, palette: tones, ground: 0.82, tilt: 12, prefix: idPrefix('m', seed) })
  backdrop(room)
  const { bg, accent } = tones
  box(room, WALL, tint(bg, room.lightBackdrop ? -0.05 : 0.05, 1.3), { edge: 0.3 })
  const shows = rng.of(['columns', 'curve', 'figure'] as const)
  face(room, WALL, 'front', [
    svgRect(232, 24, 636, 300, hex(tint(bg, -0.2)), 6),
    screen(room, 240, 32, 620, 284, accent, shows),
  ])
  for (const x of [-420, 420]) glow(room, [x, 200, 380], 190, '#ffffff', 0.2)
  const w = Math.max(2, speakers) * SEAT + 60
  for (const [i, person] of people.entries()) {
    const [cx, base] = room.project([(i - (speakers - 1) / 2) * SEAT, 60, 96])
    const { rng: look, woman, origin } = personOf(person)
    renderPerson(room, look, { cx, base, k: (speakers > 3 ? 98 : 112) * room.unit, woman, origin })
  }
  shadow(room, [0, 0], w / 2, 90, 90)
  const table = { x: 0, y: 0, z: 0, w, d: 120, h: 104 }
  box(room, table, tint(accent, accent.l > 0.7 ? -0.16 : -0.04), { r: 6, edge: 0.6 })
  face(
    room,
    table,
    'front',
    range(speakers).map((i) => plate(30 + SEAT / 2 + i * SEAT + (w - 60 - speakers * SEAT) / 2)),
  )
  for (const i of range(speakers)) microphone(room, (i - (speakers - 1) / 2) * SEAT + 34)
  audience(room, seed)
  return room.svg()
}

/** A name plate on the table's front. */
const plate = (x: number) =>
  svgRect(x - 46, 24, 92, 30, '#fff', 4, 'opacity=".94"') + svgRect(x - 30, 36, 60, 6, '#3a3f47', 2)

function microphone(room: Room, x: number): void {
  const [a, b] = room.project([x, -30, 106])
  const s = room.unit
  const dark = hex(col(0.28, 0.01, 90))
  room.add(
    `<path d="M${a} ${b}l${-6 * s} ${-44 * s}" stroke="${dark}" stroke-width="${3 * s}" stroke-linecap="round"/>` +
      `<circle cx="${a - 6 * s}" cy="${b - 46 * s}" r="${5.5 * s}" fill="${dark}"/>`,
  )
}

/** Heads and shoulders from behind, dark against the stage. */
function audience(room: Room, seed: string): void {
  const rng = random(`row${seed}`)
  const { width, height } = room
  const count = 8
  for (const i of range(count)) {
    const cx = ((i + 0.5 + rng.in(-0.16, 0.16)) * width) / count
    const r = height * rng.in(0.044, 0.052)
    const y = height * rng.in(0.925, 0.955)
    const tone = hex(tint(room.palette.bg, room.lightBackdrop ? -0.5 : -0.22, 0.8))
    room.add(
      `<circle cx="${cx}" cy="${y}" r="${r}" fill="${tone}"/>` +
        `<path d="M${cx - r * 2.1} ${height}c0 ${-r * 1.5} ${r * 0.9} ${-r * 1.1} ${r * 2.1} ${-r * 1.1}s${r * 2.1} ${-r * 0.4} ${r * 2.1} ${r * 1.1}z" fill="${tone}"/>`,
    )
  }
}
