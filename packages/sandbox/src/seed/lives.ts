import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../data/load.ts'
import { coverPicture, type MediaPicture } from '../media/address.ts'
import type { LiveSummary } from '../sent.ts'
import { type Broadcast, planBroadcasts } from './broadcasts.ts'
import { atFair, type Calendar, minutesBefore, runState } from './calendar.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import { itemAt, keyOf, randomInt } from './random.ts'
import { SHOWCASE_LIVES, SHOWCASE_MOMENT, TOPICS } from './showcase/lives.ts'
import { fill } from './template.ts'
import { type Column, columnOf, spaced, type Text } from './text.ts'
import type { SeededLive } from './types.ts'

const data = load('showcase/live-titles')

/* Titles of the streams that fill the programme; {name} is one of the exhibitor's exhibits. */

/** While the halls are open, from the booth. */
const AT_THE_STAND: readonly Text[] = data.atTheStand

/** While they are closed, from home, where it is daytime. */
const AT_HOME: readonly Text[] = data.atHome

/** An id in the live service's format: 24 hexadecimal digits. */
function liveId(seed: string, index: number): string {
  const part = (salt: string) => keyOf(seed, `live-${salt}`, index).toString(16).padStart(8, '0')
  return part('a') + part('b') + part('c')
}

interface LiveRow {
  readonly exhibitor: ExhibitorRow
  readonly startTime: string
  readonly endTime: string
  readonly topic: Text
  readonly cover: MediaPicture
  /** All its viewers. */
  readonly viewers: number
  title(column: Column): string
}

function seededLive({ exhibitor, startTime, endTime, ...row }: LiveRow, id: string, now: Date): SeededLive {
  const updateTime = minutesBefore(now, 24 * 60 + (keyOf(id, 'update') % 5000))
  const compose = (language: Language): LiveSummary => {
    const column = columnOf(language)
    return {
      _id: id,
      title: row.title(column),
      cover: row.cover,
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
  const { exhibitionId, id: exhibitorId } = exhibitor
  return { id, exhibitionId, exhibitorId, startTime, endTime, isRecorded: true, compose }
}

/** Undefined if a small fair lacks the exhibitor. */
function showcaseRows(exhibitors: readonly ExhibitorRow[], calendar: Calendar): (LiveRow | undefined)[] {
  const moment = new Date(atFair(calendar, SHOWCASE_MOMENT.day, SHOWCASE_MOMENT.time))
  return SHOWCASE_LIVES.map((row) => {
    const exhibitor = exhibitors[row.exhibitor]
    if (exhibitor?.exhibitionId !== '2001') return undefined
    return {
      exhibitor,
      startTime: minutesBefore(moment, row.since),
      endTime: minutesBefore(moment, row.since - row.length),
      topic: row.topic,
      cover: coverPicture(exhibitor.family.motif, row.cover, row.palette),
      viewers: row.viewers,
      title: (column) => row.title[column],
    }
  })
}

function broadcastRow({ exhibitor, start, end, isAtStand, number }: Broadcast): LiveRow {
  const { exhibits, family, key } = exhibitor
  const titles = isAtStand ? AT_THE_STAND : AT_HOME
  const exhibit = itemAt(exhibits, number)
  // The same exhibit only reappears under another title.
  const title = itemAt(titles, key + Math.floor(number / exhibits.length))
  return {
    exhibitor,
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
    topic: TOPICS[family.id] ?? family.industry,
    cover: coverPicture(family.motif, `live-${exhibitor.id}-${number % 3}`),
    viewers: randomInt(keyOf(exhibitor.id, 'viewers', number), 0, 120, 980),
    title: (column) =>
      spaced(
        fill(title[column], () => exhibit.nameIn(column)),
        column,
      ),
  }
}

/** The streams of the current exhibition: the showcase's, followed by those that fill the programme. */
export function makeLives(
  seed: string,
  exhibitors: readonly ExhibitorRow[],
  calendar: Calendar,
  now: Date,
): SeededLive[] {
  const shown = showcaseRows(exhibitors, calendar).flatMap((row, index) =>
    row ? [seededLive(row, liveId(seed, index), now)] : [],
  )
  const taken = shown.map(({ exhibitorId, startTime, endTime }) => {
    return { exhibitorId, start: Date.parse(startTime), end: Date.parse(endTime) }
  })
  const filling = planBroadcasts(seed, exhibitors, calendar, taken).map((each, index) =>
    seededLive(broadcastRow(each), liveId(seed, SHOWCASE_LIVES.length + index), now),
  )
  return [...shown, ...filling]
}
