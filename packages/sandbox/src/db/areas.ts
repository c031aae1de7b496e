import { accountsArea } from './accounts.ts'
import { aliveArea } from './alive.ts'
import type { Area } from './area.ts'
import { audienceArea } from './audience.ts'
import { businessArea } from './business.ts'
import { chatArea } from './chat.ts'
import { contentArea } from './content.ts'
import { signGroupArea } from './sign-group.ts'

/** Files uploaded by visitors: `content` is set once the bytes have arrived. `token` permits sending them. */
const filesArea: Area = {
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

/** Completed writes, by the client's request id (contract: Once): a repeat is answered like the first. */
const onceArea: Area = {
  name: 'once',
  version: 1,
  tables: [
    `CREATE TABLE done_once (
      tenant_id TEXT NOT NULL, requester TEXT NOT NULL, call TEXT NOT NULL, request_id TEXT NOT NULL, reply TEXT NOT NULL,
      PRIMARY KEY (tenant_id, requester, call, request_id)
    ) WITHOUT ROWID`,
  ],
}

/** Posters created for sharing, by the digest of their drawing. */
const postersArea: Area = {
  name: 'posters',
  version: 1,
  tables: [`CREATE TABLE poster (id TEXT PRIMARY KEY, svg TEXT NOT NULL, time TEXT NOT NULL) WITHOUT ROWID`],
}

/** Faults that a developer has switched on (faults/switches.ts), by call. */
const faultsArea: Area = {
  name: 'faults',
  version: 1,
  tables: ['CREATE TABLE fault_switch (call TEXT PRIMARY KEY, fault TEXT NOT NULL) WITHOUT ROWID'],
}

/** One import and one line per area. */
export const areas: readonly Area[] = [
  onceArea,
  filesArea,
  audienceArea,
  accountsArea,
  signGroupArea,
  postersArea,
  aliveArea,
  chatArea,
  faultsArea,
  businessArea,
  contentArea,
]
