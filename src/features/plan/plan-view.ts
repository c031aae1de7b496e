import type { Zone } from '@fair/contract/rules/brand.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import type { PageContext } from '../../lib/page.ts'
import type { PlanWalk } from './plan-walks.ts'

export interface PlanActions {
  onBook: (entry: ScheduleEntry) => Promise<void>
  onCancel: (entry: ScheduleEntry) => Promise<void>
  /** Chooses a new time for an appointment. */
  onMove: (entry: ScheduleEntry) => void
}

/** The common props of the three views: the entries shown, all entries for overlaps, and the visitor's zone. */
export interface ViewProps extends PlanActions {
  entries: readonly ScheduleEntry[]
  all: readonly ScheduleEntry[]
  mine: Zone
  /** By the `entryId` of the entry that they lead to (use-walks.ts). */
  walks: ReadonlyMap<string, PlanWalk>
  now: Date
  seen: boolean
  /** The entry that the address names. */
  entry: string | null
}

/** 'Fri 20 Nov' as the reader writes it. */
export const dayTitle = ({ t, format }: PageContext, day: string): string =>
  t('plan:dayLine', { day: format.day(noonOf(day), 'UTC'), weekday: format.weekday(noonOf(day), 'UTC') })
