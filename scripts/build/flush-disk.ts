import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Returns when everything that was written on the disk of this folder is on it, so that it survives a power cut. `sync -f` flushes
 * a file system at once (Linux); other systems have a `sync` for all disks.
 */
export function flushDisk(folder: string): void {
  const isDone = [['-f', folder], []].some((args) => spawnSync('sync', args, { stdio: 'ignore' }).status === 0)
  if (!isDone) flushFolder(folder)
}

/** Returns when the names in a folder are on the disk: what a rename in it has changed. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
