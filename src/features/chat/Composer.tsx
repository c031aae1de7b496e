import type { ChatStatus } from '@fair/contract/chat.ts'
import type { FileKind } from '@fair/contract/rules/message-kinds.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { FileTools } from '../shared/chat/FileTools.tsx'
import { RecordingBar } from '../shared/chat/RecordingBar.tsx'
import { useRecorder } from '../shared/chat/useRecorder.ts'
import { chatMoreSheet } from '../shared/style-sheets.ts'
import { useLazyModule } from './useLazyModule.ts'

interface Props {
  chats: ChatPage
  chatgroupId: string
  status: ChatStatus | null
  translateAll: boolean
  setTranslateAll: (all: boolean) => void
  /** Sends pictures and other files, and reports for each file that is refused the reason. */
  addFiles: (files: readonly File[]) => void
  addVoice: (file: File, seconds: number) => void
  /** Stores a recording that was running when another chat was opened or the chats were closed. */
  keepVoice: (file: File, seconds: number) => void
  /** Shows an error message. */
  showNotice: (text: string) => void
}

/** The kinds of files sent to a single person. */
const KINDS: readonly FileKind[] = ['IMAGE', 'FILE', 'VOICE']

/** Longest message, in UTF-16 units (contract/chat-frames.ts). */
const LONGEST = 2000

const loadEmoji = async () => {
  const [part] = await Promise.all([import('./EmojiPicker.tsx'), chatMoreSheet()])
  return part
}

const draftKey = (chatgroupId: string) => personalKey('chat-draft', pageOwner(), chatgroupId)

/** Whether the device is likely to have keys: hints about keys are of no use on phones and tablets. */
const hasKeys = () => !matchMedia('(hover: none) and (pointer: coarse)').matches

/** The field for writing a message. The typed text is stored per chat on this device until it is sent. */
export function Composer(props: Props) {
  const page = usePage()
  const { chats, chatgroupId, status, translateAll, setTranslateAll, addFiles, showNotice } = props
  const { t } = page
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readStored(local, draftKey(chatgroupId)) ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  const recorder = useRecorder({
    done: props.addVoice,
    left: props.keepVoice,
    refused: () => showNotice(t('chat:noMicrophone')),
  })
  const [emoji, openEmoji] = useLazyModule(loadEmoji)
  const [isPicking, setPicking] = useState(false)
  const isClosed = status === 'CLOSED'
  const [hint] = useState(() => t(hasKeys() ? 'chat:hint' : 'chat:hintTouch'))
  const isRecording = recorder.state === 'recording' || recorder.state === 'full'

  useEffect(() => {
    writeStored(local, draftKey(chatgroupId), text === '' ? null : text)
  }, [text, chatgroupId])

  const change = (next: string) => {
    setText(next)
    setRefused(null)
  }
  /** The text that is being checked: pressing Enter again meanwhile must not send it twice. */
  const checked = useRef('')
  const send = async () => {
    const words = text.trim()
    if (words === checked.current || words === '' || isClosed) return
    checked.current = words
    // The same reason is announced again.
    setRefused(null)
    const found = await chats.refusedWords(words)
    if (checked.current === words) checked.current = ''
    if (found.length > 0) {
      setRefused(t('chat:refused', { words: page.format.list(found) }))
      field.current?.focus()
      return
    }
    chats.engine.write({ chatgroupId, contentsType: 'TEXT', msgContent: words })
    // Text that was typed during the check stays.
    setText((now) => (now === text ? '' : now))
    // Another chat may have been opened during the check: then this field is gone, and its draft is what was sent.
    if (readStored(local, draftKey(chatgroupId)) === text) writeStored(local, draftKey(chatgroupId), null)
    field.current?.focus()
  }
  const key = (event: KeyboardEvent) => {
    // Enter that confirms an input method's word sends nothing; Safari reports this case only by the key code.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composes) return
    event.preventDefault()
    void send()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    // Text copied from an office program comes with a picture of itself; the text is meant.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    addFiles(pasted)
  }
  return (
    <div className="write">
      <div className="tools">
        <FileTools {...{ isClosed, recorder, addFiles }} kinds={KINDS} />
        <button
          className="icon-btn"
          type="button"
          disabled={isClosed || isRecording}
          aria-expanded={isPicking}
          aria-label={t('chat:emoji')}
          title={t('chat:emoji')}
          onClick={() => {
            setPicking(!isPicking)
            if (!emoji) void openEmoji().then((ok) => ok || showNotice(t('errors:network')))
          }}
        >
          <Icon name="smile" />
        </button>
        <label className="check small push">
          <input type="checkbox" checked={translateAll} onChange={({ target }) => setTranslateAll(target.checked)} />
          {t('chat:translateAll')}
        </label>
      </div>
      {isPicking && emoji && field.current && (
        <emoji.EmojiPicker field={field.current} changed={change} close={() => setPicking(false)} />
      )}
      {refused && (
        <p className="state bad" role="alert">
          {refused}
        </p>
      )}
      {isRecording ? (
        <RecordingBar recorder={recorder} after={() => requestAnimationFrame(() => field.current?.focus())} />
      ) : (
        <div className="line">
          <label className="visually-hidden" htmlFor={id}>
            {t('chat:message')}
          </label>
          <textarea
            ref={field}
            className="input"
            id={id}
            value={text}
            maxLength={LONGEST}
            disabled={isClosed}
            placeholder={isClosed ? t('chat:closed') : hint}
            onChange={({ target }) => change(target.value)}
            onFocus={() => setPicking(false)}
            onKeyDown={key}
            onPaste={paste}
          />
          <button className="btn btn-primary" type="button" disabled={isClosed} onClick={() => void send()}>
            {t('chat:send')}
          </button>
        </div>
      )}
    </div>
  )
}
