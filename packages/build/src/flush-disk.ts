import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Flushes the file system of this folder to disk, so that written files survive a power cut. `sync -f` flushes one file
 * system (Linux); other systems have a `sync` for all disks.
 */
export function flushDisk(folder: string): void {
  const isDone = [['-f', folder], []].some((args) => spawnSync('sync', args, { stdio: 'ignore' }).status === 0)
  if (!isDone) flushFolder(folder)
}

/** Flushes the entries of a folder to disk, such as a rename in it. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
