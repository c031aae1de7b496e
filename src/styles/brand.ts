import {
  BLACK,
  fromOklch,
  labelOn,
  mix,
  parseHex,
  type Rgb,
  reach,
  toHex,
  toOklch,
  WHITE,
  withAlpha,
} from './colour.ts'
import { DEFAULT_PRIMARY, PALETTES, type ThemeType } from './palette.ts'

/** Custom properties without their dashes, and their values as CSS. */
export type Roles = Record<string, string>

/** A tenant's primary colour; the default if its text is no colour. */
export const primaryOf = (text: string): Rgb => parseHex(text) ?? (parseHex(DEFAULT_PRIMARY) as Rgb)

/**
 * A background for labels: its lightness is limited so that both a label and the page beside it can be distinguished.
 */
export function fillOf(colour: Rgb, theme: ThemeType): Rgb {
  const [l, c, h] = toOklch(colour)
  const [low, high] = theme === 'light' ? [0.3, 0.86] : [0.54, 0.84]
  return l < low || l > high ? fromOklch([Math.min(high, Math.max(low, l)), c, h]) : colour
}

/** A button's background on hover: it moves away from its label's colour, so that contrast only grows. */
export const hoverOf = (fill: Rgb, label: Rgb): Rgb =>
  mix(toOklch(label)[0] > toOklch(fill)[0] ? BLACK : WHITE, 0.14, fill)

/** The colour for text and marks: at least 4.5:1 on every background of the theme and on `soft`. */
export function inkOf(colour: Rgb, theme: ThemeType, soft: Rgb): Rgb {
  const [l, c, h] = toOklch(colour)
  const ink =
    theme === 'light' ? fromOklch([Math.min(l, 0.48), c, h]) : fromOklch([Math.max(l, 0.8), Math.min(c, 0.13), h])
  const { canvas, surface, sunken, hover, raised } = PALETTES[theme]
  return reach(ink, [canvas, surface, sunken, hover, raised, soft], 4.5) ?? PALETTES[theme].text
}

/** A tint of the surface with the colour: selected rows, chips. Text in text-2 is still readable on it. */
export function softOf(fill: Rgb, theme: ThemeType): Rgb {
  const { surface, text2 } = PALETTES[theme]
  const soft = mix(fill, theme === 'light' ? 0.09 : 0.2, surface)
  return reach(soft, [text2], 4.5) ?? surface
}

/** All roles derived from the tenant's one colour, in one theme (Spec 1: 45 percent variant). */
export function brandRoles(primary: Rgb, theme: ThemeType): { roles: Roles; fill: Rgb; ink: Rgb; soft: Rgb } {
  const fill = fillOf(primary, theme)
  const label = labelOn(fill)
  const soft = softOf(fill, theme)
  const ink = inkOf(primary, theme, soft)
  const roles = {
    primary: toHex(primary),
    'primary-45': withAlpha(primary, 0.45),
    'primary-fill': toHex(fill),
    'primary-fill-hover': toHex(hoverOf(fill, label)),
    'on-primary': toHex(label),
    'primary-text': toHex(ink),
    'primary-soft': toHex(soft),
    'primary-line': toHex(mix(fill, 0.45, PALETTES[theme].surface)),
  }
  return { roles, fill, ink, soft }
}

/** The agenda's colour (Spec 1: purple unless the platform sets another) for text and as a background, in one theme. */
export function agendaRoles(agenda: Rgb, theme: ThemeType): Roles {
  const soft = softOf(fillOf(agenda, theme), theme)
  const ink = inkOf(agenda, theme, soft)
  return {
    agenda: toHex(ink),
    'agenda-soft': toHex(soft),
    'agenda-line': toHex(mix(ink, 0.45, PALETTES[theme].surface)),
    'on-agenda': toHex(labelOn(ink)),
  }
}

/** The logo of a tenant that has none, as paths on a grid of 32: full tone, and a lighter tone. */
export const PLACEHOLDER_LOGO = {
  full: 'M2 2h12v12H2zM18 18h12v12H18z',
  light: 'M18 2h12v12A12 12 0 0 1 18 2zM2 18a12 12 0 0 1 12 12H2z',
  lightOpacity: '.45',
} as const
