import type { SkippedRecord } from '../../src/content/border-report.ts'
import type { PlannedPage } from '../../src/content/build-context.ts'
import type { BlockedOrigin } from '../../src/content/origins.ts'
import type { PlanOfLanguage } from '../../src/content/shard.ts'
import type { Instant } from '../../src/domain/brand.ts'
import type { Language } from '../../src/domain/language.ts'
import type { Weight } from './budgets.ts'
import type { IndexWeight } from './search-weight.ts'
import type { PhaseTimes, RouteTimes } from './times.ts'

/** The result of building a share of a site. Times in milliseconds. */
export interface Part {
  origin: string
  tenantId: string
  /** The moment that its pages are rendered at. */
  now: Instant
  languages: Language[]
  defaultLanguage: Language
  planned: Map<string, PlannedPage>
  /** Pages that the tail service renders. */
  tail: Map<string, PlannedPage>
  /** Of its languages; none unless the build is sharded. */
  plan: [Language, PlanOfLanguage][]
  /** What decides how the site comes out, by what people call it: the same for all shares of one. */
  settled: Record<string, unknown>
  /** Names of the pictures that its pages point to. */
  pictures: string[]
  /** Names of the files of its search index. */
  shards: string[]
  weights: Weight[]
  /** Of its search indexes; a merge writes those of shares. */
  indexes: IndexWeight[]
  warnings: string[]
  skipped: SkippedRecord[]
  /** How many texts were too long for their pages. */
  shortened: number
  dataWarnings: string[]
  blocked: BlockedOrigin[]
  /** Most memory that the process has held, in MB. */
  peakMb: number
  load: number
  render: number
  phases: PhaseTimes
  routes: RouteTimes
}
