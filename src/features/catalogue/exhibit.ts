import type { Exhibit, Exhibitor, ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { toExhibitorSummary, toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import type { ExhibitRows } from '../../domain/exhibit-rows.ts'
import { firstOf } from '../../lib/rows.ts'
import type { NeighbourLinks } from '../shared/Neighbours.tsx'

/**
 * The related exhibits: of its own category first, then of its parent category; never itself (Spec 9: 8). Selection
 * starts after its place in the list, so that related exhibits differ from page to page.
 */
export function relatedExhibits(
  { categoryId, parentCategoryId }: Pick<Exhibit, 'categoryId' | 'parentCategoryId'>,
  exhibits: Pick<ExhibitRows, 'of'>,
  place: number,
): ExhibitSummary[] {
  const most = RELATED_EXHIBITORS_PAGE_SIZE
  const near = firstOf(
    exhibits.of('category', categoryId, place),
    most,
    (each) => each.parentCategoryId === parentCategoryId,
  )
  const family = exhibits.of('parentCategory', parentCategoryId, place)
  const far = firstOf(family, most - near.length, (each) => each.categoryId !== categoryId)
  return [...near, ...far].map(toExhibitSummary)
}

/** Other exhibitors of its industry, starting after its place in the list, so that pages differ (Spec 9: 8). */
export function relatedExhibitors(
  exhibitorId: string,
  industries: ReadonlyMap<string, readonly Exhibitor[]>,
  industryId: string,
): ExhibitorSummary[] {
  const family = industries.get(industryId) ?? []
  const at = family.findIndex((each) => each.exhibitorId === exhibitorId)
  return [...family.slice(at + 1), ...family.slice(0, Math.max(0, at))]
    .slice(0, RELATED_EXHIBITORS_PAGE_SIZE)
    .map(toExhibitorSummary)
}

/** The only fields of another exhibitor shown on an exhibit's page; changes to others do not change the page. */
export type RelatedExhibitor = Pick<ExhibitorSummary, 'exhibitorId' | 'exhibitorName' | 'booth'>

export const toRelatedExhibitor = ({ exhibitorId, exhibitorName, booth }: ExhibitorSummary): RelatedExhibitor => ({
  exhibitorId,
  exhibitorName,
  booth,
})

export interface ExhibitViewProps extends NeighbourLinks {
  exhibit: Exhibit
  /** The sanitised `description`. */
  descriptionHtml: SafeHtml
  related: ExhibitSummary[]
  /** Exhibitors of the same industry; never the exhibit's own (Spec 9: 8). */
  relatedExhibitors: RelatedExhibitor[]
}
