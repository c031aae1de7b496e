import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call } from '../../api/client.ts'
import { catalogue, type Exhibit, type ExhibitBrief } from '../../contract/catalogue.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { RELATED_EXHIBITORS_PAGE_SIZE } from '../../rules/limits.ts'
import { EXHIBITS, plainList } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../../ui/live-detail.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { ExhibitView } from './ExhibitView.tsx'
import { type ExhibitListItem, exhibitsBy } from './list-calls.ts'

/** Shows an exhibit that has no prerendered page, by the view of those that have; null: there is none to show. */
export async function showExhibit(root: HTMLElement, data: PageData, id: string | null): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'exhibits', 'list'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t('list:exhibitTitle'),
    missing: {
      title: t('exhibits:notFound'),
      why: t('exhibits:notFoundWhy'),
      ways: [
        { label: t('exhibits:toList'), href: page.href('/exhibits') },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('list:itemFailed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const result = await call(catalogue.exhibit, { exhibitsId: id })
      if (!result.ok) return detailFailure(result)
      const exhibit = result.data
      const view = {
        exhibit,
        descriptionHtml: sanitise(exhibit.description),
        related: await relatedTo(exhibit, call, data.search),
        previous: null,
        next: null,
      }
      return { kind: 'view', title: exhibit.exhibitsName, view: <ExhibitView page={page} {...view} /> }
    },
  })
  tellDrawn()
}

/** Of its own category first, then of the category above, as at build (Spec 9: 8). Without an answer, none. */
async function relatedTo(exhibit: Exhibit, call: Call, dataSourceSearch: string): Promise<ExhibitBrief[]> {
  const state = { ...plainList(EXHIBITS), chosen: { category: [exhibit.parentCategoryId] } }
  const result = await exhibitsBy(call, dataSourceSearch)(state, AbortSignal.timeout(RELATED_MS))
  const found = result.ok ? result.data.records.flatMap(exhibitOf) : []
  const others = found.filter((each) => each.exhibitsId !== exhibit.exhibitsId)
  const near = others.filter((each) => each.categoryId === exhibit.categoryId)
  const far = others.filter((each) => each.categoryId !== exhibit.categoryId)
  return [...near, ...far].slice(0, RELATED_EXHIBITORS_PAGE_SIZE)
}

/** The exhibit does not wait longer than this for what stands beside it, in milliseconds. */
const RELATED_MS = 3000

const exhibitOf = (item: ExhibitListItem): ExhibitBrief[] => ('exhibitsId' in item ? [item] : [])
