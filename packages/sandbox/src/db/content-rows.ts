import type { ContentKind } from '../seed/content/catalogue.ts'
import type { Fair } from '../seed/types.ts'
import type { Database } from './database.ts'

/** The row of a piece of content. */
export interface ContentState {
  readonly id: string
  readonly exhibitionId: string
  readonly isPublished: boolean
  readonly publishTime: string
  readonly updateTime: string
}

/** The scope of a request: content is only visible within its tenant. */
export interface ContentScope {
  readonly db: Database
  readonly fair: Fair
  readonly tenantId: string
}

interface Row {
  id: string
  exhibition_id: string
  published: number
  publish_time: string
  update_time: string
}

/** The published content of a kind in one exhibition, in the order in which it was inserted. */
export function publishedIn(db: Database, kind: ContentKind, exhibitionId: string): ContentState[] {
  const sql = 'SELECT * FROM content WHERE kind = ? AND exhibition_id = ? AND published = 1 ORDER BY position'
  return db.all<Row>(sql, kind, exhibitionId).map(stateFrom)
}

/** A piece of content, published or not, of any exhibition of the tenant; undefined if there is none. */
export function contentById(
  kind: ContentKind,
  id: string,
  { db, fair, tenantId }: ContentScope,
): ContentState | undefined {
  const row = db.one<Row>('SELECT * FROM content WHERE kind = ? AND id = ?', kind, id)
  const isOwn = fair.exhibitions.some((each) => each.exhibitionId === row?.exhibition_id && each.tenantId === tenantId)
  return row && isOwn ? stateFrom(row) : undefined
}

/**
 * Publishes or unpublishes a piece of content, as an editor would, and raises its update time. Returns the new update
 * time, undefined for an unknown id.
 */
export function setContentPublished(
  db: Database,
  kind: ContentKind,
  id: string,
  isPublished: boolean,
  now: Date,
): string | undefined {
  const row = db.one<Row>('SELECT * FROM content WHERE kind = ? AND id = ?', kind, id)
  if (!row) return undefined
  const time = new Date(Math.max(now.getTime(), Date.parse(row.update_time) + 1000)).toISOString()
  const sql = 'UPDATE content SET published = ?, update_time = ? WHERE kind = ? AND id = ?'
  db.run(sql, Number(isPublished), time, kind, id)
  return time
}

function stateFrom(row: Row): ContentState {
  return {
    id: row.id,
    exhibitionId: row.exhibition_id,
    isPublished: row.published === 1,
    publishTime: row.publish_time,
    updateTime: row.update_time,
  }
}

/** Raises the update time of all content of a kind; it is later than before even if the clock stands still. */
export function raiseContent(db: Database, kind: ContentKind, now: Date): void {
  for (const { id, update_time } of db.all<Row>('SELECT * FROM content WHERE kind = ?', kind)) {
    const time = new Date(Math.max(now.getTime(), Date.parse(update_time) + 1000)).toISOString()
    db.run('UPDATE content SET update_time = ? WHERE kind = ? AND id = ?', time, kind, id)
  }
}
