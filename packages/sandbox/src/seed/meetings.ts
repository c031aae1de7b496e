import type { Language } from '@fair/contract/rules/language.ts'
import type { MeetingSummary } from '../sent.ts'
import { atFair, type Calendar, minutesBefore, runState } from './calendar.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import { CENTRAL_HALL, hallName } from './halls.ts'
import { personName, portraitFor } from './people.ts'
import { keyOf, randomInt, randomItem } from './random.ts'
import type { MeetingRow } from './showcase/meetings.ts'
import { KINDS, MEETINGS, ORGANISER } from './showcase/meetings.ts'
import type { Text } from './text.ts'
import { columnOf, each, enumerate } from './text.ts'
import type { SeededMeeting } from './types.ts'

const FIRST_ID = 5001
const SPEAKER_ORIGINS = ['CN', 'CN', 'CN', 'JP', 'KR', 'DE', 'IT', 'US'] as const

const placeOf = (row: MeetingRow): Text =>
  row.room === 0
    ? CENTRAL_HALL
    : each((column) => {
        const hall = hallName(row.hall)[column]
        return (
          [
            `${hall} 会议室 ${row.room}`,
            `${hall}, room ${row.room}`,
            `${hall} 会議室${row.room}`,
            `${hall} 회의실 ${row.room}`,
          ][column] ?? hall
        )
      })

function seededMeeting(
  row: MeetingRow,
  hosts: readonly ExhibitorRow[],
  index: number,
  calendar: Calendar,
  now: Date,
  seed: string,
): SeededMeeting {
  const id = String(FIRST_ID + index)
  const key = keyOf(seed, 'meeting', index)
  const startTime = atFair(calendar, row.day, row.from)
  const endTime = atFair(calendar, row.day, row.to)
  const isRecorded = row.kind !== 'matchmaking'
  const updateTime = minutesBefore(now, randomInt(key, 1, 60, 14 * 24 * 60))
  const speakers = Array.from({ length: row.speakers }, (_, n) => {
    const guestId = `g${id}-${n + 1}`
    const origin = randomItem(SPEAKER_ORIGINS, key, 2 + n)
    const name = personName(origin, key, 20 + n * 2)
    return { guestId, name, portrait: portraitFor(name[1], origin, guestId) }
  })
  const compose = (language: Language): MeetingSummary => {
    const column = columnOf(language)
    const names = [...(row.host ? [row.host[column]] : []), ...hosts.map((host) => host.name(language))]
    return {
      meetingId: id,
      title: row.title[column],
      kindName: KINDS[row.kind][column],
      hostName: names.length > 0 ? enumerate(names, column) : ORGANISER[column],
      place: placeOf(row)[column],
      hall: row.hall,
      startTime,
      endTime,
      state: runState(startTime, endTime, now, isRecorded),
      speakers: speakers.map(({ guestId, name, portrait }) => ({
        guestId,
        guestName: name[column],
        portrait,
      })),
      seatsLeft:
        row.seats === null
          ? null
          : Math.max(0, row.seats - (row.taken ?? randomInt(key, 3, 0, Math.floor(row.seats / 2)))),
      topic: row.topic[column],
      updateTime,
    }
  }
  const exhibitorId = hosts[0]?.id ?? null
  return { id, exhibitionId: '2001', hall: row.hall, startTime, endTime, exhibitorId, isRecorded, compose }
}

/** The agenda of the current exhibition, by start. */
export function makeMeetings(
  seed: string,
  exhibitors: readonly ExhibitorRow[],
  calendar: Calendar,
  now: Date,
): SeededMeeting[] {
  return MEETINGS.flatMap((row, index) => {
    const hosts = row.hosts.map((host) => exhibitors[host]).filter((host) => host?.exhibitionId === '2001')
    const known = hosts.filter((host) => host !== undefined)
    if (known.length < row.hosts.length) return []
    return [seededMeeting(row, known, index, calendar, now, seed)]
  }).sort((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id))
}
