import { parseHex, type Rgb } from './colour.ts'

export type ThemeType = 'light' | 'dark'

const hex = (text: string): Rgb => {
  const rgb = parseHex(text)
  if (!rgb) throw new Error(`Not a colour: ${text}`)
  return rgb
}

/**
 * The roles against which a tenant's colours are checked. The same values as tokens.css; config.test.ts compares them.
 */
export interface Palette {
  canvas: Rgb
  surface: Rgb
  sunken: Rgb
  hover: Rgb
  raised: Rgb
  /** The other party's message in a conversation. */
  bubble: Rgb
  /** A row of the visitor's days that overlaps another. */
  warnSoft: Rgb
  text: Rgb
  text2: Rgb
  text3: Rgb
  /** Edges that carry meaning (--line-strong). */
  line: Rgb
}

export const PALETTES: Readonly<Record<ThemeType, Palette>> = {
  light: {
    canvas: hex('#fbfaf8'),
    surface: hex('#ffffff'),
    sunken: hex('#f4f3f0'),
    hover: hex('#efeeea'),
    raised: hex('#ffffff'),
    bubble: hex('#efeeea'),
    warnSoft: hex('#fff0d3'),
    text: hex('#1b1e24'),
    text2: hex('#474b51'),
    text3: hex('#61656c'),
    line: hex('#87847e'),
  },
  dark: {
    canvas: hex('#101114'),
    surface: hex('#17191c'),
    sunken: hex('#0b0d0f'),
    hover: hex('#222528'),
    raised: hex('#1f2125'),
    bubble: hex('#2d2f33'),
    warnSoft: hex('#392913'),
    text: hex('#f0eeeb'),
    text2: hex('#bfbdb9'),
    text3: hex('#9da0a5'),
    line: hex('#74787d'),
  },
}

/** Text and ground of cards under cardMode blackMode, in either theme. */
export const BLACK_CARD = { ground: hex('#1b1e23'), text: hex('#f1f0ed'), text2: hex('#c6c4c0'), text3: hex('#a6a9ae') }

/** The colour of a site whose platform provides no readable one. */
export const DEFAULT_PRIMARY = '#0b5c63'
