import type { ChatSession } from '@fair/contract/chat.ts'
import { useStore } from '@nanostores/react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { useConnected } from './ConnectionBanner.tsx'
import { SessionLabel } from './Sessions.tsx'

interface Props {
  chats: ChatPage
  session: ChatSession
  /** Exchanges cards with the exhibitor. */
  cards: () => void
  remove: () => void
}

/** The partner of the open chat, whether somebody answers, and the chat's actions. */
export function Heading({ chats, session, cards, remove }: Props) {
  const page = usePage()
  const { t } = page
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const { staffName, status } = groupIn(conversation, session.chatgroupId)
  const who = staffName ?? session.staffName
  const isKnown = useConnected(chats)
  const { role, memberCount, isStaffOnline } = session
  const isRoom = role === 'LIVE' || role === 'MEETING'
  const state = isRoom
    ? t('chat:members', { count: memberCount })
    : (status ?? session.status) === 'WAITING'
      ? t('chat:waitingForStaff')
      : who
        ? t(isKnown ? (isStaffOnline ? 'chat:isOnline' : 'chat:isAway') : 'chat:isUnknown', { name: who })
        : ''
  const path = pathOf(session)
  return (
    <>
      <SessionLabel session={session} />
      <div>
        <h2 className="clip">{path ? <a href={page.href(path)}>{session.title}</a> : session.title}</h2>
        <p className="small faint clip">{state}</p>
      </div>
      {role === 'EXHIBITOR' && (
        <button className="icon-btn" type="button" aria-label={t('chat:cards')} title={t('chat:cards')} onClick={cards}>
          <Icon name="card" />
        </button>
      )}
      <button
        className="icon-btn"
        type="button"
        aria-label={t('chat:remove')}
        title={t('chat:remove')}
        onClick={remove}
      >
        <Icon name="trash" />
      </button>
    </>
  )
}

/** The path of the partner's page; null for the service desk. */
function pathOf({ role, roleId }: ChatSession): string | null {
  const id = encodeURIComponent(roleId)
  if (role === 'EXHIBITOR') return `/exhibitor/detail/${id}`
  return role === 'LIVE' ? `/live/detail/${id}` : role === 'MEETING' ? `/meeting/detail/${id}` : null
}
