import type { Area } from './area.ts'

/** Files uploaded by visitors: `content` is set once the bytes have arrived. `token` permits sending them. */
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
