import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChatStatus } from '../../contract/chat.ts'
import type { ChatPage } from '../../state/chat/chat-page.ts'
import { local, readStored, writeStored } from '../../state/storage.ts'
import type { PageContext } from '../../ui/page.ts'

interface Props {
  page: PageContext
  chats: ChatPage
  chatgroupId: string
  status: ChatStatus | null
  translateAll: boolean
  setTranslateAll: (all: boolean) => void
}

/** Longest message, in UTF-16 units (contract/chat-frames.ts). */
const LONGEST = 2000

const draftKey = (chatgroupId: string) => `chat-draft:${chatgroupId}`

/** Where a message is written. What is typed is kept for each chat until it is sent, on this device. */
export function Composer({ page, chats, chatgroupId, status, translateAll, setTranslateAll }: Props) {
  const { t } = page
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readStored(local, draftKey(chatgroupId)) ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  const isClosed = status === 'CLOSED'

  useEffect(() => {
    writeStored(local, draftKey(chatgroupId), text === '' ? null : text)
  }, [text, chatgroupId])

  const send = async () => {
    const words = text.trim()
    if (words === '' || isClosed) return
    const found = await chats.refusedWords(words)
    if (found.length > 0) {
      setRefused(t('chat:refused', { words: page.format.list(found) }))
      field.current?.focus()
      return
    }
    setRefused(null)
    chats.engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: words })
    // What was typed while the text was checked stays.
    setText((now) => (now === text ? '' : now))
    field.current?.focus()
  }
  const key = (event: KeyboardEvent) => {
    // Enter that takes a word from an input method sends nothing; Safari says so by the key code alone.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composes) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="write">
      <div className="tools">
        <label className="check small push">
          <input type="checkbox" checked={translateAll} onChange={({ target }) => setTranslateAll(target.checked)} />
          {t('chat:translateAll')}
        </label>
      </div>
      {refused && (
        <p className="state bad" role="alert">
          {refused}
        </p>
      )}
      <div className="line">
        <label className="vh" htmlFor={id}>
          {t('chat:message')}
        </label>
        <textarea
          ref={field}
          className="input"
          id={id}
          value={text}
          maxLength={LONGEST}
          disabled={isClosed}
          placeholder={t(isClosed ? 'chat:closed' : 'chat:hint')}
          onChange={({ target }) => {
            setText(target.value)
            setRefused(null)
          }}
          onKeyDown={key}
        />
        <button className="btn btn-primary" type="button" disabled={isClosed} onClick={() => void send()}>
          {t('chat:send')}
        </button>
      </div>
    </div>
  )
}
