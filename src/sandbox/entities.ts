import type { Exhibit, Exhibitor } from '../contract/catalogue.ts'
import type { Exhibition } from '../contract/exhibition.ts'
import type { LiveBrief } from '../contract/live.ts'
import type { MeetingBrief } from '../contract/meeting.ts'
import type { Information } from '../contract/news.ts'
import type { Language } from '../rules/language.ts'
import type { Database } from './db/database.ts'
import { runOf, stateOf } from './db/runs.ts'
import type { Overrides } from './overrides.ts'
import type { Fair, Seeded, SeededExhibit, SeededExhibitor } from './seed/types.ts'

/**
 * The entities as they stand now, in one language: composed from the seed, with what was changed through the sandbox laid
 * over it, and with the update time of their row. Undefined for an unknown id.
 */
export interface Entities {
  exhibition(id: string, language: Language): Exhibition | undefined
  exhibitor(id: string, language: Language): Exhibitor | undefined
  /** Undefined also for a withdrawn one. */
  exhibit(id: string, language: Language): Exhibit | undefined
  news(id: string, language: Language): Information | undefined
  /** `state` is the one at that moment. */
  live(id: string, language: Language, now: Date): LiveBrief | undefined
  meeting(id: string, language: Language, now: Date): MeetingBrief | undefined
  /** The exhibition that an entity belongs to, for telling tenants apart. */
  exhibitionOf(kind: 'exhibitor' | 'exhibit' | 'news', id: string): string | undefined
}

/** How many of its exhibits' pictures an exhibitor's card shows. */
const CARD_PICTURES = 3

export function createEntities(db: Database, fair: Fair, overrides: Overrides): Entities {
  const exhibitions = new Map(fair.exhibitions.map((each) => [each.exhibitionId, each]))
  const exhibitors = byId<SeededExhibitor>(fair.exhibitors)
  const exhibits = byId<SeededExhibit>(fair.exhibits)
  const news = byId(fair.news)
  const lives = byId(fair.lives)
  const meetings = byId(fair.meetings)

  const timeOf = (table: 'exhibitor' | 'news', id: string) =>
    db.one<{ update_time: string }>(`SELECT update_time FROM ${table} WHERE id = ?`, id)?.update_time ?? ''

  const renamed = (exhibitorId: string, language: Language) => {
    const name = overrides.of('exhibitor', exhibitorId, language)?.['exhibitorName']
    return typeof name === 'string' ? name : undefined
  }

  const countOf = (exhibitorId: string) =>
    db.one<{ n: number }>('SELECT count(*) AS n FROM exhibit WHERE exhibitor_id = ? AND withdrawn = 0', exhibitorId)
      ?.n ?? 0

  /** The pictures on an exhibitor's card, where exhibits of it were withdrawn. */
  const picturesLeft = (exhibitorId: string, language: Language) => {
    const left = db.all<{ id: string }>(
      'SELECT id FROM exhibit WHERE exhibitor_id = ? AND withdrawn = 0 ORDER BY rank LIMIT ?',
      exhibitorId,
      CARD_PICTURES,
    )
    return left.flatMap(({ id }) => exhibits.get(id)?.compose(language).picture ?? [])
  }

  return {
    exhibition: (id, language) => {
      const composed = exhibitions.get(id)?.compose(language)
      const row = db.one<{ publish_state: string; update_time: string }>('SELECT * FROM exhibition WHERE id = ?', id)
      if (!composed || !row) return undefined
      return { ...composed, publishState: row.publish_state === '1' ? '1' : '0', updateTime: row.update_time }
    },
    exhibitor: (id, language) => {
      const composed = exhibitors.get(id)?.compose(language)
      if (!composed) return undefined
      const exhibitsCount = countOf(id)
      const pictures = exhibitsCount < composed.exhibitsCount ? picturesLeft(id, language) : composed.pictures
      const changes = overrides.of('exhibitor', id, language)
      return { ...composed, exhibitsCount, pictures, ...changes, updateTime: timeOf('exhibitor', id) }
    },
    exhibit: (id, language) => {
      const seeded = exhibits.get(id)
      const row = db.one<{ withdrawn: number; update_time: string }>(
        'SELECT withdrawn, update_time FROM exhibit WHERE id = ?',
        id,
      )
      if (!seeded || !row || row.withdrawn !== 0) return undefined
      const composed = seeded.compose(language)
      const exhibitorName = renamed(seeded.exhibitorId, language) ?? composed.exhibitorName
      const exhibitor = { ...composed.exhibitor, exhibitorName, exhibitsCount: countOf(seeded.exhibitorId) }
      const changes = overrides.of('exhibit', id, language)
      return { ...composed, exhibitorName, exhibitor, ...changes, updateTime: row.update_time }
    },
    news: (id, language) => {
      const composed = news.get(id)?.compose(language)
      return composed && { ...composed, ...overrides.of('news', id, language), updateTime: timeOf('news', id) }
    },
    live: (id, language, now) => {
      const composed = lives.get(id)?.compose(language)
      const run = runOf(db, 'LIVE', id)
      if (!composed || !run) return undefined
      const exhibitorName = renamed(composed.exhibitorId, language) ?? composed.exhibitorName
      const { startTime, endTime, updateTime } = run
      const state = stateOf(run, composed.state, now)
      const viewers = composed.viewers + (state === 'live' ? run.present : run.visited)
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
        state: stateOf(run, composed.state, now),
        updateTime,
      }
    },
    exhibitionOf: (kind, id) => ({ exhibitor: exhibitors, exhibit: exhibits, news })[kind].get(id)?.exhibitionId,
  }
}

function byId<S extends Seeded<unknown>>(list: readonly S[]): ReadonlyMap<string, S> {
  return new Map(list.map((each) => [each.id, each]))
}
