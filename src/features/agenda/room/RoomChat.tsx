import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { Icon } from '../../../components/Icon.tsx'
import { type Entry, groupIn } from '../../../domain/conversation-state.ts'
import { hasWords } from '../../../domain/message-kinds.ts'
import type { PageContext } from '../../../lib/page.ts'
import { requireLogin } from '../../../stores/login-request.ts'
import { type ChatPage, openChatPage } from '../../shared/chat/chat-page.ts'
import { useLogin } from './useLogin.ts'
import { useTranslated } from './useTranslated.ts'

interface Props {
  page: PageContext
  call: Call
  /** The audience's chat; null where there is none. */
  chatgroupId: string | null
  /** Whether the audience may write. */
  isOpen: boolean
}

/** What the audience says, beside the picture; to write and to read it one is logged in. */
export function RoomChat({ page, call, chatgroupId, isOpen }: Props) {
  const { t } = page
  const login = useLogin()
  const [chats, setChats] = useState<ChatPage | null>(null)
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is what `tries` is for
  useEffect(() => {
    setChats(null)
    setFailure('')
    if (login === null || chatgroupId === null) return
    let gone = false
    void openChatPage(call, login).then((opened) => {
      if (gone) return
      if (opened.ok) setChats(opened.data)
      else setFailure(opened.message)
    })
    return () => {
      gone = true
    }
  }, [login, chatgroupId, call, tries])

  if (chatgroupId === null) return <p className="none">{t('room:noChat')}</p>
  if (login === null) {
    return (
      <div className="none">
        <p>{t('room:chatLogin')}</p>
        <button className="btn btn-2" type="button" onClick={() => requireLogin('chat', () => {})}>
          {t('room:logIn')}
        </button>
      </div>
    )
  }
  if (failure !== '') {
    return (
      <div className="none">
        <p>{failure}</p>
        <button className="btn btn-2" type="button" onClick={() => setTries(tries + 1)}>
          {t('common:retry')}
        </button>
      </div>
    )
  }
  if (!chats) return <p className="none">{t('common:loading')}</p>
  return <RoomTalk page={page} chats={chats} chatgroupId={chatgroupId} isOpen={isOpen} />
}

/** Messages that stand in the document at once. */
const SHOWN = 80

interface TalkProps {
  page: PageContext
  chats: ChatPage
  chatgroupId: string
  isOpen: boolean
}

function RoomTalk({ page, chats, chatgroupId, isOpen }: TalkProps) {
  const { t } = page
  const { engine } = chats
  const conversation = useStore(engine.$conversation, { ssr: 'initial' })
  const connection = useStore(engine.$connection, { ssr: 'initial' })
  const messages = groupIn(conversation, chatgroupId).messages.filter(hasWords)
  const log = useRef<HTMLDivElement>(null)
  const translated = useTranslated(page, chats, conversation.self, messages)
  useEffect(() => {
    engine.open(chatgroupId)
    return () => engine.open(null)
  }, [engine, chatgroupId])
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it answers to
  useEffect(() => {
    const box = log.current
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight < 160) box.scrollTop = box.scrollHeight
  }, [last])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className="log" ref={log} tabIndex={0} role="log" aria-label={t('room:chat')}>
        {messages.length === 0 && <p className="faint">{t('room:chatEmpty')}</p>}
        {messages.slice(-SHOWN).map((entry) => (
          <Say
            key={entry.id}
            page={page}
            entry={entry}
            isMine={entry.from === conversation.self}
            translation={translated(entry.id)}
            resend={() => engine.resend(chatgroupId, entry.id)}
          />
        ))}
      </div>
      {connection !== 'online' && connection !== 'connecting' && (
        <p className="banner-note" role="status">
          <Icon name="wifi" />
          {t('room:chatOffline')}
        </p>
      )}
      {isOpen ? (
        <Write
          page={page}
          refusedWords={chats.refusedWords}
          send={(msgContent) => engine.write({ chatgroupId, contentsType: 'TEXT', msgContent })}
        />
      ) : (
        <p className="banner-note">{t('room:chatClosed')}</p>
      )}
    </>
  )
}

interface SayProps {
  page: PageContext
  entry: Entry
  isMine: boolean
  translation: string | undefined
  resend: () => void
}

function Say({ page, entry, isMine, translation, resend }: SayProps) {
  const { t } = page
  const { ext, messageStatus, msgContent } = entry
  const name = isMine ? t('room:you') : (ext.name ?? t('room:visitor'))
  return (
    <div className="say">
      <span className="avatar avatar-s" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <b>
        {name}
        {ext.isStaff && <span className="tag tag-info">{t('room:staff')}</span>}
      </b>
      <p>{msgContent}</p>
      {translation !== undefined && <p className="translation">{translation}</p>}
      {isMine && messageStatus !== 'success' && (
        <p className="small faint">
          {t(messageStatus === 'fail' ? 'room:failed' : 'room:sending')}
          {messageStatus === 'fail' && (
            <button className="link" type="button" onClick={resend}>
              {t('common:retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

interface WriteProps {
  page: PageContext
  refusedWords: ChatPage['refusedWords']
  send: (text: string) => void
}

/** Words are checked before they are sent (Spec 7, green/text): what is refused stays in the field, and says why. */
function Write({ page, refusedWords, send }: WriteProps) {
  const { t } = page
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  const go = async () => {
    const words = text.trim()
    if (words === '') return
    const found = await refusedWords(words)
    setRefused(found.length > 0 ? t('room:refused', { words: page.format.list(found) }) : '')
    if (found.length > 0) return
    send(words)
    // What was typed while the text was checked stays.
    setText((now) => (now === text ? '' : now))
  }
  const key = (event: KeyboardEvent) => {
    // Enter that takes a word from an input method sends nothing; Safari says so by the key code alone.
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
      <div className="composer">
        <label className="visually-hidden" htmlFor={id}>
          {t('room:message')}
        </label>
        <input
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
    </>
  )
}
