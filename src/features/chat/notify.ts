import { unreadIn } from '../../domain/conversation.ts'
import type { Entry } from '../../domain/conversation-state.ts'
import type { PageContext } from '../../lib/page.ts'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import { $session } from '../../stores/session.ts'
import { readUserId } from '../../stores/session-storage.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { messageText } from './message-text.ts'

const keyOf = () => personalKey('chat-notify', pageOwner())

/** The state of browser notifications: not supported, not yet requested, switched off or on by the visitor, denied. */
export type NotifyState = 'none' | 'ask' | 'off' | 'on' | 'denied'

export function notifyState(): NotifyState {
  if (typeof Notification === 'undefined') return 'none'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default') return readStored(local, keyOf()) === 'off' ? 'off' : 'ask'
  return readStored(local, keyOf()) === 'on' ? 'on' : 'off'
}

/** Requests the browser's permission. Only ever called from the button that explains why. */
export async function allowNotifications(): Promise<NotifyState> {
  const permission = await Notification.requestPermission()
  writeStored(local, keyOf(), permission === 'granted' ? 'on' : 'off')
  return notifyState()
}

export function refuseNotifications(): NotifyState {
  writeStored(local, keyOf(), 'off')
  return notifyState()
}

/** Notifications outside the chat. */
export interface NotifyOptions {
  /** Opens a chat, after the window got the focus. */
  openChat: (chatgroupId: string) => void
  /** Fetches the platform's count of unread messages. */
  recount: () => void
}

/** Delay between the last change of the unread count and the request for the platform's count, in ms. */
const COUNT_AFTER = 1500

const announced = new WeakSet<ChatPage>()

/**
 * Notifies the visitor of incoming messages. The number of unread messages precedes the tab's title, the header's count
 * follows, and with the visitor's consent the browser shows a notification while the page is not visible. Called once
 * for the chats of a page.
 */
export function notifyOfMessages(page: PageContext, chats: ChatPage, { openChat, recount }: NotifyOptions): void {
  if (announced.has(chats)) return
  announced.add(chats)
  const title = document.title.replace(/^\(\d+\+?\) /, '')
  document.title = title
  let unread = 0
  let counting: ReturnType<typeof setTimeout> | undefined
  const known = new Map<string, { unread: number; last: string | undefined }>()

  const notify = (entry: Entry) => {
    const { chatgroupId, ext } = entry
    if (!document.hidden || notifyState() !== 'on') return
    const body = messageText(page, entry)
    try {
      const note = new Notification(ext.name ?? page.t('chat:news'), { body, tag: chatgroupId, icon: '/favicon.svg' })
      note.addEventListener('click', () => {
        window.focus()
        openChat(chatgroupId)
        note.close()
      })
    } catch {
      // Some phones show notifications only through a service worker; there the title has to suffice.
    }
  }
  chats.engine.$conversation.listen((conversation) => {
    const now = unreadIn(conversation)
    if (now !== unread) {
      unread = now
      document.title = now === 0 ? title : `(${now > 99 ? '99+' : now}) ${title}`
      clearTimeout(counting)
      counting = setTimeout(recount, COUNT_AFTER)
    }
    for (const { chatgroupId, messages, unread: own } of Object.values(conversation.groups)) {
      const last = messages.at(-1)
      const before = known.get(chatgroupId)
      const isMore = own > (before?.unread ?? 0)
      // A list changes only the number: the message itself arrives later, unless the chat has never been loaded.
      if (isMore && last && last.id === before?.last) continue
      if (isMore && last && last.from !== conversation.self) notify(last)
      known.set(chatgroupId, { unread: own, last: last?.id })
    }
  })
  // After a logout the number would be that of another person.
  const userId = readUserId()
  const end = $session.listen(() => {
    if (readUserId() === userId) return
    clearTimeout(counting)
    document.title = title
    end()
  })
}
