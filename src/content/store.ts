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

interface Kept {
  stamp: string
  items: Record<string, Dated>
}

/**
 * Items in files of a folder.
 *
 * @param stamp says by what code and from what platform the items came. What was kept under another is as good as not
 *   kept, and gives way to the new: an older contract may have dropped what the newer one knows, and another platform's
 *   update times say nothing.
 */
export function fileStore(dir: string, stamp: string): ItemStore {
  return {
    read<T extends Dated>(name: string) {
      try {
        const kept = JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as Kept
        return new Map(kept.stamp === stamp ? Object.entries(kept.items as Record<string, T>) : [])
      } catch {
        return new Map<string, T>()
      }
    },
    write(name, items) {
      const file = join(dir, `${name}.json`)
      mkdirSync(dirname(file), { recursive: true })
      const kept: Kept = { stamp, items: Object.fromEntries(items) }
      writeFileSync(`${file}.next`, JSON.stringify(kept))
      renameSync(`${file}.next`, file)
    },
  }
}

/** Keeps nothing: every build fetches everything. */
export const noStore: ItemStore = { read: () => new Map(), write: () => {} }
