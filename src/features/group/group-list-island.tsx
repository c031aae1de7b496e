import type { ExhibitorGroupBrief } from '../../contract/group.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { GroupItems } from './GroupListView.tsx'
import { GROUP_TEXTS, GROUP_WORDS, GROUPS } from './group-list.ts'

/** Brings /exhibition-group to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, GROUP_TEXTS)
  const page = liveContext(data, t)
  await mountList<ExhibitorGroupBrief>(root, {
    page,
    liveId: data.liveId,
    kind: GROUPS,
    words: GROUP_WORDS,
    ask: askLate(data, t, async () => (await import('./group-ask.ts')).askGroups),
    items: (records) => <GroupItems page={page} items={records} />,
  })
}
