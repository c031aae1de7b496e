import { useEffect, useState } from 'react'
import type { Entry } from '../../../domain/conversation-state.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { ChatPage } from '../../shared/chat/chat-page.ts'

/** Only this many of the latest messages of others are also shown in the reader's language; each is requested once. */
const NEWEST = 20

/** Translations by message id; undefined if there is none, or if the text is already in the reader's language. */
export function useTranslated(
  page: PageContext,
  chats: ChatPage,
  self: string,
  messages: readonly Entry[],
): (id: string) => string | undefined {
  const [known] = useState(() => new Map<string, string | null>())
  const [, rerender] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is stored outside the component
  useEffect(() => {
    for (const { id, from, msgContent } of messages.slice(-NEWEST)) {
      if (from === self || known.has(id)) continue
      known.set(id, null)
      void chats.translate(msgContent, page.language).then((got) => {
        if (!got.ok || got.data.text === msgContent || got.data.sourceLanguage === page.language) return
        known.set(id, got.data.text)
        rerender((count) => count + 1)
      })
    }
  }, [messages])
  return (id) => known.get(id) ?? undefined
}
