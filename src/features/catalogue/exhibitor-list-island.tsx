import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { EXHIBITORS } from '../../state/list.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { ExhibitorItems } from './ExhibitorListView.tsx'
import { EXHIBITOR_TEXTS, EXHIBITOR_WORDS } from './list-words.ts'

/** Brings /exhibitor to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, EXHIBITOR_TEXTS)
  const page = liveContext(data, t)
  await mountList<ExhibitorBrief>(root, {
    page,
    liveId: data.liveId,
    kind: EXHIBITORS,
    words: EXHIBITOR_WORDS,
    ask: askLate(data, t, async () => (await import('./list-ask.ts')).askExhibitors),
    items: (records) => <ExhibitorItems page={page} items={records} />,
    initialsOf: (exhibitor) => exhibitor.initial,
    withinName: (id) => import('./list-ask.ts').then(({ askGroupName }) => askGroupName(data, t, id)).catch(() => null),
  })
}
