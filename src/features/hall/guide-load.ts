import type { Call } from '../../api/client.ts'
import { home } from '../../contract/home.ts'
import type { ScheduleEntry } from '../../contract/schedule.ts'
import type { Note } from '../../domain/note.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import type { PageContext } from '../../lib/page.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import { readFavourites } from '../../stores/favourites.ts'
import { hasNotebook } from '../../stores/notebook-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { PageData } from '../../stores/page-data.ts'
import { readPlan } from '../../stores/plan-keep.ts'
import { readUserId } from '../../stores/session-storage.ts'
import { loadWayHalls } from '../shared/way-halls.ts'
import type { GuideSource, SavedExhibit } from './guide-model.ts'

export interface Guide {
  halls: WayHall[]
  source: GuideSource
  /** Saved exhibits whose exhibitors could not be asked for, without a network say. */
  missing: number
}

/** As many ids as one call of list/ids takes. */
const MOST = 200

/** Collects what this device has. Rejects where the floor plan cannot be fetched. */
export async function loadGuide(page: PageContext, data: PageData, call: Call): Promise<Guide> {
  const favourites = readFavourites()
  const ids = favourites['EXHIBIT'] ?? []
  const [halls, exhibits, notes] = await Promise.all([
    loadWayHalls(page),
    loadExhibits(call, ids),
    loadNotes(data.exhibitionId ?? ''),
  ])
  const source = { exhibitors: favourites['EXHIBITOR'] ?? [], exhibits: exhibits ?? [], notes, plan: planOf(data) }
  return { halls, source, missing: exhibits === null ? ids.length : 0 }
}

/** Those that are still at the fair; null where they cannot be asked for. */
async function loadExhibits(call: Call, ids: readonly string[]): Promise<SavedExhibit[] | null> {
  if (ids.length === 0) return []
  const answer = await call(home.listIds, { goodsType: 'EXHIBIT', list: ids.slice(-MOST) })
  if (!answer.ok) return null
  return answer.data.flatMap(({ exhibit }) =>
    exhibit ? { exhibitorId: exhibit.exhibitorId, name: exhibit.exhibitsName } : [],
  )
}

/** None where the browser forbids databases: the guide is of use without notes. */
async function loadNotes(exhibitionId: string): Promise<Note[]> {
  const owner = pageOwner()
  if (!(await hasNotebook(owner))) return []
  const { listNotes, openNotebook } = await import('../../stores/notebook.ts')
  return openNotebook(owner)
    .then((db) => listNotes(db, exhibitionId))
    .catch(() => [])
}

/** The schedule as this device has stored it. */
const planOf = (data: PageData): ScheduleEntry[] =>
  readPlan({ tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() })?.entries ?? []
