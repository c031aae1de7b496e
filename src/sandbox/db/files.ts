import type { Area } from './area.ts'

/** What visitors have uploaded: `content` is there once the bytes have come. `token` is the leave to send them. */
export const filesArea: Area = {
  name: 'files',
  version: 1,
  tables: [
    `CREATE TABLE file (
      id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
      file_name TEXT NOT NULL, content_type TEXT NOT NULL, bytes INTEGER NOT NULL,
      token TEXT NOT NULL UNIQUE, expire_time TEXT NOT NULL, content BLOB
    )`,
  ],
}
