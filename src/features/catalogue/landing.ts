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

const landed = ({ value, label, count }: FacetValue): LandingValue => ({ value, name: label, count })

/** The index of a landing; values without exhibitors have no page. */
export function landingIndex(values: readonly FacetValue[]): LandingIndex {
  const used = values.filter(({ value, count }) => count > 0 && isLandable(value))
  const isBelow = ({ value, parent }: FacetValue) =>
    parent != null && parent !== value && used.some((each) => each.value === parent)
  return used
    .filter((each) => !isBelow(each))
    .map((top) => ({
      ...landed(top),
      below: used.filter((each) => isBelow(each) && each.parent === top.value).map(landed),
    }))
}

/** Every page of every industry or region that has exhibitors, in the platform's order of both. */
export function* landingPages(
  landing: Landing,
  values: readonly FacetValue[],
  exhibitors: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  for (const { below, ...top } of landingIndex(values)) {
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

const codeOf = (landing: Landing, exhibitor: ExhibitorSummary): string =>
  landing === 'industry' ? exhibitor.industryId : exhibitor.regionCode

/** Counted here, so that the page's number matches the exhibitors it lists, whatever the platform's facet reports. */
function* pagesOf(
  head: Omit<LandingPage, 'items' | 'pageNum'>,
  all: readonly ExhibitorSummary[],
): Generator<LandingPage> {
  for (let from = 0; from < all.length; from += EXHIBIT_PAGE_SIZE) {
    const items = all.slice(from, from + EXHIBIT_PAGE_SIZE).map(toExhibitorSummary)
    yield { ...head, count: all.length, items, pageNum: from / EXHIBIT_PAGE_SIZE + 1 }
  }
}
