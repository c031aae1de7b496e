import type { ThemeConfig } from '@fair/contract/decoration.ts'
import { brandRoles, primaryOf, type Roles } from './brand.ts'
import { parseHex } from './colour.ts'
import { fieldRoles, type Repair } from './fields.ts'
import { DEFAULT_PRIMARY, type ThemeType } from './palette.ts'
import { SKIN_COLOURS, type Skin } from './special.ts'

export type { Repair } from './fields.ts'

export interface TenantTheme {
  /** The tenant's stylesheet: custom properties only, loaded after catalogue.css. */
  css: string
  /** For the html element. */
  attributes: { 'data-theme': ThemeType; 'data-card'?: 'black' }
  /** Colours of the platform that were adjusted, or left out, so that text is readable; for the build's log. */
  repairs: Repair[]
}

/**
 * The platform's theme configuration as one stylesheet and the html element's attributes (Spec 1, 3).
 *
 * Every role derived from the primary is written as a plain colour, in both themes, so that no browser has to derive it
 * and its contrast is known: each pair passes WCAG AA for any colour. An exhibition with a special theme (`skin`,
 * `data-skin`) has that theme's colours, whatever the tenant's are.
 */
export function themeStylesheet(config: ThemeConfig, skin: Skin | null = null): TenantTheme {
  const own = themeRoles(config, 'light')
  const other = themeRoles(config, 'dark')
  const css = [
    block(':root:not([data-skin]):not([data-theme="dark"])', own.roles),
    block(':root:not([data-skin])[data-theme="dark"]', other.roles),
  ].join('\n')
  return {
    css: skin === null ? `${css}\n` : skinStylesheet(skin),
    attributes: {
      'data-theme': config.themeType,
      ...(config.cardMode === 'blackMode' ? { 'data-card': 'black' as const } : {}),
    },
    repairs: (config.themeType === 'light' ? own : other).repairs,
  }
}

/** The colours of a special theme, in both themes. */
export const skinStylesheet = (skin: Skin): string =>
  [
    block(`:root[data-skin="${skin}"]:not([data-theme="dark"])`, skinRoles(skin, 'light')),
    block(`:root[data-skin="${skin}"][data-theme="dark"]`, skinRoles(skin, 'dark')),
  ].join('\n')

/** Every role that a configuration sets in one theme, by the custom property's name without dashes. */
export function themeRoles(config: ThemeConfig, theme: ThemeType): { roles: Roles; repairs: Repair[] } {
  const given = parseHex(config.primaryColor)
  const brand = brandRoles(primaryOf(config.primaryColor), theme)
  const fields = fieldRoles(config, theme, brand)
  const missing: Repair[] = given
    ? []
    : [{ field: 'primaryColor', given: config.primaryColor, used: DEFAULT_PRIMARY, ratio: null, needed: 4.5 }]
  return { roles: { ...brand.roles, ...fields.roles }, repairs: [...missing, ...fields.repairs] }
}

const skinRoles = (skin: Skin, theme: ThemeType): Roles =>
  themeRoles({ ...SKIN_COLOURS[skin][theme], themeType: theme }, theme).roles

const block = (selector: string, roles: Roles): string =>
  `${selector}{${Object.entries(roles)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';')}}`
