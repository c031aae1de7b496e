import { load } from '../data/load.ts'

/**
 * The exhibitions of the sample fair that have a special theme, in the format of BUILD_SKINS
 * (packages/build/src/prepare.ts).
 */
export function sampleSkins(): Record<string, { exhibitionIds: string[]; tenantIds: string[] }> {
  const skins: ReturnType<typeof sampleSkins> = {}
  for (const { theme, exhibitionId } of load('site/exhibitions')) {
    if (theme === null) continue
    skins[theme] ??= { exhibitionIds: [], tenantIds: [] }
    skins[theme].exhibitionIds.push(exhibitionId)
  }
  return skins
}
