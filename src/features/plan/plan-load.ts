import { appointment } from '@fair/contract/appointment.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import { type ScheduleEntry, schedule } from '@fair/contract/schedule.ts'
import { user } from '@fair/contract/user.ts'
import type { Call, Failure } from '../../api/client.ts'
import { isAway } from '../../domain/errors.ts'
import { now } from '../../lib/clock.ts'
import { tenantAt } from '../../lib/storage-keys.ts'
import type { PageData } from '../../stores/page-data.ts'
import { readPlan, type StoredPlan, storePlan } from '../../stores/plan-keep.ts'
import type { PlanOwner } from '../../stores/plan-key.ts'
import { readUserId } from '../../stores/session-storage.ts'

/** Which page: the schedule contains everything booked or followed, the calendar the booked (followType calendar). */
export type PlanSource = 'schedule' | 'calendar'

export type PlanLoad =
  /** `seen`: from the device, because the platform did not respond. */
  { ok: true; plan: StoredPlan; seen: boolean } | Failure

const planOwner = (data: PageData): PlanOwner => ({
  tenantId: tenantAt(data),
  exhibitionId: data.exhibitionId,
  userId: readUserId(),
})

/** Fetches the entries, the fair's days and the visitor's zone. If the platform does not respond, it returns the stored plan. */
export async function loadPlan(call: Call, data: PageData, source: PlanSource): Promise<PlanLoad> {
  const owner = planOwner(data)
  const stored = readPlan(owner)
  const [entries, fair, own] = await Promise.all([
    source === 'calendar' ? call(appointment.calendar, {}) : call(schedule.list, {}),
    data.exhibitionId === null ? null : call(exhibition.detail, { id: data.exhibitionId }),
    call(user.info, {}),
  ])
  if (!entries.ok) {
    return isAway(entries) && stored && (source === 'calendar' || !stored.isPartial)
      ? { ok: true, plan: { ...stored, entries: ofSource(stored.entries, source) }, seen: true }
      : entries
  }
  const plan: StoredPlan = {
    entries: entries.data,
    isPartial: source === 'calendar',
    fair: fair?.ok ? { startTime: fair.data.startTime, endTime: fair.data.endTime } : (stored?.fair ?? null),
    timeZone: own.ok ? (own.data.timeZone ?? null) : (stored?.timeZone ?? null),
    time: isoOf(now().getTime()),
  }
  const isPartOf = source === 'calendar' && stored !== null && !stored.isPartial
  storePlan(owner, isPartOf ? { ...stored, entries: withBooked(stored.entries, plan.entries) } : plan)
  return { ok: true, plan, seen: false }
}

const ofSource = (entries: readonly ScheduleEntry[], source: PlanSource): ScheduleEntry[] =>
  entries.filter(({ appointmentId }) => source === 'schedule' || appointmentId != null)

/** A schedule with these booked entries instead of its own: the calendar is that part of the schedule. */
function withBooked(entries: readonly ScheduleEntry[], booked: readonly ScheduleEntry[]): ScheduleEntry[] {
  const followed = entries.filter(
    ({ appointmentId, entryId }) => appointmentId == null && !booked.some((each) => each.entryId === entryId),
  )
  return [...booked, ...followed].sort((a, b) => msOf(a.startTime) - msOf(b.startTime))
}
