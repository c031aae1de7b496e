// Stores the tenant and the number of exhibits that the service served last, so that it refuses another tenant or an
// emptied list after a restart, too.
import { mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheOf } from '@fair/build/caches.ts'
import type { BuildOptions } from '@fair/build/options.ts'
import type { PageCounts } from '@fair/build/page-counts.ts'
import { writeComplete } from '@fair/build/write-complete.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import type { SiteContent } from '../../../../src/content/types.ts'

export interface LastSite {
  tenantId: string
  /** Exhibits by language. */
  counts: PageCounts
}

/** Counts the exhibits of all exhibitions by language. */
export function countExhibits({ fairs }: Pick<SiteContent, 'fairs'>): PageCounts {
  const counts: Record<string, number> = {}
  for (const { language, exhibits } of fairs.values()) {
    const kind = `exhibits ${language}`
    counts[kind] = (counts[kind] ?? 0) + exhibits.length
  }
  return counts
}

/** Null before the first reading, and for the sample fair, which may be replaced by any other. */
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
  writeComplete(file, JSON.stringify(site))
  // Builds of other tenants delete caches that have not been used for a month.
  const now = new Date(machineTime())
  utimesSync(cacheOf(options).dir, now, now)
}

const fileOf = (options: BuildOptions): string => join(cacheOf(options).dir, 'tail', 'site.json')
