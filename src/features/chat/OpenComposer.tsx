import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { ChatSession } from '../../contract/chat.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { isUnattended } from './off-hours.ts'
import { useLazyModule } from './useLazyModule.ts'

interface Props {
  chats: ChatPage
  session: ChatSession
  /** The composer. Whether the chat may be written in follows what the service says. */
  children: (status: ChatSession['status'] | null) => ReactNode
}

/** Where one writes: the composer, and where nobody is on duty a way to leave a message, whose code comes then. */
export function OpenComposer({ chats, session, children }: Props) {
  const page = usePage()
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const group = groupIn(conversation, session.chatgroupId)
  const status = group.status ?? session.status
  const isAlone = status !== 'CLOSED' && isUnattended(group)
  const [leave, openLeave] = useLazyModule(
    useCallback(async () => {
      const { LeaveMessage, loadLeave } = await import('./LeaveMessage.tsx')
      await loadLeave(page.language)
      return { LeaveMessage }
    }, [page.language]),
  )
  // Staff that comes takes nobody's half-written message away.
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isAlone) void openLeave()
  }, [isAlone, openLeave])
  return (
    <>
      {leave && (isAlone || isLeaving) && (
        <leave.LeaveMessage session={session} isOpen={isLeaving} setOpen={setLeaving} />
      )}
      {!isLeaving && children(status)}
    </>
  )
}
