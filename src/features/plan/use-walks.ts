import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { useEffect, useState } from 'react'
import type { PageContext } from '../../lib/page.ts'
import { isOnSite } from './plan-model.ts'
import type { PlanWalk } from './plan-walks.ts'

const NONE: ReadonlyMap<string, PlanWalk> = new Map()

/**
 * Walks between entries on site, by the `entryId` of the entry that they lead to. The floor plan is fetched only if two
 * entries are on site; without it the plan shows no walks.
 */
export function useWalks(page: PageContext, entries: readonly ScheduleEntry[]): ReadonlyMap<string, PlanWalk> {
  const [walks, setWalks] = useState(NONE)
  useEffect(() => {
    const onSite = entries.filter(isOnSite)
    if (onSite.length < 2) return setWalks(NONE)
    let isCurrent = true
    const load = async () => {
      const [{ planWalks }, { loadWayHalls }] = await Promise.all([
        import('./plan-walks.ts'),
        import('../shared/way-halls.ts'),
      ])
      const found = planWalks(entries, await loadWayHalls(page), page.zone)
      if (isCurrent) setWalks(found)
    }
    load().catch(() => {
      // There may be no floor plan (no network, or an unbuilt fair): the schedule works without walks.
    })
    return () => {
      isCurrent = false
    }
  }, [page, entries])
  return walks
}
