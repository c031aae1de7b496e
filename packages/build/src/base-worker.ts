// A thread that creates the tree of a new release (base.ts) during the reading: 20,000 folders take a second.
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

export type BaseOrder =
  /** Links files of the current release into a new tree. */
  | { link: string; into: string; files: readonly string[] }
  /** Deletes everything except these files. */
  | { tidy: string; files: readonly string[] }

/** Returns the files in the tree. */
function carryOut(order: BaseOrder): readonly string[] {
  if ('link' in order) {
    for (const file of order.files) {
      mkdirSync(dirname(join(order.into, file)), { recursive: true })
      linkSync(join(order.link, file), join(order.into, file))
    }
    return order.files
  }
  const known = new Set(order.files)
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(order.tidy, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile() && known.has(path)) found.push(path)
      else rmSync(join(order.tidy, path), { recursive: true })
    }
  }
  walk('')
  return found
}

parentPort?.postMessage(carryOut(workerData as BaseOrder))
