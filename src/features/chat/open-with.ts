import type { ChatSession } from '@fair/contract/chat.ts'
import type { Result } from '../../api/client.ts'
import { session as tab, writeStored } from '../../lib/storage.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { aboutKey } from './about.ts'
import type { Partner } from './partner.ts'

/** Opens the chat with a partner, and stores for this tab which exhibit it is about. */
export async function openWith(chats: ChatPage, { role, roleId, exhibitsId }: Partner): Promise<Result<ChatSession>> {
  const session = await chats.openWith(role, roleId, exhibitsId)
  if (session.ok) writeStored(tab, aboutKey(session.data.chatgroupId), exhibitsId ?? null)
  return session
}
