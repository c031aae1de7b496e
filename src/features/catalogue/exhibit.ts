import type { Exhibit, Exhibitor, ExhibitorSummary, ExhibitSummary } from '../../contract/catalogue.ts'
import type { SafeHtml } from '../../domain/brand.ts'
import type { ExhibitRows } from '../../domain/exhibit-rows.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '../../domain/limits.ts'
import { toExhibitorSummary, toExhibitSummary } from '../../domain/summaries.ts'
import { firstOf } from '../../lib/rows.ts'
import type { Neighbour } from '../shared/Neighbours.tsx'

/**
 * What is beside an exhibit: of its own category first, then of its parent category; never itself (Spec 9: 8). Counted on
 * from its place in the list, so that related exhibits differ from page to page.
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

/** Who else is of an exhibitor's industry, counted on from it so that they differ from page to page (Spec 9: 8). */
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

/** What an exhibit's page says of another exhibitor, and no more: whatever else changes of them, the page stands. */
export type RelatedExhibitor = Pick<ExhibitorSummary, 'exhibitorId' | 'exhibitorName' | 'booth'>

export const toRelatedExhibitor = ({ exhibitorId, exhibitorName, booth }: ExhibitorSummary): RelatedExhibitor => ({
  exhibitorId,
  exhibitorName,
  booth,
})

export interface ExhibitViewProps {
  exhibit: Exhibit
  /** `description` after the sanitiser. */
  descriptionHtml: SafeHtml
  related: ExhibitSummary[]
  /** Exhibitors of the same industry; never its own (Spec 9: 8). */
  relatedExhibitors: RelatedExhibitor[]
  previous: Neighbour | null
  next: Neighbour | null
}
