import type { ChatSession } from '@fair/contract/chat.ts'
import { openSession } from '../../api/browser.ts'
import type { Result } from '../../api/client.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { session as tab, writeStored } from '../../lib/storage.ts'
import { personalKey, type StorageKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { PageData } from '../../stores/page-data.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import type { Partner } from './partner.ts'

/** Storage key, per tab, for the exhibit from which a chat was opened. The list of chats does not contain it. */
export const aboutKey = (chatgroupId: string): StorageKey => personalKey('chat-about', pageOwner(), chatgroupId)

/** Opens the chat with a partner, and stores for this tab which exhibit it is about. */
export async function openWith(chats: ChatPage, { role, roleId, exhibitsId }: Partner): Promise<Result<ChatSession>> {
  const session = await chats.openWith(role, roleId, exhibitsId)
  if (session.ok) writeStored(tab, aboutKey(session.data.chatgroupId), exhibitsId ?? null)
  return session
}

/** Fetches the unread counts again (Spec 3, userMessage); the header shows them. */
export const recountOf = (data: PageData, text: (key: ErrorKey) => string) => (): void =>
  void openSession(data, text).then((session) => session.refresh())
