import { CHAT_PICTURES } from '@fair/contract/rules/chat-files.ts'
import type { FileKind } from '@fair/contract/rules/message-kinds.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { Attachments } from '../../shared/chat/attachments.ts'
import type { ChatPage } from '../../shared/chat/chat-page.ts'
import { FileTools } from '../../shared/chat/FileTools.tsx'
import { RecordingBar } from '../../shared/chat/RecordingBar.tsx'
import { useRecorder } from '../../shared/chat/useRecorder.ts'

interface Props {
  chats: ChatPage
  chatgroupId: string
  uploads: Attachments
}

/** Files the audience may send besides text: only those shown or played inline, not those that have to be opened. */
const KINDS: readonly FileKind[] = ['IMAGE', 'VOICE']

/**
 * The form for messages to the room, with pictures and voice messages. Text is checked before it is sent (Spec 7,
 * green/text). Refused text stays in the field, with the reason.
 */
export function RoomComposer({ chats, chatgroupId, uploads }: Props) {
  const page = usePage()
  const { t } = page
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const addFiles = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => Object.hasOwn(CHAT_PICTURES, type))
    setRefused(pictures.length < files.length ? t('chat:pictureKinds') : '')
    for (const file of pictures) uploads.add(chatgroupId, file, 'IMAGE')
  }
  const recorder = useRecorder(
    (file, seconds) => uploads.add(chatgroupId, file, 'VOICE', seconds),
    () => setRefused(t('chat:noMicrophone')),
  )
  const isRecording = recorder.state === 'recording' || recorder.state === 'full'
  /** The text that is being checked: pressing Enter again meanwhile must not send it twice. */
  const checked = useRef('')
  const go = async () => {
    const words = text.trim()
    if (words === '' || words === checked.current) return
    checked.current = words
    const found = await chats.refusedWords(words)
    if (checked.current === words) checked.current = ''
    setRefused(found.length > 0 ? t('room:refused', { words: page.format.list(found) }) : '')
    if (found.length > 0) return
    chats.engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: words })
    // Text that was typed during the check stays.
    setText((now) => (now === text ? '' : now))
  }
  const key = (event: KeyboardEvent) => {
    // Enter that confirms an input method's word sends nothing; Safari reports this case only by the key code.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    void go()
  }
  return (
    <>
      {refused !== '' && (
        <p className="banner-note" role="alert">
          {refused}
        </p>
      )}
      {isRecording ? (
        <div className="composer">
          <RecordingBar recorder={recorder} after={() => requestAnimationFrame(() => field.current?.focus())} />
        </div>
      ) : (
        <div className="composer">
          <FileTools {...{ recorder, addFiles }} kinds={KINDS} isClosed={false} />
          <label className="visually-hidden" htmlFor={id}>
            {t('room:message')}
          </label>
          <input
            ref={field}
            className="input"
            id={id}
            value={text}
            maxLength={500}
            placeholder={t('room:say')}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => {
              setText(target.value)
              setRefused('')
            }}
            onKeyDown={key}
          />
          <button className="icon-btn" type="button" aria-label={t('room:send')} onClick={() => void go()}>
            <Icon name="send" />
          </button>
        </div>
      )}
    </>
  )
}
