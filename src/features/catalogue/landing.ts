import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { FacetValue } from '@fair/contract/endpoint.ts'
import { EXHIBIT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { toExhibitorSummary } from '@fair/contract/rules/summaries.ts'
import { isLandable, type Landing } from '../../domain/landing.ts'

/** An industry or a region with its number of exhibitors. */
export interface LandingValue {
  value: string
  name: string
  count: number
}

/** One page of an industry's or a region's exhibitors. */
export interface LandingPage extends LandingValue {
  /** The country of a province. */
  above: LandingValue | null
  /** The provinces of a country. */
  below: LandingValue[]
  items: ExhibitorSummary[]
  /** From 1. */
  pageNum: number
}

/** An industry or a region with those below it: a country with its provinces. */
interface LandingNode extends LandingValue {
  below: LandingNode[]
}

/** All industries or regions that are below no other. */
export type LandingIndex = LandingNode[]

/** What decides on which landings an exhibitor is listed. */
export type LandingCodes = Pick<ExhibitorSummary, 'industryId' | 'regionCode'>

/**
 * The index of a landing. The exhibitors of the build are counted: values without any have no page, and the platform's
 * facets may include records that the build has skipped.
 */
export function landingIndex(
  landing: Landing,
  values: readonly FacetValue[],
  exhibitors: readonly LandingCodes[],
): LandingIndex {
  const all = values.filter(({ value }) => isLandable(value))
  const counts = Map.groupBy(exhibitors, (each) => codeOf(landing, each))
  const parents = new Map(all.map(({ value, parent }) => [value, parent === value ? null : parent]))
  const nodesBelow = (top: string | null): LandingIndex =>
    all
      .filter(({ value }) => {
        const parent = parents.get(value) ?? null
        return top === null ? parent === null || !parents.has(parent) : parent === top
      })
      .map(({ value, label }) => {
        const below = nodesBelow(value)
        const own = counts.get(value)?.length ?? 0
        return { value, name: label, count: below.reduce((sum, { count }) => sum + count, own), below }
      })
      .filter(({ count }) => count > 0)
  return nodesBelow(null)
}

/** Every page of every industry or region that has exhibitors, in the platform's order of both. */
export function* landingPages(
  landing: Landing,
  values: readonly FacetValue[],
  exhibitors: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  yield* pagesBelow(landing, landingIndex(landing, values, exhibitors), null, exhibitors)
}

function* pagesBelow(
  landing: Landing,
  nodes: LandingIndex,
  above: LandingValue | null,
  exhibitors: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  for (const node of nodes) {
    const { below, ...own } = node
    const covered = new Set(valuesOf(node))
    yield* pagesOf(
      { ...own, above, below: below.map(({ below: _, ...each }) => each) },
      exhibitors.filter((each) => covered.has(codeOf(landing, each))),
    )
    yield* pagesBelow(landing, below, own, exhibitors)
  }
}

const valuesOf = ({ value, below }: LandingNode): string[] => [value, ...below.flatMap(valuesOf)]

const codeOf = (landing: Landing, exhibitor: LandingCodes): string =>
  landing === 'industry' ? exhibitor.industryId : exhibitor.regionCode

function* pagesOf(
  head: Omit<LandingPage, 'items' | 'pageNum'>,
  all: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  for (let from = 0; from < all.length; from += EXHIBIT_PAGE_SIZE) {
    const items = all.slice(from, from + EXHIBIT_PAGE_SIZE).map(toExhibitorSummary)
    yield { ...head, items, pageNum: from / EXHIBIT_PAGE_SIZE + 1 }
  }
}
