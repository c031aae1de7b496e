import type { ScheduleEntry } from '../../contract/schedule.ts'
import type { Zone } from '../../domain/brand.ts'
import type { PlanWalk } from './plan-walks.ts'

export interface PlanActions {
  onBook: (entry: ScheduleEntry) => Promise<void>
  onCancel: (entry: ScheduleEntry) => Promise<void>
  /** Another time for a talk. */
  onMove: (entry: ScheduleEntry) => void
}

/** What the three views share: the entries shown, whole for clashes, and the visitor's zone. */
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
