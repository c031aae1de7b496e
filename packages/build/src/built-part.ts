import type { Instant } from '@fair/contract/rules/brand.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { SkippedRecord } from '../../../src/content/border-report.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import type { BlockedOrigin } from '../../../src/content/origins.ts'
import type { PlanOfLanguage } from '../../../src/content/shard.ts'
import type { Weight } from './budgets.ts'
import type { IndexWeight } from './search-weight.ts'
import type { PhaseTimes, RouteTimes } from './times.ts'

/** The result of building a part of a site. Times in milliseconds. */
export interface Part {
  origin: string
  tenantId: string
  /** The moment for which its pages are rendered. */
  now: Instant
  languages: Language[]
  defaultLanguage: Language
  planned: Map<string, PlannedPage>
  /** Pages that the tail service renders. */
  tail: Map<string, PlannedPage>
  /** The plans of its languages; empty unless the build is sharded. */
  plan: [Language, PlanOfLanguage][]
  /** The settings that determine the site's output, by readable names: the same for all shards of a site. */
  settled: Record<string, unknown>
  /** Names of the pictures that its pages refer to. */
  pictures: string[]
  /** Names of the files of its search index. */
  shards: string[]
  weights: Weight[]
  /** Weights of its search indexes; a merge writes the indexes of shards. */
  indexes: IndexWeight[]
  warnings: string[]
  skipped: SkippedRecord[]
  /** How many texts were too long for their pages. */
  shortened: number
  dataWarnings: string[]
  blocked: BlockedOrigin[]
  /** Peak memory of the process, in MB. */
  peakMb: number
  load: number
  render: number
  phases: PhaseTimes
  routes: RouteTimes
}
