import type { SeededExhibition } from '../types.ts'
import { addDays, type Day, dayIn, instantOf } from '../zone.ts'

/** A day by its distance from the first or the last of an exhibition; negative values are before it. */
export type DayOfFair = { readonly first: number } | { readonly last: number }

/** The days of an exhibition. */
export interface FairDays {
  readonly exhibitionId: string
  /** In order. */
  readonly all: readonly Day[]
  readonly count: number
  readonly openFrom: string
  readonly openTo: string
  readonly timeZone: string
  /** The instant of 'HH:mm' ('24:00' too) on a day at the venue, ISO 8601 in UTC with milliseconds. */
  at(day: DayOfFair, time: string): string
}

export function daysOf(exhibition: SeededExhibition): FairDays {
  const { startTime, endTime, openFrom, openTo, timeZone } = exhibition.compose('en-US')
  const first = dayIn(new Date(startTime), timeZone)
  const last = dayIn(new Date(endTime), timeZone)
  const count = Math.round((utcOf(last) - utcOf(first)) / 86_400_000) + 1
  const dayOf = (day: DayOfFair) => ('first' in day ? addDays(first, day.first) : addDays(last, day.last))
  return {
    exhibitionId: exhibition.exhibitionId,
    all: Array.from({ length: count }, (_, index) => addDays(first, index)),
    count,
    openFrom,
    openTo,
    timeZone,
    at: (day, time) => instantOf(dayOf(day), time, timeZone),
  }
}

const utcOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day)
