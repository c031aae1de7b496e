import { useEffect, useState } from 'react'
import type { Entry, Group } from '../../rules/conversation-state.ts'
import type { ChatPage } from '../../state/chat/chat-page.ts'
import { showToast } from '../../state/page-events.ts'
import type { PageContext } from '../../ui/page.ts'

/** Texts of others that are translated by themselves: the newest, which the reader may see. */
const NEWEST = 30

/**
 * Translations under what others wrote, into the reader's language: one by one, or all of them. A text in that language
 * already has none; one that cannot be translated is not tried again by itself.
 */
export function useTranslations(page: PageContext, chats: ChatPage, group: Group, all: boolean) {
  const [tried] = useState(() => new Map<string, 'asking' | 'none' | 'same'>())
  const [, redraw] = useState(0)
  const { self } = chats.engine.$conversation.get()
  const { chatgroupId, messages } = group
  const isForeign = ({ contentsType, from, id }: Entry) =>
    contentsType === 'TEXT' && from !== self && tried.get(id) !== 'same'

  const translate = async ({ id, msgContent }: Entry, byHand: boolean) => {
    if (tried.get(id) === 'asking') return
    tried.set(id, 'asking')
    const got = await chats.translate(msgContent, page.language)
    if (!got.ok) {
      tried.set(id, 'none')
      if (byHand) showToast({ text: got.message || page.t('chat:untranslated'), bad: true })
    } else if (got.data.text === msgContent || got.data.sourceLanguage === page.language) tried.set(id, 'same')
    else chats.engine.translated(chatgroupId, id, got.data.text)
    redraw((count) => count + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tried is remembered outside
  useEffect(() => {
    if (!all) return
    const fresh = messages.filter((entry) => isForeign(entry) && !entry.translation && !tried.has(entry.id))
    for (const entry of fresh.slice(-NEWEST)) void translate(entry, false)
  }, [all, messages])

  return (entry: Entry) => (isForeign(entry) && !entry.translation ? () => void translate(entry, true) : undefined)
}
