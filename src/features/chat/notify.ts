import { unreadIn } from '../../domain/conversation.ts'
import type { Entry } from '../../domain/conversation-state.ts'
import type { PageContext } from '../../lib/page.ts'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { messageText } from './message-text.ts'

const keyOf = () => personalKey('chat-notify', pageOwner())

/** How the browser's notifications stand here: not there, not yet requested, switched off or on by the visitor, forbidden. */
export type NotifyState = 'none' | 'ask' | 'off' | 'on' | 'denied'

export function notifyState(): NotifyState {
  if (typeof Notification === 'undefined') return 'none'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission === 'default') return readStored(local, keyOf()) === 'off' ? 'off' : 'ask'
  return readStored(local, keyOf()) === 'on' ? 'on' : 'off'
}

/** Asks the browser for its consent: only ever by a press of the button that says why. */
export async function allowNotifications(): Promise<NotifyState> {
  const permission = await Notification.requestPermission()
  writeStored(local, keyOf(), permission === 'granted' ? 'on' : 'off')
  return notifyState()
}

export function refuseNotifications(): NotifyState {
  writeStored(local, keyOf(), 'off')
  return notifyState()
}

/** What is told of a message beyond the page. */
export interface NotifyOptions {
  /** Opens a chat; the window has the focus then. */
  openChat: (chatgroupId: string) => void
  /** The platform's own count of what is unread has changed. */
  recount: () => void
}

/** Between the last that was read and the question how much is left, in ms. */
const COUNT_AFTER = 1500

const announced = new WeakSet<ChatPage>()

/**
 * Tells of what comes in: the number of unread messages is before the tab's title, the header's count follows, and
 * with the visitor's consent the browser shows a note while nobody looks at the page. Once for the chats of a page.
 */
export function notifyOfMessages(page: PageContext, chats: ChatPage, { openChat, recount }: NotifyOptions): void {
  if (announced.has(chats)) return
  announced.add(chats)
  const title = document.title.replace(/^\(\d+\+?\) /, '')
  let unread = 0
  let counting: ReturnType<typeof setTimeout> | undefined
  const known = new Map<string, number>()

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
      // Some phones show notes by a service worker only: the title says it there.
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
      // More unread than before, with a message that has come here: a list that was loaded brings a number alone.
      if (own > (known.get(chatgroupId) ?? 0) && last && last.from !== conversation.self) notify(last)
      known.set(chatgroupId, own)
    }
  })
}
