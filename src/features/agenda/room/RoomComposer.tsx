import { CHAT_PICTURES } from '@fair/contract/rules/chat-files.ts'
import type { FileKind } from '@fair/contract/rules/message-kinds.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { local, readStored, writeStored } from '../../../lib/storage.ts'
import { personalKey } from '../../../lib/storage-keys.ts'
import { pageOwner } from '../../../stores/owner.ts'
import { showToast } from '../../../stores/toasts.ts'
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

const draftKey = (chatgroupId: string) => personalKey('chat-draft', pageOwner(), chatgroupId)

/**
 * The form for messages to the room, with pictures and voice messages. Text is checked before it is sent (Spec 7,
 * green/text). Refused text stays in the field, with the reason. The typed text is stored on this device until it is
 * sent, because the field is removed while the exhibits are shown or the chat is closed.
 */
export function RoomComposer({ chats, chatgroupId, uploads }: Props) {
  const page = usePage()
  const { t } = page
  const id = useId()
  const [text, setText] = useState(() => readStored(local, draftKey(chatgroupId)) ?? '')
  const [refused, setRefused] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    writeStored(local, draftKey(chatgroupId), text === '' ? null : text)
  }, [text, chatgroupId])
  const addFiles = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => Object.hasOwn(CHAT_PICTURES, type))
    setRefused(pictures.length < files.length ? t('chat:pictureKinds') : '')
    for (const file of pictures) uploads.add(chatgroupId, file, 'IMAGE')
  }
  const recorder = useRecorder({
    done: (file, seconds) => uploads.add(chatgroupId, file, 'VOICE', seconds),
    left: (file, seconds) => {
      uploads.keepVoice(chatgroupId, file, seconds)
      showToast({ text: t('chat:voiceUnsent') })
    },
    refused: () => setRefused(t('chat:noMicrophone')),
  })
  const isRecording = recorder.state === 'recording' || recorder.state === 'full'
  /** The text that is being checked: pressing Enter again meanwhile must not send it twice. */
  const checked = useRef('')
  const go = async () => {
    const words = text.trim()
    if (words === '' || words === checked.current) return
    checked.current = words
    // The same reason is announced again.
    setRefused('')
    const found = await chats.refusedWords(words)
    if (checked.current === words) checked.current = ''
    if (found.length > 0) return setRefused(t('room:refused', { words: page.format.list(found) }))
    chats.engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: words })
    // Text that was typed during the check stays.
    setText((now) => (now === text ? '' : now))
    // The field may have been removed during the check: then its draft is what was sent.
    if (readStored(local, draftKey(chatgroupId)) === text) writeStored(local, draftKey(chatgroupId), null)
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
