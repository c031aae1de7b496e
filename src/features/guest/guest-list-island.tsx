import type { GuestBrief } from '../../contract/guest.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { GuestItems } from './GuestItems.tsx'
import { GUEST_TEXTS, GUEST_WORDS, GUESTS } from './guest-list.ts'

/** Brings /guest to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, GUEST_TEXTS)
  const page = liveContext(data, t)
  await mountList<GuestBrief>(root, {
    page,
    liveId: data.liveId,
    kind: GUESTS,
    words: GUEST_WORDS,
    ask: askLate(data, t, async () => (await import('./guest-ask.ts')).askGuests),
    items: (records) => <GuestItems page={page} items={records} />,
  })
}
