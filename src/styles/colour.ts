/** A colour in sRGB: red, green, blue from 0 to 1, gamma-encoded as CSS writes them. */
export type Rgb = readonly [number, number, number]
/** Lightness 0 to 1, chroma from 0, hue in degrees (CSS `oklch()`). */
export type Oklch = readonly [number, number, number]

export const WHITE: Rgb = [1, 1, 1]
export const BLACK: Rgb = [0, 0, 0]

/**
 * '#rgb', '#rrggbb' or '#rrggbbaa', the platform's formats; null for anything else. A colour with alpha is blended with
 * `ground`, because contrast is measured on the visible colour.
 */
export function parseHex(text: string, ground: Rgb = WHITE): Rgb | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1]
  if (hex === undefined) return null
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const at = (n: number) => Number.parseInt(long.slice(n * 2, n * 2 + 2), 16) / 255
  const alpha = long.length === 8 ? at(3) : 1
  const lay = (n: 0 | 1 | 2) => at(n) * alpha + ground[n] * (1 - alpha)
  return [lay(0), lay(1), lay(2)]
}

/** '#rrggbb'; channels outside the gamut are cut. */
export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`

/** 'rgb(11 92 99 / .45)', for the alpha variant of the primary (Spec 1: 45 percent). */
export const withAlpha = (rgb: Rgb, alpha: number): string =>
  `rgb(${rgb.map(byte).join(' ')} / ${String(alpha).replace(/^0/, '')})`

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Relative luminance of WCAG 2: 0 black to 1 white. */
const luminance = ([r, g, b]: Rgb): number => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)

/** WCAG 2 contrast of two colours: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** Björn Ottosson's matrices, as given in CSS Color 4. */
function toOklab([r, g, b]: Rgb): [number, number, number] {
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: readonly [number, number, number]): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function toOklch(rgb: Rgb): Oklch {
  const [l, a, b] = toOklab(rgb)
  return [l, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}

/** The colour in sRGB; if it is outside, its chroma is reduced until it fits, lightness and hue remain. */
export function fromOklch([l, c, h]: Oklch): Rgb {
  const lightness = Math.min(1, Math.max(0, l))
  const at = (chroma: number): Rgb => {
    const angle = (h * Math.PI) / 180
    return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  }
  const fits = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)
  let [low, high] = [0, c]
  if (fits(at(c))) low = c
  else {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2
      if (fits(at(middle))) low = middle
      else high = middle
    }
  }
  return at(low).map((channel) => byte(channel) / 255) as unknown as Rgb
}

/** `share` of `top` (0 to 1) in `ground`, like CSS `color-mix(in oklab, top share, ground)`. */
export function mix(top: Rgb, share: number, ground: Rgb): Rgb {
  const [a, b] = [toOklab(top), toOklab(ground)]
  const at = (n: 0 | 1 | 2) => a[n] * share + b[n] * (1 - share)
  return fromOklch(toOklch(fromOklab([at(0), at(1), at(2)])))
}

/** Black or white, whichever is more readable on `ground`: at least 4.58:1 on any. */
export const labelOn = (ground: Rgb): Rgb => (contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK)

/**
 * `colour`, with its lightness changed only as far as necessary to reach `needed`:1 against every one of `others`; hue
 * remains. Null if no lightness does, which happens only if `others` contain both light and dark.
 */
export function reach(colour: Rgb, others: readonly Rgb[], needed: number): Rgb | null {
  const passes = (rgb: Rgb) => others.every((other) => contrast(rgb, other) >= needed)
  if (passes(colour)) return colour
  const [l, c, h] = toOklch(colour)
  for (let move = 0.005; move <= 1; move += 0.005) {
    for (const lightness of [l - move, l + move]) {
      if (lightness < -0.005 || lightness > 1.005) continue
      const moved = fromOklch([lightness, c, h])
      if (passes(moved)) return moved
    }
  }
  return null
}
