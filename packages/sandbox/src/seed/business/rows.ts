import type { Database } from '../../db/database.ts'
import type { Fair, SeededExhibit, SeededExhibition, SeededExhibitor } from '../types.ts'

export type Value = string | number | null

/** Writes a row by column names; missing columns are null. */
export function insertRow(db: Database, table: string, row: Readonly<Record<string, Value>>): void {
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  db.run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, ...Object.values(row))
}

/** The context of one tenant's demo data. */
export interface Scene {
  readonly db: Database
  readonly fair: Fair
  readonly origin: Date
  /** The tenant's current exhibition. */
  readonly exhibition: SeededExhibition
  /** Its exhibitors and exhibits, recommended first. */
  readonly exhibitors: readonly SeededExhibitor[]
  readonly exhibits: readonly SeededExhibit[]
  /** The moment this many minutes from the origin; negative values are before it. ISO 8601 in UTC with milliseconds. */
  at(minutes: number): string
}

/** Undefined for a tenant without an exhibition. */
export function sceneOf(db: Database, fair: Fair, origin: Date, tenantId: string): Scene | undefined {
  const own = fair.exhibitions.filter((each) => each.tenantId === tenantId)
  const exhibition = own.find((each) => each.compose('en-US').isCurrent === '1') ?? own[0]
  if (!exhibition) return undefined
  const here = <T extends { readonly exhibitionId: string; readonly rank: number }>(all: readonly T[]) =>
    all.filter(({ exhibitionId }) => exhibitionId === exhibition.exhibitionId).sort((a, b) => a.rank - b.rank)
  return {
    db,
    fair,
    origin,
    exhibition,
    exhibitors: here(fair.exhibitors),
    exhibits: here(fair.exhibits),
    at: (minutes) => new Date(origin.getTime() + minutes * 60_000).toISOString(),
  }
}

export const HOURS = 60
export const DAYS = 24 * HOURS
