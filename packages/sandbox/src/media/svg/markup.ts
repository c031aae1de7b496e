import type { Point } from './vector.ts'

/** A number in the pictures' format: one decimal, no trailing zero. */
export const f = (n: number): number => +n.toFixed(1)

/** A polyline's coordinates, for a path's `d` after its M. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')
}

/** A rectangle; `extra` is further attributes. */
export function svgRect(x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"${r ? ` rx="${r}"` : ''} ${extra}/>`
}
