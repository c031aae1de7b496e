import { loadTranslate } from '../../i18n/browser-texts.ts'
import { EXHIBITS } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { EntityItems, ExhibitItems } from './ExhibitListView.tsx'
import type { ExhibitListItem } from './list-calls.ts'
import { EXHIBIT_TEXTS, EXHIBIT_WORDS } from './list-words.ts'

/** Brings /exhibits to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, EXHIBIT_TEXTS)
  const page = liveContext(data, t)
  await mountList<ExhibitListItem>(root, {
    page,
    liveId: data.liveId,
    kind: EXHIBITS,
    words: EXHIBIT_WORDS,
    ask: askLate(data, t, async () => (await import('./list-ask.ts')).askExhibits),
    items: (records) => {
      const entities = records.flatMap((each) => ('exhibitor' in each ? [each] : []))
      if (entities.length > 0) return <EntityItems page={page} items={entities} />
      return <ExhibitItems page={page} items={records.flatMap((each) => ('exhibitsId' in each ? [each] : []))} />
    },
    withinNameOf: (item) => ('exhibitsId' in item ? item.exhibitorName : item.exhibitor.exhibitorName),
  })
}
