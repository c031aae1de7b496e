import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { storageStub } from '../../../tests/storage-stub.ts'
import { message } from '../../domain/conversation.fixture.ts'
import { local, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import { refreshSession } from '../../stores/session.ts'
import { writeLogin } from '../../stores/session-storage.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { notifyOfMessages } from './notify.ts'

function login(userId: string | null) {
  writeLogin(userId === null ? null : { authorization: `token-of-${userId}`, userId })
  refreshSession()
}

// Node has no storage, so the login stays in memory, where the next test file of this worker would find it.
afterEach(() => login(null))

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

test('a notification is about the message that has arrived, not about the last one that was loaded before', () => {
  vi.stubGlobal('document', { title: 'Messages', hidden: true, getElementById: () => null })
  vi.stubGlobal('localStorage', storageStub())
  const shown: string[] = []
  class FakeNotification extends EventTarget {
    static permission = 'granted'
    constructor(_: string, { body }: { body: string }) {
      super()
      shown.push(body)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  login('u1')
  writeStored(local, personalKey('chat-notify', pageOwner()), 'on')
  const $conversation = atom<object>({ self: 'me', groups: {} })
  const chats = { engine: { $conversation } } as unknown as ChatPage
  notifyOfMessages(testPage(), chats, { openChat: vi.fn(), recount: vi.fn() })
  const set = (unread: number, ...ids: string[]) => {
    const messages = ids.map((id) => ({ ...message(id), msgContent: id }))
    $conversation.set({ self: 'me', groups: { G: { chatgroupId: 'G', unread, messages } } })
  }
  // The list, then the chat's history.
  set(2)
  set(2, 'm1', 'm2')
  expect(shown).toEqual([])
  // After a lost connection the list may arrive before the missed message.
  set(3, 'm1', 'm2')
  expect(shown).toEqual([])
  set(3, 'm1', 'm2', 'm3')
  set(4, 'm1', 'm2', 'm3', 'm4')
  expect(shown).toEqual(['m3', 'm4'])
})
