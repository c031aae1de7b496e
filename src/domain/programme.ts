import type { LiveSummary, RunState } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { dateOf, msOf } from '@fair/contract/rules/instant.ts'

/** A live or a meeting as a row of a programme: an exhibitor's, a group's. */
export interface ProgrammeItem {
  id: string
  kind: 'LIVE' | 'MEETING'
  /** The kind of meeting, e.g. Forum; null for a live. */
  kindName: string | null
  title: string
  topic: string
  /** Where a meeting takes place; null for a live, which is streamed from the booth. */
  place: string | null
  /** ISO 8601, UTC. */
  startTime: Instant
  endTime: Instant
  state: RunState
}

/** Lives and meetings in one list, by their start. */
export function programmeOf(lives: readonly LiveSummary[], meetings: readonly MeetingSummary[]): ProgrammeItem[] {
  const items: ProgrammeItem[] = [
    ...lives.map(({ _id, title, topic, startTime, endTime, state }) => ({
      id: _id,
      kind: 'LIVE' as const,
      kindName: null,
      title,
      topic,
      place: null,
      startTime,
      endTime,
      state,
    })),
    ...meetings.map(({ meetingId, kindName, title, topic, place, startTime, endTime, state }) => ({
      id: meetingId,
      kind: 'MEETING' as const,
      kindName,
      title,
      topic,
      place,
      startTime,
      endTime,
      state,
    })),
  ]
  return items.sort((a, b) => msOf(a.startTime) - msOf(b.startTime) || a.id.localeCompare(b.id))
}

/** The moment that decides the offset from UTC of its times: between now and then the clocks may change. */
export const firstStart = ([first]: readonly ProgrammeItem[]): Date | null => (first ? dateOf(first.startTime) : null)
