// @vitest-environment jsdom
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { arrived, run, SELF } from '../../domain/conversation.fixture.ts'
import { converse } from '../../domain/conversation.ts'
import { type Conversation, emptyConversation, groupIn } from '../../domain/conversation-state.ts'
import type { PageContext } from '../../lib/page.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { useTranslations } from './useTranslations.ts'

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
afterEach(() => document.body.replaceChildren())

/** A chat of `count` messages by others; every second one is in the reader's language already. */
function chatsOf(count: number) {
  const messages = Array.from({ length: count }, (_, at) => arrived(at + 1))
  const $conversation = atom<Conversation>(
    run(
      [{ type: 'history', chatgroupId: 'G', messages, isComplete: true, part: 'newest', anchor: null }],
      emptyConversation(SELF),
    ),
  )
  const translate = vi.fn(async (text: string) => {
    const isSame = Number(text.slice(1)) % 2 === 0
    return { ok: true, data: { text: isSame ? text : `${text} translated`, sourceLanguage: 'de', provider: 'P' } }
  })
  const translated = (chatgroupId: string, id: string, translation: string) =>
    $conversation.set(converse($conversation.get(), { type: 'translated', chatgroupId, id, translation }))
  const chats = { translate, engine: { $conversation, translated } } as unknown as ChatPage
  return { chats, translate }
}

function Translated({ chats }: { chats: ChatPage }) {
  const page = { language: 'en-US' } as PageContext
  useTranslations(page, chats, groupIn(useStore(chats.engine.$conversation), 'G'), true, () => {})
  return null
}

it('translates only the newest messages by itself, whatever the answers are', async () => {
  const { chats, translate } = chatsOf(100)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Translated chats={chats} />))
  const newest = Array.from({ length: 30 }, (_, at) => `m${at + 71}`)
  expect(translate.mock.calls.map(([text]) => text)).toEqual(newest)
})
