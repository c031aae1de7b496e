import type { ScheduleEntry } from '../schedule.ts'

/**
 * The status of a schedule entry in a calendar file (RFC 5545): entries that are only saved, or not confirmed yet, are
 * tentative.
 */
export const CALENDAR_STATUS = {
  FOLLOWED: 'TENTATIVE',
  WAITING: 'TENTATIVE',
  BOOKED: 'CONFIRMED',
  ENDED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<ScheduleEntry['state'], string>
