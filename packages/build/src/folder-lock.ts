// Locks of cache folders, so that no process deletes one that another uses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, tryLock } from './lock.ts'
import { discard, isTrash } from './output.ts'

/** The file in each folder that is locked. */
export const LOCK_FILE = 'lock'

/** Locks an existing folder without waiting; undefined if another process excludes this, or has deleted the folder. */
export function lockFolder(dir: string, kind: 'shared' | 'exclusive'): Lock | undefined {
  try {
    const lock = tryLock(join(dir, LOCK_FILE), kind)
    // The lock may be that of a folder that has just been moved away.
    if (!lock || existsSync(dir)) return lock
    lock.release()
  } catch (error) {
    if (existsSync(dir)) throw error
  }
  return undefined
}

/** Discards a folder, unless another process uses it. It stays locked meanwhile, so that none can start to use it. */
export function discardUnused(dir: string): void {
  // Nobody uses what has been moved away.
  const lock = isTrash(dir) ? null : lockFolder(dir, 'exclusive')
  if (lock === undefined) return
  try {
    discard([dir])
  } finally {
    lock?.release()
  }
}
