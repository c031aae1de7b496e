import { minutesBefore } from '../seed/calendar.ts'
import { contentOf } from '../seed/content/catalogue.ts'
import type { Fair } from '../seed/types.ts'
import type { Area } from './area.ts'
import type { Database } from './database.ts'

/**
 * Exhibitor groups, projects, national pavilions and micro pages: whether they are published and when they were
 * changed; their texts are composed from the seed. `published` is 0 or 1. Times are ISO 8601 in UTC.
 */
export const contentArea: Area = {
  name: 'content',
  version: 1,
  tables: [
    `CREATE TABLE content (
      kind TEXT NOT NULL, id TEXT NOT NULL, exhibition_id TEXT NOT NULL, position INTEGER NOT NULL,
      published INTEGER NOT NULL, publish_time TEXT NOT NULL, update_time TEXT NOT NULL, PRIMARY KEY (kind, id)
    ) WITHOUT ROWID`,
    // The members of a group, on the catalogue's own table (schema.ts).
    `CREATE INDEX exhibitor_by_group ON exhibitor (group_id)`,
    // `target_id` is '' for a home or login page; `user_id` is the user who received it.
    `CREATE TABLE preview_token (
      token TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, exhibition_id TEXT NOT NULL, target TEXT NOT NULL,
      target_id TEXT NOT NULL, user_id TEXT NOT NULL, expire_time TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
  fill: fillContent,
}

const HOUR = 60

function fillContent(db: Database, fair: Fair, origin: Date): void {
  contentOf(fair).forEach(({ kind, id, exhibitionId, isPublished, publishedFor, changedFor }, position) => {
    const times = [publishedFor, changedFor].map((hours) => minutesBefore(origin, hours * HOUR))
    db.run(
      'INSERT INTO content VALUES (?, ?, ?, ?, ?, ?, ?)',
      kind,
      id,
      exhibitionId,
      position,
      Number(isPublished),
      ...times,
    )
  })
}
