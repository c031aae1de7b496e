import type { Day, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { byCode, hallBoothKey } from '@fair/search/booth-code.ts'
import type { Point } from '../../domain/floor-shape.ts'
import type { Note } from '../../domain/note.ts'
import type { WayHall } from '../../domain/way-plan.ts'

/** The visitor's saved, noted and planned entries on this device. */
export interface GuideSource {
  /** Ids of saved exhibitors. */
  exhibitors: readonly string[]
  exhibits: readonly SavedExhibit[]
  notes: readonly Note[]
  plan: readonly ScheduleEntry[]
}

/** A saved exhibit with the exhibitor that shows it. */
export interface SavedExhibit {
  exhibitorId: string
  name: string
}

/** An exhibitor to visit. */
export interface GuideBooth {
  /** Counted from 1 over all halls; used on the map and in the table. */
  number: number
  exhibitorId: string
  name: string
  hall: string
  stand: string
  /** `hallBoothKey` of the booth. */
  key: string
  /** The middle of its booth in map units; null if the map does not contain it. */
  at: Point | null
  /** Names of saved exhibits. */
  exhibits: string[]
  /** Texts of notes about the exhibitor and its exhibits. */
  notes: string[]
}

/** The booths of exhibitors that the visitor has saved, noted or planned to meet, hall by hall along the aisles. */
export function guideBooths(halls: readonly WayHall[], source: GuideSource): GuideBooth[] {
  const needed = new Set([
    ...source.exhibitors,
    ...source.exhibits.map(({ exhibitorId }) => exhibitorId),
    ...source.notes.flatMap(({ subject }) => subject.supplier?.id ?? []),
    ...source.plan.filter(isAhead).flatMap(({ exhibitorId }) => exhibitorId ?? []),
  ])
  return halls
    .flatMap(({ hall, map, exhibitors }) => {
      const shapes = new Map(map.booths.map(({ key, shape }) => [key, shape]))
      return exhibitors
        .filter(({ id }) => needed.has(id))
        .sort((a, b) => byCode(a.stand, b.stand))
        .map(({ id, name, stand }): Omit<GuideBooth, 'number'> => {
          const key = hallBoothKey({ hall, stand })
          const shape = shapes.get(key)
          return {
            ...{ exhibitorId: id, name, hall, stand, key },
            at: shape ? [shape.x + shape.width / 2, shape.y + shape.height / 2] : null,
            exhibits: source.exhibits.filter(({ exhibitorId }) => exhibitorId === id).map((exhibit) => exhibit.name),
            notes: source.notes
              .filter(({ subject, text }) => subject.supplier?.id === id && text.trim() !== '')
              .map(({ text }) => text.trim()),
          }
        })
    })
    .map((booth, n) => ({ ...booth, number: n + 1 }))
}

const isAhead = ({ state }: ScheduleEntry): boolean => state === 'BOOKED' || state === 'WAITING' || state === 'FOLLOWED'

/** The plan by day in a zone, each day in order of time, without cancelled or past entries. */
export function guideDays(plan: readonly ScheduleEntry[], zone: Zone): { day: Day; entries: ScheduleEntry[] }[] {
  const days = new Map<Day, ScheduleEntry[]>()
  for (const entry of plan.filter(isAhead).toSorted((a, b) => a.startTime.localeCompare(b.startTime))) {
    const day = dayKey(dateOf(entry.startTime), zone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, entries]) => ({ day, entries }))
}
