import type { Colour } from './colour.ts'
import { col, hex, tint } from './colour.ts'
import { f, svgRect } from './markup.ts'
import type { Room } from './room.ts'

/** Artwork of a window with two streaks of light. */
export function glass(room: Room, x: number, y: number, w: number, h: number, r: number): string {
  const fill = room.ramp(
    'glass',
    [
      [0, col(0.42, 0.025, 240)],
      [0.5, col(0.26, 0.02, 250)],
      [1, col(0.2, 0.02, 255)],
    ],
    'x2="1" y2="1"',
  )
  const streak = (foot: number, head: number, width: number, back: number, opacity: string) =>
    `<path d="M${f(x + w * foot)} ${f(y + h)}L${f(x + w * head)} ${f(y)}h${f(w * width)}L${f(x + w * back)} ${f(y + h)}z" fill="#fff" opacity="${opacity}"/>`
  return (
    svgRect(x, y, w, h, `url(#${fill})`, r) + streak(0.1, 0.42, 0.2, 0.3, '.13') + streak(0.36, 0.68, 0.06, 0.42, '.10')
  )
}

/** Artwork of a display: columns, a curve, or a round figure with lines of text. */
export function screen(
  room: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: Colour,
  shows: 'columns' | 'curve' | 'figure',
): string {
  const fill = room.ramp(
    `scr${hex(tone)}${shows}`,
    [
      [0, col(0.34, 0.05, tone.h)],
      [1, col(0.2, 0.03, tone.h)],
    ],
    'x2="1" y2="1"',
  )
  const content = { columns, curve, figure }[shows](x, y, w, h, hex(tint(tone, 0.2)))
  const reflection = `<path d="M${f(x)} ${f(y + h)}L${f(x + w * 0.5)} ${f(y)}H${f(x)}z" fill="#fff" opacity=".07"/>`
  return svgRect(x, y, w, h, `url(#${fill})`, 3) + content + reflection
}

function columns(x: number, y: number, w: number, h: number, tone: string): string {
  const heading = svgRect(x + w * 0.08, y + h * 0.12, w * 0.34, h * 0.07, '#fff', 1, 'opacity=".8"')
  const bars = [0.3, 0.45, 0.25, 0.52, 0.4].map((part, i) =>
    svgRect(
      x + w * (0.1 + i * 0.16),
      y + h * (0.82 - part),
      w * 0.09,
      h * part,
      tone,
      1,
      `opacity="${0.55 + i * 0.1}"`,
    ),
  )
  return heading + bars.join('')
}

function curve(x: number, y: number, w: number, h: number, tone: string): string {
  const lines = [
    [0.05, -0.3],
    [0.06, 0.55],
    [0.05, -0.37],
    [0.04, 0.12],
  ] as const
  const steps = [
    [0.05, -0.3],
    [0.06, 0.5],
    [0.04, -0.2],
  ] as const
  const by = (list: readonly (readonly [number, number])[]) => list.map(([a, b]) => `${f(w * a)} ${f(h * b)}`).join(' ')
  const d = `M${f(x + w * 0.06)} ${f(y + h * 0.55)}h${f(w * 0.2)}l${by(lines)}h${f(w * 0.15)}l${by(steps)}h${f(w * 0.14)}`
  return (
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${f(Math.max(1.6, h * 0.025))}" stroke-linejoin="round"/>` +
    svgRect(x + w * 0.06, y + h * 0.09, w * 0.2, h * 0.08, '#fff', 1, 'opacity=".75"') +
    svgRect(x + w * 0.7, y + h * 0.09, w * 0.22, h * 0.08, tone, 1)
  )
}

function figure(x: number, y: number, w: number, h: number, tone: string): string {
  const disc = (part: number, fill: string, opacity: string) =>
    `<circle cx="${f(x + w * 0.5)}" cy="${f(y + h * 0.36)}" r="${f(Math.min(w, h) * part)}" fill="${fill}" opacity="${opacity}"/>`
  const text = [0.68, 0.5, 0.36].map((part, i) =>
    svgRect(x + w * 0.16, y + h * (0.68 + i * 0.08), w * part, h * 0.03, '#fff', 1, `opacity="${0.75 - i * 0.18}"`),
  )
  return disc(0.27, tone, '.9') + disc(0.17, '#fff', '.25') + text.join('')
}
