import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { inTurn } from '../lib/in-turn.ts'
import { type Owner, personalKey } from '../lib/storage-keys.ts'

export type OutboxKind = 'inquiry' | 'card' | 'talk' | 'message' | 'sample' | 'booking' | 'question' | 'rating'

/** A write that the platform has not answered yet, or has refused. */
export interface StoredWrite {
  /** Sent with the write, so that the platform performs it once however often it is sent. */
  id: string
  kind: OutboxKind
  /** The input of the kind's call (stores/outbox.ts). */
  input: object
  /** The name of the recipient, or of the session or exhibit that it is about; '' for an inquiry to all exhibitors. */
  name: string
  /** The text that the visitor wrote; '' if none. */
  text: string
  /** The path of the page where it was written. */
  path: string
  /** The exhibition of that page; null if the site has not started. Absent from writes of earlier versions. */
  exhibitionId?: string | null
  /** Milliseconds since 1970, by the platform's clock (lib/clock.ts). */
  storedAt: number
  /** Why the platform refused it; null while it waits. */
  refusal: string | null
}

interface Schema extends DBSchema {
  writes: { key: string; value: StoredWrite }
}

/**
 * A short task on the unsent writes of an account, one at a time across all tabs. The connection is closed at once, so
 * that a logout in any tab can delete the database. It is also deleted with its last write, so that no page opens it
 * for nothing (client/after-load.ts). Rejects if the browser denies access to databases.
 */
const onDatabase = <T>(owner: Owner, task: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> =>
  inTurn('outbox-database', async () => {
    const name = personalKey('outbox', owner)
    const db = await openDB<Schema>(name, 1, {
      upgrade: (created) => void created.createObjectStore('writes', { keyPath: 'id' }),
    })
    let isEmpty = false
    try {
      const result = await task(db)
      isEmpty = (await db.count('writes')) === 0
      return result
    } finally {
      db.close()
      if (isEmpty) await deleteDB(name)
    }
  })

async function put(db: IDBPDatabase<Schema>, write: StoredWrite): Promise<void> {
  const tx = db.transaction('writes', 'readwrite', { durability: 'strict' })
  await tx.store.put(write)
  await tx.done
}

/**
 * Stores a new write behind all others, even if the clock was set back since they were stored, and returns it as stored.
 * It is on the disk when the promise resolves; rejects if the browser has no space or denies access to databases.
 */
export const addWrite = (owner: Owner, write: StoredWrite): Promise<StoredWrite> =>
  onDatabase(owner, async (db) => {
    const others = await db.getAll('writes')
    const storedAt = Math.max(write.storedAt, ...others.map((other) => other.storedAt + 1))
    const stored = { ...write, storedAt }
    await put(db, stored)
    return stored
  })

/** Stores a write in its place, as addWrite does: one that was deleted, or that was refused meanwhile. */
export const storeWrite = (owner: Owner, write: StoredWrite): Promise<void> => onDatabase(owner, (db) => put(db, write))

/** Removes a write, unless a newer one with its id has replaced it. */
export const removeWrite = (owner: Owner, { id, storedAt }: Pick<StoredWrite, 'id' | 'storedAt'>): Promise<void> =>
  onDatabase(owner, async (db) => {
    if ((await db.get('writes', id))?.storedAt === storedAt) await db.delete('writes', id)
  })

export const readWrite = (owner: Owner, id: string): Promise<StoredWrite | undefined> =>
  onDatabase(owner, (db) => db.get('writes', id))

/** All writes, the oldest first. */
export const listWrites = (owner: Owner): Promise<StoredWrite[]> =>
  onDatabase(owner, async (db) => (await db.getAll('writes')).sort((a, b) => a.storedAt - b.storedAt))
