import { useStore } from '@nanostores/react'
import { $isOffline } from '../../stores/offline.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'

/** Whether the chat is connected, or connecting for the first time. A socket may notice a lost network only late. */
export function useConnected(chats: ChatPage): boolean {
  const connection = useStore(chats.engine.$connection, { ssr: 'initial' })
  const isOffline = useStore($isOffline, { ssr: 'initial' })
  return !isOffline && (connection === 'online' || connection === 'connecting')
}
