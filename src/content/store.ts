import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SkippedField } from './border-report.ts'
import { partOf, storeDigest } from './digest.ts'

interface Dated {
  updateTime: string
}

/**
 * Complete items stored between builds, one file for each kind, exhibition and language. An item whose update time
 * equals that in the platform's list is not fetched again.
 */
export interface ItemStore {
  read<T extends Dated>(name: string): Map<string, T>
  /** @param changed ids of the items that differ from those read; absent: any may differ, or some were removed */
  write<T extends Dated>(name: string, items: ReadonlyMap<string, T>, changed?: readonly string[]): void
  /** The fields skipped when items were fetched, by item id. */
  readSkipped(name: string): Map<string, SkippedField[]>
  writeSkipped(name: string, skipped: ReadonlyMap<string, SkippedField[]>): void
}

interface StoredItems {
  stamp: string
  items: Record<string, Dated>
  /** The digest of each item that distinguishes pages (digest.ts). */
  digests: Record<string, string>
}

interface StoredSkipped {
  stamp: string
  skipped: [string, SkippedField[]][]
}

/**
 * Up to this share of a kind's items, changed ones are stored in a second file: one exhibit is not worth writing 10 MB.
 */
const BESIDE = 1 / 8

/**
 * Items in files of a folder: all items of a kind in one file, later changes in another that takes precedence.
 *
 * @param stamp identifies the code and the platform that the items came from. Items stored under another stamp are
 *   ignored and replaced: an older contract may have dropped fields that the newer one has, and another platform's
 *   update times are not comparable.
 */
export function fileStore(dir: string, stamp: string): ItemStore {
  /** The contents of the second file, by name; a missing name has not been read. */
  const beside = new Map<string, Record<string, Dated>>()
  const read = (file: string): Record<string, Dated> | null => {
    try {
      const stored = JSON.parse(readFileSync(join(dir, file), 'utf8')) as StoredItems
      if (stored.stamp !== stamp) return null
      for (const [id, digest] of Object.entries(stored.digests)) {
        const item = stored.items[id]
        if (item) storeDigest(item, digest)
      }
      return stored.items
    } catch {
      return null
    }
  }
  const writeWhole = (file: string, content: StoredItems | StoredSkipped) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    // Two builds of a tenant into two folders may write it at the same time: each leaves a complete file.
    const draft = join(dir, `${file}.${randomUUID()}`)
    writeFileSync(draft, JSON.stringify(content))
    renameSync(draft, join(dir, file))
  }
  const write = (file: string, items: Record<string, Dated>) => {
    const digests = Object.fromEntries(Object.entries(items).map(([id, item]) => [id, partOf(item)]))
    writeWhole(file, { stamp, items, digests })
  }
  return {
    read<T extends Dated>(name: string) {
      const all = read(`${name}.json`)
      if (!all) return new Map<string, T>()
      const newer = read(`${name}.newer.json`) ?? {}
      beside.set(name, newer)
      return new Map(Object.entries({ ...all, ...newer } as Record<string, T>))
    },
    write(name, items, changed) {
      const newer = new Map(Object.entries(beside.get(name) ?? {}))
      for (const id of changed ?? []) {
        const item = items.get(id)
        if (item) newer.set(id, item)
      }
      if (changed && beside.has(name) && newer.size <= items.size * BESIDE) {
        write(`${name}.newer.json`, Object.fromEntries(newer))
        return
      }
      write(`${name}.json`, Object.fromEntries(items))
      rmSync(join(dir, `${name}.newer.json`), { force: true })
    },
    readSkipped(name) {
      try {
        const saved = JSON.parse(readFileSync(join(dir, `${name}.skipped.json`), 'utf8')) as StoredSkipped
        return new Map(saved.stamp === stamp ? saved.skipped : [])
      } catch {
        return new Map()
      }
    },
    writeSkipped(name, skipped) {
      const file = `${name}.skipped.json`
      if (skipped.size === 0) rmSync(join(dir, file), { force: true })
      else writeWhole(file, { stamp, skipped: [...skipped] })
    },
  }
}

/** Stores nothing: every build fetches everything. */
export const noStore: ItemStore = {
  read: () => new Map(),
  write: () => {},
  readSkipped: () => new Map(),
  writeSkipped: () => {},
}
