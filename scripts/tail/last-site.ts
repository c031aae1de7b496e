// What the service has shown last, in a file: after a restart, too, another tenant or an emptied list is not taken over.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteContent } from '../../src/content/types.ts'
import { cacheOf } from '../build/caches.ts'
import type { BuildOptions } from '../build/options.ts'
import type { PageCounts } from '../build/page-counts.ts'

export interface LastSite {
  tenantId: string
  /** Exhibits by language. */
  counts: PageCounts
}

/** The exhibits that the lists name, by language, in all exhibitions. */
export function countExhibits({ fairs }: Pick<SiteContent, 'fairs'>): PageCounts {
  const counts: Record<string, number> = {}
  for (const { language, exhibits } of fairs.values()) {
    const kind = `exhibits ${language}`
    counts[kind] = (counts[kind] ?? 0) + exhibits.length
  }
  return counts
}

/** Null where nothing has been shown yet, and for the sample fair, which may become any other. */
export function readLastSite(options: BuildOptions): LastSite | null {
  try {
    return options.platform === null ? null : (JSON.parse(readFileSync(fileOf(options), 'utf8')) as LastSite)
  } catch {
    return null
  }
}

export function writeLastSite(options: BuildOptions, site: LastSite): void {
  if (options.platform === null) return
  const file = fileOf(options)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(site))
  renameSync(`${file}.${process.pid}`, file)
}

const fileOf = (options: BuildOptions): string => join(cacheOf(options).dir, 'tail', 'site.json')
