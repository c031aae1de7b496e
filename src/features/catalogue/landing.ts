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

/** All industries or regions; provinces are nested below their country. */
export type LandingIndex = (LandingValue & { below: LandingValue[] })[]

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
  const landed = ({ value, label }: FacetValue): LandingValue => ({
    value,
    name: label,
    count: counts.get(value)?.length ?? 0,
  })
  const isUsed = ({ count }: LandingValue) => count > 0
  const isBelow = ({ value, parent }: FacetValue) =>
    parent != null && parent !== value && all.some((each) => each.value === parent)
  return all
    .filter((each) => !isBelow(each))
    .map((top) => {
      const below = all.filter((each) => isBelow(each) && each.parent === top.value).map(landed)
      const own = landed(top)
      const count = below.reduce((sum, each) => sum + each.count, own.count)
      return { ...own, count, below: below.filter(isUsed) }
    })
    .filter(isUsed)
}

/** Every page of every industry or region that has exhibitors, in the platform's order of both. */
export function* landingPages(
  landing: Landing,
  values: readonly FacetValue[],
  exhibitors: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  for (const { below, ...top } of landingIndex(landing, values, exhibitors)) {
    const covered = new Set([top.value, ...below.map((each) => each.value)])
    yield* pagesOf(
      { ...top, above: null, below },
      exhibitors.filter((each) => covered.has(codeOf(landing, each))),
    )
    for (const part of below) {
      const own = exhibitors.filter((each) => codeOf(landing, each) === part.value)
      yield* pagesOf({ ...part, above: top, below: [] }, own)
    }
  }
}

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
