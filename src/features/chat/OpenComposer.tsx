import type { ChatSession } from '@fair/contract/chat.ts'
import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import { groupIn, isUnattended } from '../../domain/conversation-state.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { useLazyModule } from './useLazyModule.ts'

interface Props {
  chats: ChatPage
  session: ChatSession
  /** The composer. The status reported by the service decides whether the chat can be written in. */
  children: (status: ChatSession['status'] | null) => ReactNode
}

/** The composer, or a form to leave a message if nobody is on duty. The form's code is loaded only then. */
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
  // Staff coming on duty does not discard a half-written message.
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
