import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { EXHIBITORS } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { liveContext } from '../../ui/page-context.ts'
import { ExhibitorItems } from './ExhibitorListView.tsx'
import { askLate } from './list-late.ts'
import { mountList } from './list-mount.tsx'
import { LIST_TEXTS } from './list-page.ts'

/** Brings /exhibitor to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, LIST_TEXTS['exhibitor-list'])
  const page = liveContext(data, t)
  await mountList<ExhibitorBrief>(root, {
    page,
    liveId: data.liveId,
    kind: EXHIBITORS,
    ask: askLate(data, t, (module) => module.askExhibitors),
    items: (records) => <ExhibitorItems page={page} items={records} />,
    initialsOf: (exhibitor) => exhibitor.initial,
  })
}
