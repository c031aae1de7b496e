import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/*
 * Locks between processes. SQLite requests them from the operating system, which frees them when a process ends,
 * however that happens: a lock is never stale, and no process id has to be trusted. Nothing is written into the file.
 */

/** A lock that is held until it is released, or its process ends. */
export interface Lock {
  release: () => void
}

const BUSY = 5
const NO_DATABASE = 26

/** Acquires a lock without waiting; undefined if another process holds one that excludes it. */
export function tryLock(file: string, kind: 'shared' | 'exclusive'): Lock | undefined {
  try {
    return take(file, kind)
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number }
    if ((errcode & 0xff) === BUSY) return undefined
    // The file is not a database, so that no process can hold a lock on it.
    if ((errcode & 0xff) !== NO_DATABASE || !existsSync(file)) throw error
    rmSync(file)
    return take(file, kind)
  }
}

function take(file: string, kind: 'shared' | 'exclusive'): Lock {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // No journal next to it: nothing is ever written.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    database.close()
    throw error
  }
  return { release: () => database.isOpen && database.close() }
}
