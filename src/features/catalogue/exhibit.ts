import type { Exhibit, ExhibitBrief } from '../../contract/catalogue.ts'
import { exhibitBrief } from '../../rules/briefs.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '../../rules/limits.ts'
import type { Neighbour } from '../../ui/Neighbours.tsx'

/** What stands beside an exhibit: of its own category first, then of its parent category; never itself (Spec 9: 8). */
export function relatedExhibits(exhibit: Exhibit, byParent: ReadonlyMap<string, readonly Exhibit[]>): ExhibitBrief[] {
  const family = byParent.get(exhibit.parentCategoryId) ?? []
  const at = family.indexOf(exhibit)
  // Counted on from the exhibit itself, so that related exhibits differ from page to page.
  const around = [...family.slice(at + 1), ...family.slice(0, Math.max(0, at))]
  const near = around.filter((each) => each.categoryId === exhibit.categoryId)
  const far = around.filter((each) => each.categoryId !== exhibit.categoryId)
  return [...near.slice(0, RELATED_EXHIBITORS_PAGE_SIZE), ...far.slice(0, RELATED_EXHIBITORS_PAGE_SIZE)]
    .slice(0, RELATED_EXHIBITORS_PAGE_SIZE)
    .map(exhibitBrief)
}

export interface ExhibitViewProps {
  exhibit: Exhibit
  /** `description` after the sanitiser. */
  descriptionHtml: string
  related: ExhibitBrief[]
  previous: Neighbour | null
  next: Neighbour | null
}
