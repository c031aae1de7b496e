import { catalogue, type Exhibit, type ExhibitSummary } from '@fair/contract/catalogue.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { Call } from '../../api/client.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { defaultQuery, EXHIBITS } from '../shared/list/list-query.ts'
import { type ExhibitListItem, exhibitsBy } from './catalogue.api.ts'
import { ExhibitView } from './ExhibitView.tsx'
import { toRelatedExhibitor } from './exhibit.ts'

/** Shows an exhibit that has no prerendered page, with the view of the prerendered pages. */
export const openExhibit = openDetail({
  fetchRecord: (call, exhibitsId) => call(catalogue.exhibit, { exhibitsId }),
  titleOf: (exhibit) => exhibit.exhibitsName,
  async view(exhibit, { data, call, deadlineSignal }) {
    const { exhibitorId } = exhibit
    const [exhibits, exhibitors] = await Promise.all([
      relatedTo(exhibit, call, data.search, deadlineSignal),
      call(
        catalogue.exhibitorRecommend,
        { terminalType: 'PC', exhibitorId, pageNum: 1, pageSize: RELATED_EXHIBITORS_PAGE_SIZE },
        { signal: deadlineSignal },
      ),
    ])
    const relatedExhibitors = exhibitors.ok ? exhibitors.data.records.map(toRelatedExhibitor) : []
    const related = { related: exhibits, relatedExhibitors, previous: null, next: null }
    return <ExhibitView exhibit={exhibit} descriptionHtml={sanitise(exhibit.description)} {...related} />
  },
})

/** Exhibits of its own category, then of the one above, as at build (Spec 9: 8). Empty if the requests fail. */
async function relatedTo(
  exhibit: Exhibit,
  call: Call,
  dataSourceSearch: string,
  signal: AbortSignal,
): Promise<ExhibitSummary[]> {
  const state = { ...defaultQuery(EXHIBITS), chosen: { category: [exhibit.parentCategoryId] } }
  const result = await exhibitsBy(call, dataSourceSearch)(state, signal)
  const found = result.ok ? result.data.records.flatMap(exhibitOf) : []
  const others = found.filter((each) => each.exhibitsId !== exhibit.exhibitsId)
  const near = others.filter((each) => each.categoryId === exhibit.categoryId)
  const far = others.filter((each) => each.categoryId !== exhibit.categoryId)
  return [...near, ...far].slice(0, RELATED_EXHIBITORS_PAGE_SIZE)
}

const exhibitOf = (item: ExhibitListItem): ExhibitSummary[] => ('exhibitsId' in item ? [item] : [])
