import type { LeftOut } from '../../src/content/border-report.ts'
import type { WantedPage } from '../../src/content/build-context.ts'
import { blockedWarnings } from '../../src/content/origins.ts'
import type { Assembled } from './assemble.ts'
import { heaviest, type Weight } from './budgets.ts'
import type { Part } from './part.ts'

/** What a build did, as JSON for CI. Times in milliseconds. */
export interface Report {
  domain: string
  out: string
  pages: {
    total: number
    new: number
    changed: number
    reused: number
    removed: number
    byRoute: Record<string, number>
    byLanguage: Record<string, number>
  }
  /** Addresses that were rendered, at most 1,000. */
  rendered: string[]
  weights: Weight[]
  warnings: string[]
  /** Records and fields of the platform that the site does not have, and why. */
  leftOut: LeftOut[]
  /** What was read although the platform writes it in another form: each once. */
  oddities: string[]
  /** Of a merge: what each share has cost on its machine. */
  shares?: { share: string; pages: number; peakMb: number; load: number; render: number }[]
  /** Most memory that the build's processes have held, added up, in MB; of shares, that of the one with most. */
  peakMb: number
  /** Loading and rendering overlap between processes and shares: the longest of each. */
  timings: { load: number; render: number; assemble: number; total: number }
}

/** What a build has met besides its pages: of a process, of a share. */
export type Met = Pick<
  Part,
  'weights' | 'warnings' | 'leftOut' | 'oddities' | 'blocked' | 'shortened' | 'load' | 'render'
>

/** What several processes or shares have met is told once. */
export function uniteMet(all: readonly Met[]): Met {
  const distinct = <T>(list: readonly T[]): T[] => [
    ...new Map(list.map((each) => [JSON.stringify(each), each])).values(),
  ]
  return {
    weights: heaviest(all.flatMap((each) => each.weights)),
    warnings: [...new Set(all.flatMap((each) => each.warnings))],
    leftOut: distinct(all.flatMap((each) => each.leftOut)),
    oddities: [...new Set(all.flatMap((each) => each.oddities))],
    blocked: all.flatMap((each) => each.blocked),
    shortened: all.reduce((sum, each) => sum + each.shortened, 0),
    load: Math.max(...all.map((each) => each.load)),
    render: Math.max(...all.map((each) => each.render)),
  }
}

const count = (keys: Iterable<string>) => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

export function reportOf(
  site: { domain: string; out: string; wanted: ReadonlyMap<string, WantedPage> },
  met: Met,
  { rendered, new: isNew, removed }: Assembled,
  cost: { peakMb: number; assemble: number; total: number },
): Report {
  const { domain, out, wanted } = site
  return {
    domain,
    out,
    pages: {
      total: wanted.size,
      new: isNew,
      changed: rendered.length - isNew,
      reused: wanted.size - rendered.length,
      removed: removed.length,
      byRoute: count([...wanted.values()].map((page) => page.route)),
      byLanguage: count([...wanted.values()].map((page) => page.language)),
    },
    rendered: rendered.slice(0, 1000),
    weights: met.weights,
    warnings: [...blockedWarnings(met.blocked), ...met.warnings],
    leftOut: met.leftOut,
    oddities: met.oddities,
    peakMb: cost.peakMb,
    timings: {
      load: Math.round(met.load),
      render: Math.round(met.render),
      assemble: Math.round(cost.assemble),
      total: Math.round(cost.total),
    },
  }
}
