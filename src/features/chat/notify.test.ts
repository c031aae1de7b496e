import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { refreshSession } from '../../stores/session.ts'
import { writeLogin } from '../../stores/session-storage.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { notifyOfMessages } from './notify.ts'

function login(userId: string | null) {
  writeLogin(userId === null ? null : { authorization: `token-of-${userId}`, userId })
  refreshSession()
}

test('the number of unread messages in the tab’s title is that of the person who is logged in', () => {
  vi.stubGlobal('document', { title: '(3) Messages', hidden: false })
  login('u1')
  const $conversation = atom({ self: 'u1', groups: {} })
  const chats = { engine: { $conversation } } as unknown as ChatPage
  notifyOfMessages(testPage(), chats, { openChat: vi.fn(), recount: vi.fn() })
  expect(document.title).toBe('Messages')
  $conversation.set({ self: 'u1', groups: { g1: { chatgroupId: 'g1', unread: 2, messages: [] } } })
  expect(document.title).toBe('(2) Messages')
  login(null)
  expect(document.title).toBe('Messages')
})
