import { parseHex, type Rgb } from './colour.ts'

export type ThemeType = 'light' | 'dark'

const hex = (text: string): Rgb => {
  const rgb = parseHex(text)
  if (!rgb) throw new Error(`Not a colour: ${text}`)
  return rgb
}

/** The roles that a tenant's colours are measured against. The same values as tokens.css; palette.test.ts compares. */
export interface Palette {
  canvas: Rgb
  surface: Rgb
  sunken: Rgb
  hover: Rgb
  raised: Rgb
  text: Rgb
  text2: Rgb
  text3: Rgb
}

export const PALETTES: Readonly<Record<ThemeType, Palette>> = {
  light: {
    canvas: hex('#fbfaf8'),
    surface: hex('#ffffff'),
    sunken: hex('#f4f3f0'),
    hover: hex('#efeeea'),
    raised: hex('#ffffff'),
    text: hex('#1b1e24'),
    text2: hex('#474b51'),
    text3: hex('#61656c'),
  },
  dark: {
    canvas: hex('#101114'),
    surface: hex('#17191c'),
    sunken: hex('#0b0d0f'),
    hover: hex('#222528'),
    raised: hex('#1f2125'),
    text: hex('#f0eeeb'),
    text2: hex('#bfbdb9'),
    text3: hex('#9da0a5'),
  },
}

/** Text and ground of cards under cardMode blackMode, in either theme. */
export const BLACK_CARD = { ground: hex('#1b1e23'), text: hex('#f1f0ed'), text2: hex('#c6c4c0'), text3: hex('#a6a9ae') }

/** The colour of a site whose platform gives none that can be read. */
export const DEFAULT_PRIMARY = '#0b5c63'
