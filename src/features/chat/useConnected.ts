import { useStore } from '@nanostores/react'
import { $isOffline } from '../../stores/offline.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'

/** The chat's connection stands, or is being made for the first time. A socket may not notice for a while that the network is gone. */
export function useConnected(chats: ChatPage): boolean {
  const connection = useStore(chats.engine.$connection, { ssr: 'initial' })
  const isOffline = useStore($isOffline, { ssr: 'initial' })
  return !isOffline && (connection === 'online' || connection === 'connecting')
}
