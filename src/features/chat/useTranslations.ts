import { hasWords } from '@fair/contract/rules/message-kinds.ts'
import { useEffect, useState } from 'react'
import type { Entry, Group } from '../../domain/conversation-state.ts'
import { languageName } from '../../lib/i18n/names.ts'
import type { PageContext } from '../../lib/page.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'

/** Only this many of the newest messages of others are translated automatically; older ones at the reader's request. */
const NEWEST = 30

/** The source of a translation, as shown to the reader: the language's name, and who translated. */
export interface TranslationSource {
  readonly language: string
  /** The original's BCP 47 tag, so that a screen reader picks the right voice. */
  readonly tag: string
  readonly provider: string
}

const sources = new WeakMap<ChatPage, Map<string, TranslationSource>>()

/**
 * Translations of other people's messages into the reader's language: one by one, or all of them. A text already in
 * that language has none. A failed translation is not retried automatically.
 */
export function useTranslations(
  page: PageContext,
  chats: ChatPage,
  group: Group,
  all: boolean,
  showNotice: (text: string) => void,
) {
  const known = sources.get(chats) ?? new Map<string, TranslationSource>()
  sources.set(chats, known)
  const [tried] = useState(() => new Map<string, 'asking' | 'none' | 'same'>())
  const [, rerender] = useState(0)
  const { self } = chats.engine.$conversation.get()
  const { chatgroupId, messages } = group
  const isOthers = (entry: Entry) => hasWords(entry) && entry.from !== self
  const isForeign = (entry: Entry) => isOthers(entry) && tried.get(entry.id) !== 'same'

  const translate = async ({ id, msgContent }: Entry, byHand: boolean) => {
    if (tried.get(id) === 'asking') return
    tried.set(id, 'asking')
    const got = await chats.translate(msgContent, page.language)
    if (!got.ok) {
      tried.set(id, 'none')
      if (byHand) showNotice(got.message || page.t('chat:untranslated'))
    } else if (got.data.text === msgContent || got.data.sourceLanguage === page.language) tried.set(id, 'same')
    else {
      const { text, sourceLanguage, provider } = got.data
      known.set(id, { language: languageName(page.language, sourceLanguage), tag: sourceLanguage, provider })
      chats.engine.translated(chatgroupId, id, text)
    }
    rerender((count) => count + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempts are stored outside the component
  useEffect(() => {
    if (!all) return
    // The newest of all: the newest of those that were not requested would change with each answer, down to the oldest.
    for (const entry of messages.filter(isOthers).slice(-NEWEST))
      if (!entry.translation && !tried.has(entry.id)) void translate(entry, false)
  }, [all, messages])

  return {
    translate: (entry: Entry) =>
      isForeign(entry) && !entry.translation ? () => void translate(entry, true) : undefined,
    sourceOf: (entry: Entry) => known.get(entry.id),
  }
}
