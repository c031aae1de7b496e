import { home } from '@fair/contract/home.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import type { Call } from '../../api/client.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import type { PageContext } from '../../lib/page.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { readFavourites } from '../../stores/favourites.ts'
import { readOwnNotes } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { PageData } from '../../stores/page-data.ts'
import { readPlan } from '../../stores/plan-keep.ts'
import { readUserId } from '../../stores/session-storage.ts'
import { loadWayHalls } from '../shared/way-halls.ts'
import type { GuideSource, SavedExhibit } from './guide-model.ts'

export interface Guide {
  halls: WayHall[]
  source: GuideSource
  /** How many saved exhibits could not be loaded, for example without a network. */
  missing: number
}

/** The maximum number of ids in one call of list/ids. */
const MAX_IDS = 200

/** Collects the data stored on this device. Rejects if the floor plan cannot be fetched. */
export async function loadGuide(page: PageContext, data: PageData, call: Call): Promise<Guide> {
  const favourites = readFavourites()
  const ids = favourites['EXHIBIT'] ?? []
  const [halls, exhibits, notes] = await Promise.all([
    loadWayHalls(page),
    loadExhibits(call, ids),
    // Without notes if the browser blocks databases.
    readOwnNotes(pageOwner(), data.exhibitionId ?? '').catch(() => []),
  ])
  const source = { exhibitors: favourites['EXHIBITOR'] ?? [], exhibits: exhibits ?? [], notes, plan: planOf(data) }
  return { halls, source, missing: exhibits === null ? ids.length : 0 }
}

/** The saved exhibits that are still at the fair; null if they could not be loaded. */
async function loadExhibits(call: Call, ids: readonly string[]): Promise<SavedExhibit[] | null> {
  if (ids.length === 0) return []
  const answer = await call(home.listIds, { goodsType: 'EXHIBIT', list: ids.slice(-MAX_IDS) })
  if (!answer.ok) return null
  return answer.data.flatMap(({ exhibit }) =>
    exhibit ? { exhibitorId: exhibit.exhibitorId, name: exhibit.exhibitsName } : [],
  )
}

/** The schedule as this device has stored it. */
const planOf = (data: PageData): ScheduleEntry[] =>
  readPlan({ tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() })?.entries ?? []
