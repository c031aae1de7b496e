import { connect } from '../../api/browser.ts'
import { type InquiryBrief, inquiry } from '../../contract/inquiry.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { pageSizeOf } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { HallDialog } from './HallDialog.tsx'
import { HallItems } from './HallView.tsx'
import { HALL, HALL_WORDS } from './hall-list.ts'
import { HALL_TEXTS } from './texts.ts'

/**
 * /business: the hall as it is now, by category, destination and words, and one inquiry over it (`?id=`). The page's own
 * list is as old as the build, so it is asked for anew at once, as for an exhibition that is shown live.
 */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, HALL_TEXTS)
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  const dialogs = document.body.appendChild(document.createElement('div'))
  createRoot(dialogs).render(<HallDialog page={page} call={call} list={root} />)
  await mountList<InquiryBrief>(root, {
    page,
    liveId: data.liveId ?? data.exhibitionId ?? '',
    kind: HALL,
    words: HALL_WORDS,
    ask(state, signal) {
      const { category, region } = state.chosen
      const query = {
        pageNum: state.page,
        pageSize: pageSizeOf(HALL, state),
        ...(state.keyword !== '' && { keyword: state.keyword }),
        ...(category && { category: [...category] }),
        ...(region && { region: [...region] }),
      }
      return call(inquiry.hall, query, { signal })
    },
    items: (records) => <HallItems page={page} items={records} />,
  })
}
