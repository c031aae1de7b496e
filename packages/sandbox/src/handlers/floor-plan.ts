import type { Contract } from '@fair/contract/index.ts'
import type { GroupHandlers } from '../handler.ts'
import { hallFeatures } from '../seed/floor-plan.ts'

/** The floor plan of the exhibition: the organiser's own if there is one, otherwise a generated one for each hall. */
export const floorPlan: GroupHandlers<Contract['floorPlan']> = {
  features: (_, { db, exhibitionId, fair, language }) => {
    if (fair.floorPlan) return [...fair.floorPlan]
    const boothsByHall = new Map<string, string[]>()
    const sql = "SELECT hall, stand FROM exhibitor WHERE exhibition_id = ? AND hall <> '' ORDER BY hall, stand"
    for (const { hall, stand } of db.all<{ hall: string; stand: string }>(sql, exhibitionId)) {
      const booths = boothsByHall.get(hall)
      if (booths) booths.push(stand)
      else boothsByHall.set(hall, [stand])
    }
    return [...boothsByHall].flatMap(([hall, booths]) => hallFeatures(hall, booths, language))
  },
}
