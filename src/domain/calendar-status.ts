import type { ScheduleEntry } from '../contract/schedule.ts'

/** How an entry of a schedule is in a calendar file (RFC 5545): what is only saved, or not confirmed yet, is tentative. */
export const CALENDAR_STATUS = {
  FOLLOWED: 'TENTATIVE',
  WAITING: 'TENTATIVE',
  BOOKED: 'CONFIRMED',
  ENDED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<ScheduleEntry['state'], string>
