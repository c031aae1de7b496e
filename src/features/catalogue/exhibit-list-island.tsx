import { loadTranslate } from '../../i18n/browser-texts.ts'
import { EXHIBITS } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { liveContext } from '../../ui/page-context.ts'
import { EntityItems, ExhibitItems } from './ExhibitListView.tsx'
import type { ExhibitListItem } from './list-calls.ts'
import { askLate } from './list-late.ts'
import { mountList } from './list-mount.tsx'
import { LIST_TEXTS } from './list-page.ts'

/** Brings /exhibits to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, LIST_TEXTS['exhibit-list'])
  const page = liveContext(data, t)
  await mountList<ExhibitListItem>(root, {
    page,
    liveId: data.liveId,
    kind: EXHIBITS,
    ask: askLate(data, t, (module) => module.askExhibits),
    items: (records) => {
      const entities = records.flatMap((each) => ('exhibitor' in each ? [each] : []))
      if (entities.length > 0) return <EntityItems page={page} items={entities} />
      return <ExhibitItems page={page} items={records.flatMap((each) => ('exhibitsId' in each ? [each] : []))} />
    },
    exhibitorNameOf: (item) => ('exhibitsId' in item ? item.exhibitorName : item.exhibitor.exhibitorName),
  })
}
