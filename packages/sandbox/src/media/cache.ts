import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by name. It never fails: an unreadable file is absent, one that cannot be written is dropped. */
export interface FileCache {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** A cache in a folder, which is created on the first write. */
export function createFileCache(folder: string): FileCache {
  // a level of subfolders, so that none contains tens of thousands of files
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2))
  return {
    async read(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch {
        return undefined
      }
    },
    async write(name, bytes) {
      const path = pathOf(name)
      const draft = `${path}.${randomUUID()}`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(draft, bytes)
        // renamed once complete: another process, or this one after a crash, never reads half a picture
        await rename(draft, path)
      } catch {
        // a full or read-only disk costs time, not pictures
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
