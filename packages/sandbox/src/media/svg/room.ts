import type { Colour, Material } from './colour.ts'
import { clamp, col, hex, mix } from './colour.ts'
import type { Palette } from './palettes.ts'
import type { Point, Vector } from './vector.ts'
import { dot, norm, radians } from './vector.ts'

/** The key light is in front at the upper left, a weak fill light on the right. */
export const KEY = norm([-0.55, -0.5, 0.72])
const FILL = norm([0.8, -0.5, 0.25])

/** A gradient's stop: offset 0 to 1, colour (or a ready CSS colour), opacity. */
export type Stop = readonly [offset: number, tone: Colour | string, alpha?: number]

export interface RoomOptions {
  width: number
  height: number
  palette: Palette
  /** of the camera, in degrees */
  tilt?: number
  /** where the floor's origin is, as a fraction of the height */
  ground?: number
  zoom?: number
  /** of the gradients' ids */
  prefix: string
}

/**
 * A tiny orthographic studio that becomes an SVG. Solids are placed in a right-handed room and painted in the order in
 * which they are added, back to front. Gradients carry the shading: no filters, so that many pictures stay cheap.
 */
export class Room {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  /** pixels per room unit, before the scale of `at` */
  readonly unit: number
  /** cosine and sine of the camera's tilt: how far heights and depths extend up the page */
  readonly ce: number
  readonly se: number
  /** from the room to the viewer */
  readonly view: Vector
  readonly #prefix: string
  readonly #ground: number
  readonly #defs: string[] = []
  readonly #ids = new Map<string, string>()
  readonly #markup: string[] = []
  #origin = { x: 0, y: 0, z: 0, k: 1 }

  constructor({ width, height, palette, tilt = 19, ground = 0.76, zoom = 1, prefix }: RoomOptions) {
    this.width = width
    this.height = height
    this.palette = palette
    this.unit = (height / 600) * zoom
    this.ce = Math.cos(radians(tilt))
    this.se = Math.sin(radians(tilt))
    this.view = [0, -this.ce, this.se]
    this.#prefix = prefix
    this.#ground = height * ground
  }

  /** pixels per room unit at the current drawing position */
  get scale(): number {
    return this.unit * this.#origin.k
  }

  get lightBackdrop(): boolean {
    return this.palette.bg.l > 0.6
  }

  /** the tone of shadows */
  get dark(): string {
    const { l, c, h } = this.palette.bg
    return hex(col(l * 0.42, c * 1.2, h))
  }

  /** Draws with another origin, `k` times as large. */
  at(x: number, y: number, z: number, k: number, draw: () => void): void {
    const old = this.#origin
    this.#origin = { x: old.x + x * old.k, y: old.y + y * old.k, z: old.z + z * old.k, k: old.k * k }
    draw()
    this.#origin = old
  }

  /** The page position of a point in the room. */
  project([x, y, z]: Vector): Point {
    const o = this.#origin
    const [X, Y, Z] = [o.x + x * o.k, o.y + y * o.k, o.z + z * o.k]
    return [this.width / 2 + X * this.unit, this.#ground - (Z * this.ce + Y * this.se) * this.unit]
  }

  add(markup: string): void {
    this.#markup.push(markup)
  }

  /** The id of a definition; created once per key. */
  def(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = `${this.#prefix}${this.#defs.length}`
    this.#defs.push(make(id))
    this.#ids.set(key, id)
    return id
  }

  /** The id of a linear gradient; `box` contains its further attributes. */
  ramp(key: string, stops: readonly Stop[], box: string): string {
    return this.def(key, (id) => {
      const list = stops.map(([offset, tone, alpha]) => {
        const colour = typeof tone === 'string' ? tone : hex(tone)
        const opacity = alpha === undefined ? '' : ` stop-opacity="${alpha}"`
        return `<stop offset="${+offset.toFixed(3)}" stop-color="${colour}"${opacity}/>`
      })
      return `<linearGradient id="${id}" ${box}>${list.join('')}</linearGradient>`
    })
  }

  /**
   * A material's colour on a surface that faces `n`: surfaces turned away from the key light pick up the backdrop's
   * hue.
   */
  shade(m: Material, n: Vector): Colour {
    const d = Math.max(0, dot(n, KEY))
    const g = Math.max(0, dot(n, FILL))
    const lit = m.metal
      ? m.l * (0.36 + 0.62 * d) + 0.3 * d ** 7 + 0.16 * g ** 3
      : m.l * (0.6 + 0.42 * d + 0.1 * g) + (m.spec ?? 0.05) * d ** 10
    const l = m.glow ? Math.max(lit, m.l) : lit
    return mix(col(clamp(0, l, 0.99), m.c * (1.08 - 0.2 * d), m.h), this.palette.bg, m.glow ? 0 : 0.16 * (1 - d))
  }

  svg(): string {
    const { width, height } = this
    const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${this.#defs.join('')}</defs>${this.#markup.join('')}</svg>`
  }
}
