import type { LiveBrief } from '../../contract/live.ts'
import type { Language } from '../../rules/language.ts'
import { coverPicture } from '../media/address.ts'
import { minutesBefore } from './calendar.ts'
import { keyOf } from './draw.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import { runState } from './run-state.ts'
import type { ShowcaseLive } from './showcase/lives.ts'
import { SHOWCASE_LIVES } from './showcase/lives.ts'
import { columnOf } from './text.ts'
import type { SeededLive } from './types.ts'

/** An id as the live service writes them: 24 hexadecimal digits. */
function liveId(seed: string, index: number): string {
  const part = (salt: string) => keyOf(seed, `live-${salt}`, index).toString(16).padStart(8, '0')
  return part('a') + part('b') + part('c')
}

function seededLive(row: ShowcaseLive, exhibitor: ExhibitorRow, id: string, now: Date): SeededLive {
  const startTime = minutesBefore(now, row.since)
  const endTime = minutesBefore(now, row.since - row.length)
  const updateTime = minutesBefore(now, 24 * 60 + (keyOf(id, 'update') % 5000))
  const compose = (language: Language): LiveBrief => {
    const column = columnOf(language)
    return {
      _id: id,
      title: row.title[column],
      cover: coverPicture(exhibitor.family.motif, row.cover, row.palette),
      startTime,
      endTime,
      state: runState(startTime, endTime, now, true),
      viewers: row.viewers,
      exhibitorId: exhibitor.id,
      exhibitorName: exhibitor.name(language),
      booth: { hall: exhibitor.hall, stand: exhibitor.stand },
      topic: row.topic[column],
      updateTime,
    }
  }
  return { id, exhibitionId: exhibitor.exhibitionId, exhibitorId: exhibitor.id, startTime, endTime, compose }
}

/**
 * The streams of the current exhibition. Marks the exhibitors that are on air.
 * A small fair lacks some of the exhibitors, and their streams.
 */
export function makeLives(seed: string, exhibitors: readonly ExhibitorRow[], now: Date): SeededLive[] {
  return SHOWCASE_LIVES.flatMap((row, index) => {
    const exhibitor = exhibitors[row.exhibitor]
    if (exhibitor?.exhibitionId !== '2001') return []
    const live = seededLive(row, exhibitor, liveId(seed, index), now)
    if (runState(live.startTime, live.endTime, now, true) === 'live') exhibitor.isLive = true
    return [live]
  })
}
