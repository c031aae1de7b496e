import type { Database } from './db/database.ts'
import { createListing, type Listing, type ListingSource } from './listing.ts'
import type { Presence } from './presence.ts'

/**
 * The listings of each exhibition, read from the database on first request, or when somebody goes online or offline.
 */
export interface Catalogue {
  /** In recommended order. Facets category, region, tag, hall; orders az and new. */
  exhibits(exhibitionId: string): Listing
  /** In recommended order. Facets region, industry, hall, tag, available; orders az and none (the platform's own). */
  exhibitors(exhibitionId: string): Listing
  /** Newest first. Facet column. */
  news(exhibitionId: string): Listing
  /** Reads everything again after a change. */
  forget(): void
}

interface ExhibitRow {
  id: string
  category: string
  parent_category: string
  region: string
  hall: string
  tags: string
  update_time: string
}

interface ExhibitorRow {
  id: string
  position: number
  region: string
  industry: string
  hall: string
  tags: string
  time_zone: string
  is_online: number
  is_staffed_always: number
  takes_appointments: number
}

/** The number of cached exhibitor listings: of the present moment, and of the moments that requests name (clock.ts). */
const MAX_MOMENTS = 8

export function createCatalogue(db: Database, presence: Presence): Catalogue {
  const listings = new Map<string, Listing>()
  const moments = new Map<string, Listing>()
  const stored = (
    kind: string,
    exhibitionId: string,
    source: (db: Database, exhibitionId: string) => ListingSource,
  ) => {
    const key = `${kind} ${exhibitionId}`
    const listing = listings.get(key) ?? createListing(source(db, exhibitionId))
    listings.set(key, listing)
    return listing
  }
  const zones = new Map<string, readonly { zone: string }[]>()
  const zonesOf = (exhibitionId: string) => {
    const sql = 'SELECT DISTINCT time_zone AS zone FROM exhibitor WHERE exhibition_id = ?'
    const known = zones.get(exhibitionId) ?? db.all<{ zone: string }>(sql, exhibitionId)
    zones.set(exhibitionId, known)
    return known
  }
  const exhibitorsNow = (exhibitionId: string) => {
    const onAir = presence.onAir(exhibitionId)
    const atWork = zonesOf(exhibitionId).flatMap(({ zone }) => (presence.isAtWork(exhibitionId, zone) ? [zone] : []))
    const key = [exhibitionId, ...onAir, ...atWork].join(' ')
    const listing = moments.get(key) ?? createListing(exhibitorSource(db, exhibitionId, onAir, new Set(atWork)))
    // The most recently requested one is moved to the end, so that the first is the one to drop.
    moments.delete(key)
    moments.set(key, listing)
    for (const old of [...moments.keys()].slice(0, -MAX_MOMENTS)) moments.delete(old)
    return listing
  }
  return {
    exhibits: (exhibitionId) => stored('exhibit', exhibitionId, exhibitSource),
    exhibitors: exhibitorsNow,
    news: (exhibitionId) => stored('news', exhibitionId, newsSource),
    forget: () => {
      listings.clear()
      moments.clear()
    },
  }
}

function exhibitSource(db: Database, exhibitionId: string): ListingSource {
  const rows = db.all<ExhibitRow>(
    'SELECT * FROM exhibit WHERE exhibition_id = ? AND withdrawn = 0 ORDER BY rank, id',
    exhibitionId,
  )
  const textSql = `SELECT id, name FROM exhibit_text JOIN exhibit USING (id)
    WHERE exhibition_id = ? AND language = ?`
  return {
    ids: rows.map(({ id }) => id),
    facets: {
      category: rows.map((row) => [row.parent_category, row.category]),
      region: rows.map(({ region }) => withCountry(region)),
      tag: rows.map(tagsOf),
      hall: rows.map(({ hall }) => [hall]),
    },
    orders: {
      az: (language) => {
        const names = db.all<{ id: string; name: string }>(textSql, exhibitionId, language)
        const { compare } = new Intl.Collator(language, { numeric: true })
        return placesBy(
          rows,
          names.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
        )
      },
      new: () =>
        placesBy(
          rows,
          rows.toSorted((a, b) => descending(a.update_time, b.update_time)),
        ),
    },
  }
}

function exhibitorSource(
  db: Database,
  exhibitionId: string,
  onAir: ReadonlySet<string>,
  zonesAtWork: ReadonlySet<string>,
): ListingSource {
  const rows = db.all<ExhibitorRow>('SELECT * FROM exhibitor WHERE exhibition_id = ? ORDER BY rank, id', exhibitionId)
  const textSql = `SELECT id FROM exhibitor_text JOIN exhibitor USING (id)
    WHERE exhibition_id = ? AND language = ? ORDER BY az_rank`
  return {
    ids: rows.map(({ id }) => id),
    facets: {
      region: rows.map(({ region }) => withCountry(region)),
      industry: rows.map(({ industry }) => [industry]),
      hall: rows.map(({ hall }) => [hall]),
      tag: rows.map(tagsOf),
      available: rows.map((row) => [
        ...(onAir.has(row.id) ? ['live'] : []),
        ...(row.is_online && (row.is_staffed_always || zonesAtWork.has(row.time_zone)) ? ['online'] : []),
        ...(row.takes_appointments ? ['appointment'] : []),
      ]),
    },
    orders: {
      az: (language) => placesBy(rows, db.all<{ id: string }>(textSql, exhibitionId, language)),
      none: () => rows.map(({ position }) => position),
    },
  }
}

function newsSource(db: Database, exhibitionId: string): ListingSource {
  const rows = db.all<{ id: string; column_id: string }>(
    'SELECT id, column_id FROM news WHERE exhibition_id = ? ORDER BY publish_time DESC, position',
    exhibitionId,
  )
  return {
    ids: rows.map(({ id }) => id),
    facets: { column: rows.map(({ column_id }) => [column_id]) },
    orders: { publish_time: () => rows.map((_, place) => place) },
  }
}

function placesBy(rows: readonly { id: string }[], sorted: readonly { id: string }[]): number[] {
  const places = new Map(sorted.map(({ id }, place) => [id, place]))
  return rows.map(({ id }) => places.get(id) ?? 0)
}

/** A province counts for its country too: CN-ZJ is found by CN. */
function withCountry(region: string): string[] {
  const [country = region] = region.split('-')
  return [country, region]
}

function tagsOf({ tags }: { tags: string }): string[] {
  return JSON.parse(tags)
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1
}
