import type { SkippedRecord } from '../../../src/content/border-report.ts'
import type { PlannedPage } from '../../../src/content/build-context.ts'
import { blockedWarnings } from '../../../src/content/origins.ts'
import type { Assembled } from './assemble.ts'
import { heaviest, type Weight } from './budgets.ts'
import type { Part } from './built-part.ts'
import type { IndexWeight } from './search-weight.ts'
import { mergePhases, mergeRoutes, type PhaseTimes, type RouteTimes } from './times.ts'

/** A build that was restarted after its engine crashed: the exit code of the first attempt. */
export interface Restart {
  code: number
}

/** The result of a build, as JSON for CI. Times in milliseconds. */
export interface Report {
  domain: string
  tenantId: string
  out: string
  pages: {
    total: number
    new: number
    changed: number
    reused: number
    removed: number
    /** Pages that are rendered on request (--head). */
    onRequest: number
    byRoute: Record<string, number>
    byLanguage: Record<string, number>
  }
  /** Rendered addresses, at most 1,000. */
  rendered: string[]
  weights: Weight[]
  /** Bytes that first answers of the search indexes fetch. */
  indexes: IndexWeight[]
  warnings: string[]
  /** Skipped records and fields of the platform, and why. */
  skipped: SkippedRecord[]
  /** Values that were read although the platform writes them in another form: each once. */
  dataWarnings: string[]
  /** For a merge: the cost of each shard on its machine. */
  shards?: { shard: string; pages: number; peakMb: number; load: number; render: number }[]
  /** Peak memory of the build's processes, added up, in MB; for shards, that of the largest. */
  peakMb: number
  /** Phases overlap between processes and shards: the longest of each. `render` is all from `bundle` to `pictures`. */
  timings: PhaseTimes & { render: number; assemble: number; total: number }
  /** Attempts at this build that ended because the engine crashed, by exit code. Investigate if it is not empty. */
  restarts: Restart[]
  /** Rendered files by route: how many, and the milliseconds of all processes for them. */
  routes: RouteTimes
}

/** The findings of a process or shard, besides its pages. */
export type Findings = Pick<
  Part,
  | 'weights'
  | 'indexes'
  | 'warnings'
  | 'skipped'
  | 'dataWarnings'
  | 'blocked'
  | 'shortened'
  | 'load'
  | 'render'
  | 'phases'
  | 'routes'
>

/** Findings of several processes or shards are reported once. */
export function mergeFindings(all: readonly Findings[]): Findings {
  const distinct = <T>(list: readonly T[]): T[] => [
    ...new Map(list.map((each) => [JSON.stringify(each), each])).values(),
  ]
  return {
    weights: heaviest(all.flatMap((each) => each.weights)),
    indexes: all.flatMap((each) => each.indexes),
    warnings: [...new Set(all.flatMap((each) => each.warnings))],
    skipped: distinct(all.flatMap((each) => each.skipped)),
    dataWarnings: [...new Set(all.flatMap((each) => each.dataWarnings))],
    blocked: all.flatMap((each) => each.blocked),
    shortened: all.reduce((sum, each) => sum + each.shortened, 0),
    load: Math.max(...all.map((each) => each.load)),
    render: Math.max(...all.map((each) => each.render)),
    phases: mergePhases(all.map((each) => each.phases)),
    routes: mergeRoutes(all.map((each) => each.routes)),
  }
}

const count = (keys: Iterable<string>) => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

export function reportOf(
  site: { domain: string; tenantId: string; out: string; planned: ReadonlyMap<string, PlannedPage>; tail?: number },
  met: Findings,
  { rendered, new: isNew, removed }: Assembled,
  cost: { peakMb: number; assemble: number; total: number },
): Report {
  const { domain, tenantId, out, planned, tail = 0 } = site
  const rounded = (times: Record<string, number>) =>
    Object.fromEntries(Object.entries(times).map(([phase, ms]) => [phase, Math.round(ms)]))
  return {
    domain,
    tenantId,
    out,
    pages: {
      total: planned.size,
      new: isNew,
      changed: rendered.length - isNew,
      reused: planned.size - rendered.length,
      removed: removed.length,
      onRequest: tail,
      byRoute: count([...planned.values()].map((page) => page.route)),
      byLanguage: count([...planned.values()].map((page) => page.language)),
    },
    rendered: rendered.slice(0, 1000),
    weights: met.weights,
    indexes: met.indexes,
    warnings: [...blockedWarnings(met.blocked), ...met.warnings],
    skipped: met.skipped,
    dataWarnings: met.dataWarnings,
    restarts: restartsIn(),
    peakMb: cost.peakMb,
    timings: rounded({
      ...met.phases,
      render: met.render,
      assemble: cost.assemble,
      total: cost.total,
    }) as Report['timings'],
    routes: Object.fromEntries(
      Object.entries(met.routes).map(([route, { files, ms }]) => [route, { files, ms: Math.round(ms) }]),
    ),
  }
}

/** Earlier attempts of this build, from BUILD_RESTARTS (scripts/run-build.mjs); empty if the value is not valid. */
export function restartsIn(text = process.env['BUILD_RESTARTS']): Restart[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list)
      ? list.flatMap((each: { code?: unknown } | null) => (typeof each?.code === 'number' ? [{ code: each.code }] : []))
      : []
  } catch {
    return []
  }
}
