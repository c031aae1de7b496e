import type { RunState } from '@fair/contract/live.ts'
import type { ResponseStats } from '@fair/contract/response-stats.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { toExhibitorSummary, toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import type { Database } from './db/database.ts'
import { type Run, runOf, stateOf } from './db/runs.ts'
import type { Overrides } from './overrides.ts'
import type { Presence } from './presence.ts'
import type { PastAnswers } from './seed/past-answers.ts'
import type { Fair, Seeded, SeededExhibit, SeededExhibitor } from './seed/types.ts'
import type {
  Exhibit,
  Exhibition,
  Exhibitor,
  ExhibitorSummary,
  ExhibitSummary,
  Information,
  LiveSummary,
  MeetingSummary,
} from './sent.ts'

/**
 * The entities in their current state, in one language: composed from the seed, with changes made through the sandbox
 * applied, and with the update time of their row. Undefined for an unknown id.
 */
export interface Entities {
  exhibition(id: string, language: Language): Exhibition | undefined
  exhibitor(id: string, language: Language): Exhibitor | undefined
  /** Also undefined for a withdrawn one. */
  exhibit(id: string, language: Language): Exhibit | undefined
  /** How many staff of an exhibitor are currently available for chats. */
  staffOnline(exhibitorId: string): number
  /** Exhibitors as lists show them, without composing the rest. */
  toExhibitorSummary(id: string, language: Language): ExhibitorSummary | undefined
  toExhibitSummary(id: string, language: Language): ExhibitSummary | undefined
  news(id: string, language: Language): Information | undefined
  /** `state` is the state at that moment. */
  live(id: string, language: Language, now: Date): LiveSummary | undefined
  meeting(id: string, language: Language, now: Date): MeetingSummary | undefined
  /** The exhibition that an entity belongs to, to separate tenants. */
  exhibitionOf(kind: 'exhibitor' | 'exhibit' | 'news', id: string): string | undefined
}

/** The maximum number of exhibit pictures on an exhibitor's card. */
const CARD_PICTURES = 3

const EXHIBIT_ROW = `SELECT e.update_time, own.patch, whose.patch AS owner,
    (SELECT count(*) FROM exhibit o WHERE o.exhibitor_id = e.exhibitor_id AND o.withdrawn = 0) AS n
  FROM (SELECT ? AS tongue) JOIN exhibit e
    LEFT JOIN override own ON own.kind = 'exhibit' AND own.id = e.id AND own.language = tongue
    LEFT JOIN override whose ON whose.kind = 'exhibitor' AND whose.id = e.exhibitor_id AND whose.language = tongue
  WHERE e.id = ? AND e.withdrawn = 0`
const EXHIBITOR_ROW = `SELECT e.update_time, own.patch,
    (SELECT count(*) FROM exhibit o WHERE o.exhibitor_id = e.id AND o.withdrawn = 0) AS n
  FROM (SELECT ? AS tongue) JOIN exhibitor e
    LEFT JOIN override own ON own.kind = 'exhibitor' AND own.id = e.id AND own.language = tongue
  WHERE e.id = ?`

const otherNames = (seeded: SeededExhibit | SeededExhibitor, language: Language): string[] => [
  ...new Set(LANGUAGES.filter((other) => other !== language).map((other) => seeded.name(other))),
]

const patchOf = (text: string | null): Readonly<Record<string, unknown>> => (text === null ? {} : JSON.parse(text))

/** How an exhibitor answers inquiries, currently measured. */
type MeasureResponses = (exhibitorId: string, past: PastAnswers) => ResponseStats | null

