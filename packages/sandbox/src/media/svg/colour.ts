/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  l: number
  c: number
  h: number
}

/** A colour and how it reflects light. */
export interface Material extends Colour {
  metal?: boolean
  /** strength of the highlight */
  spec?: number
  /** emits light: keeps its lightness in the shade */
  glow?: boolean
}

export const col = (l: number, c: number, h: number): Colour => ({ l, c, h })
export const WHITE = col(1, 0, 0)
/** the near black of feet, screens and rubber */
export const DIM = col(0.3, 0.012, 255)
export const STEEL = col(0.8, 0.008, 240)

export const gloss = (colour: Colour, spec = 0.18): Material => ({ ...colour, spec })
export const metal = (colour: Colour): Material => ({ ...colour, metal: true })

export function clamp(low: number, n: number, high: number): number {
  return Math.min(high, Math.max(low, n))
}

/** Lighter or darker by a step, chroma times `k`; the result is a plain colour without the material's properties. */
export function tint(colour: Colour, step: number, k = 1): Colour {
  return col(clamp(0.05, colour.l + step, 0.98), colour.c * k, colour.h)
}

/** From `p` to `q` by `t`, along a straight line through OKLab. */
export function mix(p: Colour, q: Colour, t: number): Colour {
  const [ax, ay] = plane(p)
  const [bx, by] = plane(q)
  const x = ax + (bx - ax) * t
  const y = ay + (by - ay) * t
  return col(p.l + (q.l - p.l) * t, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360)
}

/** OKLCH to #rrggbb; chroma is reduced until the colour fits sRGB. */
export function hex(colour: Colour): string {
  const l = clamp(0, colour.l, 1)
  let c = colour.c
  let rgb = linear({ ...colour, l, c })
  while (c > 0.001 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c *= 0.92
    rgb = linear({ ...colour, l, c })
  }
  return `#${rgb.map(byte).join('')}`
}

function plane({ c, h }: Colour): [number, number] {
  return [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
}

/** OKLCH to linear sRGB (Ottosson's matrices). */
function linear(colour: Colour): number[] {
  const [a, b] = plane(colour)
  const L = (colour.l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (colour.l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (colour.l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

function byte(channel: number): string {
  const v = clamp(0, channel, 1)
  const gamma = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}
