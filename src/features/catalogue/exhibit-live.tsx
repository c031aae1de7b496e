import type { Call } from '../../api/client.ts'
import { catalogue, type Exhibit, type ExhibitBrief } from '../../contract/catalogue.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '../../rules/limits.ts'
import { EXHIBITS, plainList } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { showDetail } from '../../ui/detail/show-detail.tsx'
import { sanitise } from '../../ui/sanitise.ts'
import { ExhibitView } from './ExhibitView.tsx'
import { type ExhibitListItem, exhibitsBy } from './list-calls.ts'

/** Shows an exhibit that has no prerendered page, by the view of those that have; null: there is none to show. */
export const showExhibit = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  showDetail(root, data, id, {
    texts: ['exhibits'],
    words: { shell: 'list:exhibitTitle', missing: 'exhibits:notFound', list: 'exhibits:toList' },
    list: '/exhibits',
    ask: (call, exhibitsId) => call(catalogue.exhibit, { exhibitsId }),
    titleOf: (exhibit) => exhibit.exhibitsName,
    async view(exhibit, { page, call, soon }) {
      const around = { related: await relatedTo(exhibit, call, data.search, soon), previous: null, next: null }
      return <ExhibitView page={page} exhibit={exhibit} descriptionHtml={sanitise(exhibit.description)} {...around} />
    },
  })

/** Of its own category first, then of the category above, as at build (Spec 9: 8). Without an answer, none. */
async function relatedTo(
  exhibit: Exhibit,
  call: Call,
  dataSourceSearch: string,
  signal: AbortSignal,
): Promise<ExhibitBrief[]> {
  const state = { ...plainList(EXHIBITS), chosen: { category: [exhibit.parentCategoryId] } }
  const result = await exhibitsBy(call, dataSourceSearch)(state, signal)
  const found = result.ok ? result.data.records.flatMap(exhibitOf) : []
  const others = found.filter((each) => each.exhibitsId !== exhibit.exhibitsId)
  const near = others.filter((each) => each.categoryId === exhibit.categoryId)
  const far = others.filter((each) => each.categoryId !== exhibit.categoryId)
  return [...near, ...far].slice(0, RELATED_EXHIBITORS_PAGE_SIZE)
}

const exhibitOf = (item: ExhibitListItem): ExhibitBrief[] => ('exhibitsId' in item ? [item] : [])