export function createEntities(
  db: Database,
  fair: Fair,
  overrides: Overrides,
  presence: Presence,
  measure: MeasureResponses,
): Entities {
  const exhibitions = new Map(fair.exhibitions.map((each) => [each.exhibitionId, each]))
  const exhibitors = byId<SeededExhibitor>(fair.exhibitors)
  const exhibits = byId<SeededExhibit>(fair.exhibits)
  const news = byId(fair.news)
  const lives = byId(fair.lives)
  const meetings = byId(fair.meetings)

  const newsTime = (id: string) =>
    db.one<{ update_time: string }>('SELECT update_time FROM news WHERE id = ?', id)?.update_time ?? ''

  const renamed = (exhibitorId: string, language: Language) => {
    const name = overrides.of('exhibitor', exhibitorId, language)?.['exhibitorName']
    return typeof name === 'string' ? name : undefined
  }

  /** An exhibit's row, with changes to it and to its exhibitor: in one query, because lists need it 500 times. */
  const exhibitRow = (id: string, language: Language) => {
    const row = db.one<{ update_time: string; n: number; patch: string | null; owner: string | null }>(
      EXHIBIT_ROW,
      language,
      id,
    )
    if (!row) return undefined
    const name = row.owner === null ? undefined : JSON.parse(row.owner)['exhibitorName']
    const renamedTo: { exhibitorName?: string } = typeof name === 'string' ? { exhibitorName: name } : {}
    return { updateTime: row.update_time, exhibitsCount: row.n, changes: patchOf(row.patch), renamedTo }
  }
  const exhibitorRow = (id: string, language: Language) => {
    const row = db.one<{ update_time: string; n: number; patch: string | null }>(EXHIBITOR_ROW, language, id)
    return { updateTime: row?.update_time ?? '', exhibitsCount: row?.n ?? 0, changes: patchOf(row?.patch ?? null) }
  }
  /** An exhibitor with the data of its row applied. */
  const asItStands = <E extends ExhibitorSummary>(
    composed: E,
    { id, exhibitionId, timeZone, isStaffedAlways }: SeededExhibitor,
    language: Language,
  ): E => {
    const { exhibitsCount, changes, updateTime } = exhibitorRow(composed.exhibitorId, language)
    const isLess = exhibitsCount < composed.exhibitsCount
    const pictures = isLess ? picturesLeft(composed.exhibitorId, language) : composed.pictures
    const isLive = presence.isOnAir(id)
    const isOnline = composed.isOnline && (isStaffedAlways || presence.isAtWork(exhibitionId, timeZone))
    return { ...composed, exhibitsCount, pictures, isLive, isOnline, ...changes, updateTime }
  }

  const responseStats = (exhibitorId: string) => measure(exhibitorId, exhibitors.get(exhibitorId)?.pastAnswers ?? [])

  const staffOnline = (exhibitorId: string) => {
    const maker = exhibitors.get(exhibitorId)
    const isAtWork = maker && (maker.isStaffedAlways || presence.isAtWork(maker.exhibitionId, maker.timeZone))
    return isAtWork ? maker.staffOnline : 0
  }

  /** The pictures on an exhibitor's card after exhibits of it were withdrawn. */
  const picturesLeft = (exhibitorId: string, language: Language) => {
    const left = db.all<{ id: string }>(
      'SELECT id FROM exhibit WHERE exhibitor_id = ? AND withdrawn = 0 ORDER BY rank LIMIT ?',
      exhibitorId,
      CARD_PICTURES,
    )
    return left.flatMap(({ id }) => exhibits.get(id)?.summarise(language).picture ?? [])
  }

  return {
    exhibition: (id, language) => {
      const composed = exhibitions.get(id)?.compose(language)
      const row = db.one<{ publish_state: string; update_time: string }>('SELECT * FROM exhibition WHERE id = ?', id)
      if (!composed || !row) return undefined
      return { ...composed, publishState: row.publish_state === '1' ? '1' : '0', updateTime: row.update_time }
    },
    exhibitor: (id, language) => {
      const seeded = exhibitors.get(id)
      return (
        seeded && {
          ...asItStands(seeded.compose(language), seeded, language),
          otherNames: otherNames(seeded, language),
          responseStats: responseStats(id),
        }
      )
    },
    staffOnline,
    toExhibitorSummary: (id, language) => {
      const seeded = exhibitors.get(id)
      return seeded && toExhibitorSummary(asItStands(seeded.summarise(language), seeded, language))
    },
    exhibit: (id, language) => {
      const seeded = exhibits.get(id)
      const row = seeded && exhibitRow(id, language)
      if (!row) return undefined
      const { renamedTo, exhibitsCount, changes, updateTime } = row
      const composed = seeded.compose(language)
      const { exhibitorId } = seeded
      const current = {
        exhibitsCount,
        staffOnline: staffOnline(exhibitorId),
        responseStats: responseStats(exhibitorId),
      }
      const exhibitor = { ...composed.exhibitor, ...renamedTo, ...current }
      const names = { otherNames: otherNames(seeded, language) }
      return { ...composed, ...names, ...renamedTo, exhibitor, ...changes, updateTime }
    },
    toExhibitSummary: (id, language) => {
      const seeded = exhibits.get(id)
      const row = seeded && exhibitRow(id, language)
      if (!row) return undefined
      // The changes may be to fields that a summary does not have.
      return toExhibitSummary({
        ...seeded.summarise(language),
        ...row.renamedTo,
        ...row.changes,
        updateTime: row.updateTime,
      })
    },
    news: (id, language) => {
      const composed = news.get(id)?.compose(language)
      return composed && { ...composed, ...overrides.of('news', id, language), updateTime: newsTime(id) }
    },
    live: (id, language, now) => {
      const seeded = lives.get(id)
      const run = runOf(db, 'LIVE', id)
      if (!seeded || !run) return undefined
      const composed = seeded.compose(language)
      const exhibitorName = renamed(composed.exhibitorId, language) ?? composed.exhibitorName
      const { startTime, endTime, updateTime } = run
      const state = stateOf(run, seeded.isRecorded, now)
      const viewers = viewersOf(composed.viewers, run, state, now)
      return { ...composed, exhibitorName, startTime, endTime, state, viewers, updateTime }
    },
    meeting: (id, language, now) => {
      const seeded = meetings.get(id)
      const run = runOf(db, 'MEETING', id)
      if (!seeded || !run) return undefined
      const composed = seeded.compose(language)
      const hostName = (seeded.exhibitorId && renamed(seeded.exhibitorId, language)) ?? composed.hostName
      const { startTime, endTime, updateTime } = run
      const seatsLeft = typeof composed.seatsLeft === 'number' ? Math.max(0, composed.seatsLeft - run.present) : null
      return {
        ...composed,
        hostName,
        startTime,
        endTime,
        seatsLeft,
        state: stateOf(run, seeded.isRecorded, now),
        updateTime,
      }
    },
    exhibitionOf: (kind, id) => ({ exhibitor: exhibitors, exhibit: exhibits, news })[kind].get(id)?.exhibitionId,
  }
}

/** Until the full audience of a live has arrived, in ms. */
const GATHERED_AFTER = 5 * 60_000

function viewersOf(all: number, run: Run, state: RunState, now: Date): number {
  if (state === 'upcoming') return 0
  if (state !== 'live') return all + run.visited
  const part = Math.min(1, (now.getTime() - Date.parse(run.startTime)) / GATHERED_AFTER)
  return Math.round(all * part) + run.present
}

function byId<S extends Seeded<unknown>>(list: readonly S[]): ReadonlyMap<string, S> {
  return new Map(list.map((each) => [each.id, each]))
}
