import type { ThemeConfig } from '@fair/contract/decoration.ts'
import type { Colour } from '@fair/contract/rules/brand.ts'
import { asColour } from '@fair/contract/rules/own-values.ts'
import type { ThemeType } from './palette.ts'

/** The special themes of Spec 1: their colours are below, their other differences in skins/ and at `[data-skin]` in tokens.css. */
export const SKINS = ['ucan', 'smef', 'wicexpo'] as const
export type Skin = (typeof SKINS)[number]

/** Ids that get a special theme; an exhibition's own list takes precedence over its tenant's. */
export type SkinLists = Record<Skin, { exhibitionIds: string[]; tenantIds: string[] }>

/** No exhibition has one unless the operator lists it. */
export const DEFAULT_SKINS: SkinLists = {
  ucan: { exhibitionIds: [], tenantIds: [] },
  smef: { exhibitionIds: [], tenantIds: [] },
  wicexpo: { exhibitionIds: [], tenantIds: [] },
}

/** Lists as an operator writes them, in JSON; null if they are invalid. */
export function skinListsIn(text: string): Partial<SkinLists> | null {
  const isIds = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string')
  try {
    const lists: unknown = JSON.parse(text)
    if (typeof lists !== 'object' || lists === null) return null
    const isSound = Object.entries(lists).every(
      ([skin, of]) => SKINS.some((each) => each === skin) && isIds(of?.exhibitionIds) && isIds(of?.tenantIds),
    )
    return isSound ? lists : null
  } catch {
    return null
  }
}

/** The special theme of an exhibition, null for most (Spec 1, "decided by lists of exhibition or tenant ids"). */
export function skinOf(
  { exhibitionId, tenantId }: { exhibitionId: string; tenantId: string },
  lists: SkinLists,
): Skin | null {
  return (
    SKINS.find((skin) => lists[skin].exhibitionIds.includes(exhibitionId)) ??
    SKINS.find((skin) => lists[skin].tenantIds.includes(tenantId)) ??
    null
  )
}

/** The special themes used in these lists: those that the tenant's sheet must contain. */
export const usedSkins = (lists: SkinLists): Skin[] =>
  SKINS.filter((skin) => lists[skin].exhibitionIds.length + lists[skin].tenantIds.length > 0)

/** The colours that a special theme sets in place of the tenant's, in each theme. */
export const SKIN_COLOURS: Readonly<
  Record<Skin, Readonly<Record<ThemeType, Partial<ThemeConfig> & { primaryColor: Colour }>>>
> = {
  ucan: { light: { primaryColor: asColour('#b3202c') }, dark: { primaryColor: asColour('#b3202c') } },
  smef: {
    light: {
      primaryColor: asColour('#14489e'),
      headerColor: asColour('#14489e'),
      headerTextColor: asColour('#ffffff'),
    },
    dark: {
      primaryColor: asColour('#14489e'),
      headerColor: asColour('#11213e'),
      headerTextColor: asColour('#f0eeeb'),
    },
  },
  wicexpo: {
    light: {
      primaryColor: asColour('#0aa5c4'),
      headerColor: asColour('#111f2e'),
      headerTextColor: asColour('#f3f5f8'),
    },
    dark: {
      primaryColor: asColour('#0aa5c4'),
      headerColor: asColour('#111f2e'),
      headerTextColor: asColour('#f3f5f8'),
    },
  },
}
