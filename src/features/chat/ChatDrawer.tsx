import { useState } from 'react'
import type { Call } from '../../api/client.ts'
import { useModal } from '../../components/useModal.ts'
import { usePage } from '../../components/usePage.ts'
import type { PageData } from '../../stores/page-data.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { ChatLayout, useChatFocus } from './ChatLayout.tsx'

interface Props {
  data: PageData
  call: Call
  chats: ChatPage
  /** The chat that is initially open; null for the list alone. */
  first: string | null
  /** Why no chat is open. */
  failure?: string
  onClose: () => void
}

/** The messages in a modal dialog over the page, which the browser isolates from the page below. */
export function ChatDrawer({ first, onClose, ...rest }: Props) {
  const { t } = usePage()
  const [chosen, choose] = useState<string | null>(first)
  const dialog = useModal()
  const focus = useChatFocus(chosen, true)
  return (
    <dialog
      className="drawer talk"
      ref={(own) => {
        dialog.current = own
        focus(own)
      }}
      aria-label={t('chat:title')}
      data-open={chosen === null ? undefined : ''}
      onCancel={(event) => {
        // A file dialog that is cancelled bubbles up to here, and so does, in React, a dialog within this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <ChatLayout {...rest} chosen={chosen} choose={choose} onClose={onClose} />
    </dialog>
  )
}
