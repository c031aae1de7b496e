import type { ChatSession } from '@fair/contract/chat.ts'
import { useStore } from '@nanostores/react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import { $isOffline } from '../../stores/offline.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'

interface Props {
  chats: ChatPage
  session: ChatSession | undefined
}

/** The state of the connection and of the chat, in one line. Renders nothing if all is well. */
export function ConnectionBanner({ chats, session }: Props) {
  const { t } = usePage()
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const status = session ? (groupIn(conversation, session.chatgroupId).status ?? session.status) : null
  const isDown = !useConnected(chats)
  const text = isDown
    ? t('chat:connectionFailed')
    : status === 'FINISHED'
      ? t('chat:finished')
      : status === 'CLOSED'
        ? t('chat:closed')
        : ''
  return (
    <div role="status">
      {text !== '' && (
        <p className="banner-note">
          <Icon name={isDown ? 'wifi' : 'info'} />
          <span>{text}</span>
          {isDown && (
            <button className="btn btn-2 btn-s push" type="button" onClick={() => chats.engine.retry()}>
              {t('common:retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Whether the chat is connected, or connecting for the first time. A socket may notice a lost network only late. */
export function useConnected(chats: ChatPage): boolean {
  const connection = useStore(chats.engine.$connection, { ssr: 'initial' })
  const isOffline = useStore($isOffline, { ssr: 'initial' })
  return !isOffline && (connection === 'online' || connection === 'connecting')
}
