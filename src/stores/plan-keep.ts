import { time, zone } from '@fair/contract/kinds.ts'
import { ScheduleEntry } from '@fair/contract/schedule.ts'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../lib/storage.ts'
import { loginStorage } from './login-storage.ts'
import { type PlanOwner, planKey } from './plan-key.ts'

/** The visitor's schedule as last loaded: for a hall without a network, and for reminders on every page. */
const StoredPlan = z.object({
  entries: z.array(ScheduleEntry),
  /** Contains only what is booked: the calendar was opened on this device, but never the schedule. */
  isPartial: z.optional(z.boolean()),
  /** The days of the exhibition; null if the platform did not provide them. */
  fair: z.nullable(z.object({ startTime: time, endTime: time })),
  /** The zone that the visitor has set. */
  timeZone: z.nullable(zone),
  /** When it was loaded, ISO 8601 in UTC. */
  time,
})
export type StoredPlan = z.infer<typeof StoredPlan>

/** The stored plan of the logged-in account; null without a login, or if storage is blocked or corrupt. */
export function readPlan(owner: PlanOwner): StoredPlan | null {
  const storage = loginStorage(owner.userId)
  const text = storage && readStored(storage, planKey(owner))
  if (text === null) return null
  try {
    return z.safeParse(StoredPlan, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Stores the plan for this account while it is logged in (login-storage.ts); returns whether the device stored it. */
export function storePlan(owner: PlanOwner, plan: StoredPlan): boolean {
  const storage = loginStorage(owner.userId)
  return storage !== null && writeStored(storage, planKey(owner), JSON.stringify(plan))
}
