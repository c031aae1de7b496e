import { mediaSize } from '../address.ts'
import { col, hex } from './colour.ts'
import type { Inks } from './marks.ts'
import { MARKS } from './marks.ts'
import { random } from './random.ts'

const HUES = [18, 32, 48, 150, 172, 205, 232, 252, 262, 300, 350]

/** A lightness (OKLCH) with a contrast of at least 3:1 on the background of both themes. */
const ON_BOTH_THEMES = 0.6

/**
 * A mark: one construction, one ink, sometimes two, on a transparent background. An exhibitor's is meant for a white
 * tile, an organiser's (`tenant-1001`) is placed directly on the page, light or dark.
 */
export function renderLogo(seed: string): string {
  const { width, height } = mediaSize('logo')
  const frame = `viewBox="0 0 200 200" width="${width}" height="${height}" role="img"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${logoArt(seed)}</svg>`
}

/** A mark as artwork of 200 x 200, for use on other objects: a booth's wall, a ticket. */
export function logoArt(seed: string): string {
  const rng = random(`logo${seed}`)
  const h = rng.of(HUES)
  const own = seed.startsWith('tenant-') ? ON_BOTH_THEMES : null
  const [lightness, chroma] = [rng.in(0.4, 0.52), rng.in(0.1, 0.17)]
  const ink = hex(col(own ?? lightness, chroma, h))
  const soft = hex(col(own ?? 0.74, 0.11, (h + rng.of([0, 28, -34])) % 360))
  const inks: Inks = { ink, soft, dark: hex(col(own ?? 0.26, 0.02, h)), two: rng.chance(0.5) ? soft : ink }
  const flip = () => (rng.chance(0.2) ? 'matrix(-1 0 0 1 200 0)' : '')
  const turn = rng.chance(0.25) ? 'rotate(90 100 100)' : flip()
  return `<g transform="${turn}">${rng.of(MARKS)(inks)}</g>`
}
