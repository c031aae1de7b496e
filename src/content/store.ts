import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Dated {
  updateTime: string
}

/**
 * Whole items kept between builds, one file a kind, exhibition and language. What has the update time that the platform's
 * list tells is not fetched again.
 */
export interface ItemStore {
  read<T extends Dated>(name: string): Map<string, T>
  write<T extends Dated>(name: string, items: ReadonlyMap<string, T>): void
}

export function fileStore(dir: string): ItemStore {
  return {
    read<T extends Dated>(name: string) {
      try {
        return new Map(Object.entries(JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as Record<string, T>))
      } catch {
        return new Map<string, T>()
      }
    },
    write(name, items) {
      const file = join(dir, `${name}.json`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(items)))
      renameSync(`${file}.next`, file)
    },
  }
}

/** Keeps nothing: every build fetches everything. */
export const noStore: ItemStore = { read: () => new Map(), write: () => {} }
