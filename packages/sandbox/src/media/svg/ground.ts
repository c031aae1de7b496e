import { col } from './colour.ts'
import { f } from './markup.ts'
import type { Room } from './room.ts'
import type { Point, Vector } from './vector.ts'

/** The seamless backdrop: wall and floor in one, the key light's glow, and darker corners. */
export function backdrop(room: Room): void {
  const { width: w, height: h, lightBackdrop: lum } = room
  const { bg } = room.palette
  const step = (up: number, k: number) => col(bg.l + up, bg.c * k, bg.h)
  const wall = room.ramp(
    'wall',
    [
      [0, step(lum ? 0.035 : 0.05, 0.8)],
      [0.62, bg],
      [0.74, step(lum ? -0.022 : -0.03, 1.08)],
      [0.86, step(lum ? 0.03 : 0.035, 0.8)],
      [1, step(lum ? 0.045 : 0.05, 0.7)],
    ],
    'x2="0" y2="1"',
  )
  const key = room.def(
    'key',
    (id) =>
      `<radialGradient id="${id}" cx=".24" cy=".14" r=".95"><stop stop-color="#fff" stop-opacity="${lum ? 0.42 : 0.16}"/>` +
      '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  )
  const fall = room.def(
    'fall',
    (id) =>
      `<radialGradient id="${id}" cx=".42" cy=".45" r=".85"><stop offset=".55" stop-color="${room.dark}" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="${room.dark}" stop-opacity="${lum ? 0.22 : 0.46}"/></radialGradient>`,
  )
  room.add([wall, key, fall].map((id) => `<path fill="url(#${id})" d="M0 0h${w}v${h}H0z"/>`).join(''))
}

/**
 * The contact shadow of an object `h` high on a footprint of radii rx, ry, and the long soft shadow from the key light.
 */
export function shadow(room: Room, [x, y]: Point, rx: number, ry: number, h = 100): void {
  const [a, b] = room.project([x, y, 0])
  const s = room.scale
  const tone = room.dark
  const soft = room.def(
    `soft${tone}`,
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="${tone}" stop-opacity=".62"/>` +
      `<stop offset=".45" stop-color="${tone}" stop-opacity=".30"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`,
  )
  const ky = room.se * 1.15
  const reach = Math.min(h * 0.55, 190)
  room.add(
    `<ellipse cx="${f(a + (reach * 0.55 + rx * 0.1) * s)}" cy="${f(b - reach * 0.16 * s)}" rx="${f((rx * 1.12 + reach * 0.62) * s)}" ry="${f((ry * ky * 1.25 + reach * 0.13) * s)}" fill="url(#${soft})" opacity=".55" transform="rotate(-7 ${f(a)} ${f(b)})"/>`,
  )
  room.add(
    `<ellipse cx="${f(a + 3 * s)}" cy="${f(b + 1)}" rx="${f(rx * 1.16 * s)}" ry="${f(Math.max(ry * ky * 1.25, 5) * s)}" fill="url(#${soft})"/>`,
  )
}

/** A halo of light around a point. */
export function glow(room: Room, place: Vector, r: number, tone: string, strength: number): void {
  const [a, b] = room.project(place)
  const id = room.def(
    `glow${tone}${strength}`,
    (key) =>
      `<radialGradient id="${key}"><stop stop-color="${tone}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`,
  )
  room.add(`<circle cx="${f(a)}" cy="${f(b)}" r="${f(r * room.scale)}" fill="url(#${id})"/>`)
}
