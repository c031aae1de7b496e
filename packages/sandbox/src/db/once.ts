import type { Area } from './area.ts'

/** Completed writes, by the client's request id (contract: Once): a repeat is answered like the first. */
export const onceArea: Area = {
  name: 'once',
  version: 1,
  tables: [
    `CREATE TABLE done_once (
      tenant_id TEXT NOT NULL, asker TEXT NOT NULL, call TEXT NOT NULL, request_id TEXT NOT NULL, reply TEXT NOT NULL,
      PRIMARY KEY (tenant_id, asker, call, request_id)
    ) WITHOUT ROWID`,
  ],
}
