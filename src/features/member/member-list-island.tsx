import type { MemberBrief } from '../../contract/member.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { PageData } from '../../state/page-data.ts'
import { askLate } from '../../ui/list/list-late.ts'
import { mountList } from '../../ui/list/list-mount.tsx'
import { liveContext } from '../../ui/page-context.ts'
import { MemberItems } from './MemberItems.tsx'
import { MEMBER_TEXTS, MEMBER_WORDS, MEMBERS } from './member-list.ts'

/** Brings /member to life (boot/islands.ts). Rejects when its texts cannot be fetched. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, MEMBER_TEXTS)
  const page = liveContext(data, t)
  await mountList<MemberBrief>(root, {
    page,
    liveId: data.liveId,
    kind: MEMBERS,
    words: MEMBER_WORDS,
    ask: askLate(data, t, async () => (await import('./member-ask.ts')).askMembers),
    items: (records) => <MemberItems page={page} items={records} />,
  })
}
