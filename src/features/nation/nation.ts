import type { NationalImage, NationalImageSummary } from '@fair/contract/national-image.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { summaryOf, toExhibitorSummary } from '@fair/contract/rules/summaries.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

/** Pavilions per page of the list. */
export const NATION_PAGE_SIZE = 40

const toNationSummary = summaryOf<NationalImageSummary>({
  nationalImageId: true,
  countryCode: true,
  countryName: true,
  title: true,
  summary: true,
  cover: true,
  hall: true,
  exhibitorsCount: true,
  updateTime: true,
})

export interface NationListProps {
  nations: NationalImageSummary[]
  /** From 1. */
  pageNum: number
  /** Pavilions on all pages. */
  total: number
}

/** The list's pages; at least one, which shows the empty state. The call supports no filters. */
export function nationPages(nations: readonly NationalImageSummary[]): NationListProps[] {
  const last = Math.max(1, Math.ceil(nations.length / NATION_PAGE_SIZE))
  return Array.from({ length: last }, (_, n) => ({
    nations: nations.slice(n * NATION_PAGE_SIZE, (n + 1) * NATION_PAGE_SIZE).map(toNationSummary),
    pageNum: n + 1,
    total: nations.length,
  }))
}

export const nationListPath = (pageNum: number): string =>
  pageNum === 1 ? '/national-image' : `/national-image/page/${pageNum}`

export interface NationViewProps extends NeighbourLinks {
  nation: NationalImage
  /** The sanitised `content`. */
  contentHtml: SafeHtml
  /** Whether the build has a page of the country's exhibitors. */
  hasLanding: boolean
}

/**
 * The view of every pavilion, in the list's order; the content is not sanitised yet.
 *
 * @param landed the regions whose exhibitors have a page
 */
export function* nationViews(
  nations: readonly NationalImage[],
  landed: ReadonlySet<string>,
): Generator<Omit<NationViewProps, 'contentHtml'>> {
  const neighboursAt = neighboursIn(nations, (each) => ({ id: each.nationalImageId, name: each.countryName }))
  for (const [n, each] of nations.entries()) {
    const nation = { ...each, exhibitors: each.exhibitors.map(toExhibitorSummary) }
    yield { nation, hasLanding: landed.has(nation.countryCode), ...neighboursAt(n) }
  }
}
