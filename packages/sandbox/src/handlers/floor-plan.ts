import type { Contract } from '@fair/contract/index.ts'
import type { GroupHandlers } from '../handler.ts'
import { hallFeatures } from '../seed/floor-plan.ts'

/**
 * The booths of the exhibition: the organiser's own geometry if there is any, otherwise a generated one for each hall.
 */
export const floorPlan: GroupHandlers<Contract['floorPlan']> = {
  features: (_, { db, exhibitionId, fair, language }) => {
    if (fair.floorPlan) return [...fair.floorPlan]
    const stands = new Map<string, string[]>()
    const sql = "SELECT hall, stand FROM exhibitor WHERE exhibition_id = ? AND hall <> '' ORDER BY hall, stand"
    for (const { hall, stand } of db.all<{ hall: string; stand: string }>(sql, exhibitionId)) {
      const known = stands.get(hall)
      if (known) known.push(stand)
      else stands.set(hall, [stand])
    }
    return [...stands].flatMap(([hall, own]) => hallFeatures(hall, own, language))
  },
}
