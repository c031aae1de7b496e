import { areas } from './areas.ts'
import type { Database } from './database.ts'

/** Raised with every change to the tables below: a file of another version is recreated. */
export const SCHEMA_VERSION = 3

/**
 * The sandbox's tables. The catalogue's rows contain the columns that lists filter and sort by; full texts are composed
 * from the seed on request. `update_time` is the entity's, which incremental builds rely on. `tags` is a JSON array,
 * for json_each. Times are ISO 8601 in UTC.
 */
const TABLES = [
  // Never changed: an older file's identity is read before it is recreated.
  `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE exhibition (
    id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, publish_state TEXT NOT NULL, update_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE exhibitor (
    id TEXT PRIMARY KEY, exhibition_id TEXT NOT NULL, position INTEGER NOT NULL, rank INTEGER NOT NULL,
    region TEXT NOT NULL, industry TEXT NOT NULL, hall TEXT NOT NULL, stand TEXT NOT NULL, tags TEXT NOT NULL,
    time_zone TEXT NOT NULL, is_online INTEGER NOT NULL, is_staffed_always INTEGER NOT NULL, takes_appointments INTEGER NOT NULL,
    group_id TEXT, update_time TEXT NOT NULL
  )`,
  `CREATE TABLE exhibit (
    id TEXT PRIMARY KEY, exhibition_id TEXT NOT NULL, position INTEGER NOT NULL, rank INTEGER NOT NULL,
    exhibitor_id TEXT NOT NULL, category TEXT NOT NULL, parent_category TEXT NOT NULL,
    region TEXT NOT NULL, hall TEXT NOT NULL, tags TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0, update_time TEXT NOT NULL
  )`,
  `CREATE TABLE news (
    id TEXT PRIMARY KEY, exhibition_id TEXT NOT NULL, position INTEGER NOT NULL, column_id TEXT NOT NULL,
    publish_time TEXT NOT NULL, update_time TEXT NOT NULL
  )`,
  `CREATE TABLE live (
    id TEXT PRIMARY KEY, exhibition_id TEXT NOT NULL, exhibitor_id TEXT NOT NULL,
    start_time TEXT NOT NULL, end_time TEXT NOT NULL, update_time TEXT NOT NULL
  )`,
  `CREATE TABLE meeting (
    id TEXT PRIMARY KEY, exhibition_id TEXT NOT NULL, exhibitor_id TEXT, hall TEXT NOT NULL,
    start_time TEXT NOT NULL, end_time TEXT NOT NULL, update_time TEXT NOT NULL
  )`,
  // `az_rank` is the position in A–Z within the exhibition.
  `CREATE TABLE exhibitor_text (
    id TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL,
    initial TEXT NOT NULL, az_rank INTEGER NOT NULL, PRIMARY KEY (id, language)
  ) WITHOUT ROWID`,
  `CREATE TABLE exhibit_text (
    id TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (id, language)
  ) WITHOUT ROWID`,
  `CREATE TABLE news_text (
    id TEXT NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (id, language)
  ) WITHOUT ROWID`,
  // Fields changed through the sandbox, as JSON: they override the composed text.
  `CREATE TABLE override (
    kind TEXT NOT NULL, id TEXT NOT NULL, language TEXT NOT NULL, patch TEXT NOT NULL, PRIMARY KEY (kind, id, language)
  ) WITHOUT ROWID`,
  `CREATE TABLE session (
    token TEXT PRIMARY KEY, user_id TEXT NOT NULL, tenant_id TEXT NOT NULL, expire_time TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE INDEX exhibitor_by_rank ON exhibitor (exhibition_id, rank)`,
  `CREATE INDEX exhibit_by_rank ON exhibit (exhibition_id, rank)`,
  `CREATE INDEX exhibit_by_exhibitor ON exhibit (exhibitor_id, rank)`,
  `CREATE INDEX news_by_time ON news (exhibition_id, publish_time DESC)`,
  `CREATE INDEX live_by_exhibition ON live (exhibition_id, start_time)`,
  `CREATE INDEX live_by_exhibitor ON live (exhibitor_id)`,
  `CREATE INDEX meeting_by_exhibition ON meeting (exhibition_id, start_time)`,
  `CREATE INDEX meeting_by_exhibitor ON meeting (exhibitor_id)`,
]

/** Creates the tables, in place of any existing ones. Call it in a transaction. */
export function createTables(db: Database): void {
  const old = db.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  )
  for (const { name } of old) db.run(`DROP TABLE "${name}"`)
  for (const table of TABLES) db.run(table)
  for (const { tables } of areas) for (const table of tables) db.run(table)
}
