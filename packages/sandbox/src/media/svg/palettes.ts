import type { Motif, PaletteName } from '../address.ts'
import { DARK_PALETTES, LIGHT_PALETTES } from '../address.ts'
import type { Colour } from './colour.ts'
import { col, tint } from './colour.ts'
import type { Random } from './random.ts'

/** The materials of a product. */
export interface Materials {
  body: Colour
  accent: Colour
  alt: Colour
}

/** Backdrop, product body, accent, second accent. */
export interface Palette extends Materials {
  bg: Colour
}

export const PALETTES: Record<PaletteName, Palette> = {
  mist: {
    bg: col(0.872, 0.016, 235),
    body: col(0.95, 0.006, 230),
    accent: col(0.47, 0.115, 250),
    alt: col(0.72, 0.14, 55),
  },
  sand: {
    bg: col(0.878, 0.026, 80),
    body: col(0.955, 0.012, 85),
    accent: col(0.62, 0.15, 42),
    alt: col(0.42, 0.05, 240),
  },
  sage: {
    bg: col(0.845, 0.026, 145),
    body: col(0.95, 0.012, 120),
    accent: col(0.5, 0.09, 158),
    alt: col(0.8, 0.11, 85),
  },
  clay: {
    bg: col(0.815, 0.046, 48),
    body: col(0.94, 0.018, 70),
    accent: col(0.56, 0.14, 36),
    alt: col(0.38, 0.05, 200),
  },
  blush: {
    bg: col(0.862, 0.026, 22),
    body: col(0.955, 0.01, 30),
    accent: col(0.58, 0.16, 18),
    alt: col(0.45, 0.06, 260),
  },
  lagoon: {
    bg: col(0.822, 0.034, 205),
    body: col(0.95, 0.012, 200),
    accent: col(0.56, 0.09, 205),
    alt: col(0.72, 0.15, 45),
  },
  stone: {
    bg: col(0.85, 0.006, 85),
    body: col(0.93, 0.006, 90),
    accent: col(0.4, 0.02, 90),
    alt: col(0.7, 0.15, 55),
  },
  butter: {
    bg: col(0.89, 0.05, 92),
    body: col(0.96, 0.012, 95),
    accent: col(0.48, 0.11, 255),
    alt: col(0.64, 0.15, 40),
  },
  lilac: {
    bg: col(0.84, 0.022, 300),
    body: col(0.95, 0.008, 300),
    accent: col(0.52, 0.11, 290),
    alt: col(0.82, 0.1, 100),
  },
  ink: {
    bg: col(0.36, 0.032, 255),
    body: col(0.82, 0.012, 250),
    accent: col(0.76, 0.13, 70),
    alt: col(0.62, 0.1, 220),
  },
  pine: {
    bg: col(0.39, 0.048, 170),
    body: col(0.86, 0.018, 130),
    accent: col(0.82, 0.1, 90),
    alt: col(0.6, 0.13, 40),
  },
  brick: {
    bg: col(0.46, 0.092, 35),
    body: col(0.9, 0.022, 65),
    accent: col(0.83, 0.08, 70),
    alt: col(0.4, 0.06, 240),
  },
}

/** Backdrops that suit a motif. */
const BEST: Record<Motif, readonly PaletteName[]> = {
  machine: ['mist', 'stone', 'sand', 'sage', 'ink'],
  robot: ['sand', 'mist', 'butter', 'stone', 'pine', 'blush'],
  textile: ['clay', 'sand', 'blush', 'lilac', 'sage', 'lagoon'],
  food: ['butter', 'sand', 'sage', 'blush', 'clay', 'brick'],
  electronics: ['mist', 'lilac', 'stone', 'lagoon', 'ink'],
  lighting: ['clay', 'pine', 'ink', 'sand', 'brick'],
  ceramics: ['sand', 'sage', 'clay', 'blush', 'lagoon', 'pine'],
  energy: ['mist', 'lagoon', 'butter', 'sage'],
  medical: ['mist', 'lagoon', 'blush', 'lilac'],
  hardware: ['stone', 'mist', 'clay', 'ink', 'sand'],
  furniture: ['sand', 'sage', 'clay', 'lagoon', 'lilac', 'brick'],
  drone: ['mist', 'stone', 'butter', 'lagoon', 'ink'],
  luggage: ['sand', 'lagoon', 'sage', 'blush', 'stone', 'pine'],
  toys: ['butter', 'blush', 'mist', 'sage', 'lilac', 'lagoon'],
  stone: ['stone', 'sand', 'clay', 'mist', 'pine'],
}

/** Accents of products that do not use their backdrop's. */
const PAINT = [
  col(0.47, 0.115, 250),
  col(0.6, 0.15, 42),
  col(0.5, 0.09, 160),
  col(0.56, 0.09, 205),
  col(0.4, 0.02, 90),
  col(0.55, 0.17, 24),
  col(0.7, 0.13, 75),
  col(0.36, 0.05, 265),
]

const isIn = (list: readonly PaletteName[]) => (name: PaletteName) => list.includes(name)

/** A backdrop for a motif; about one in seven is dark, for rhythm in a grid. */
export function backdropFor(motif: Motif, rng: Random): Palette {
  if (rng.chance(0.86)) return PALETTES[rng.of(BEST[motif].filter(isIn(LIGHT_PALETTES)))]
  return PALETTES[rng.of([...BEST[motif].filter(isIn(DARK_PALETTES)), DARK_PALETTES[0]])]
}

/** The materials of a product on this backdrop: mostly the backdrop's accent, sometimes another paint. */
export function materials(palette: Palette, rng: Random): Materials {
  const swap = rng.chance(0.25)
  const own = rng.chance(0.62) ? palette.accent : rng.of(PAINT)
  const accent = tint(swap ? palette.alt : own, rng.in(-0.03, 0.03))
  const body = rng.chance(0.82) ? palette.body : tint(palette.body, -0.16)
  return { body, accent, alt: swap ? palette.accent : palette.alt }
}
