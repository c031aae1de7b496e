import { createHash } from 'node:crypto'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import type { Fair } from '../seed/types.ts'
import { areas } from './areas.ts'
import type { Database } from './database.ts'
import { SCHEMA_VERSION } from './schema.ts'

/** What a database file was created with; a file created with anything else is recreated. */
export interface Identity {
  readonly seed: string
  readonly size: string
  /** The moment around which the fair was created. */
  readonly origin: Date
}

/** The origin of a file's fair; undefined for an empty file. */
export function storedOrigin(db: Database): Date | undefined {
  const origin = read(db, 'origin')
  return origin === undefined ? undefined : new Date(origin)
}

/** Whether the file contains this fair, created by this code. */
export function isOf(db: Database, identity: Identity, fair: Fair): boolean {
  return read(db, 'identity') === digest(identity, fair)
}

export function markAs(db: Database, identity: Identity, fair: Fair): void {
  const insert = 'INSERT INTO meta VALUES (?, ?)'
  db.run(insert, 'identity', digest(identity, fair))
  db.run(insert, 'seed', identity.seed)
  db.run(insert, 'size', identity.size)
  db.run(insert, 'origin', identity.origin.toISOString())
}

function read(db: Database, key: string): string | undefined {
  const made = db.one<object>(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`)
  return made && db.one<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value
}

const SAMPLE = 12

/**
 * Covers a few complete entities of each kind besides the identity: if the seed's tables change, the rows in the file
 * are out of date.
 */
function digest({ seed, size, origin }: Identity, fair: Fair): string {
  const hash = createHash('sha1').update(JSON.stringify([SCHEMA_VERSION, areas, seed, size, origin]))
  for (const entities of [fair.exhibitors, fair.exhibits, fair.news, fair.lives, fair.meetings]) {
    hash.update(`${entities.length}\n`)
    const step = Math.max(1, Math.floor(entities.length / SAMPLE))
    for (let at = 0; at < entities.length; at += step) {
      for (const language of LANGUAGES) hash.update(JSON.stringify(entities[at]?.compose(language)))
    }
  }
  for (const { exhibitionId, tenantId } of fair.exhibitions) hash.update(`${exhibitionId} ${tenantId}\n`)
  return hash.digest('hex')
}
