import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { hasWords } from '@fair/contract/rules/message-kinds.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { groupIn } from '../../../domain/conversation-state.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { requireLogin } from '../../../stores/login-request.ts'
import { showToast } from '../../../stores/toasts.ts'
import { attachmentsOf } from '../../shared/chat/attachments.ts'
import { type ChatPage, openChatPage } from '../../shared/chat/chat-page.ts'
import { UploadingMessage } from '../../shared/chat/UploadingMessage.tsx'
import { dialogSheet } from '../../shared/style-sheets.ts'
import { RoomComposer } from './RoomComposer.tsx'
import { RoomMessage } from './RoomMessage.tsx'
import { useLogin } from './useLogin.ts'
import { useTranslated } from './useTranslated.ts'

interface Props {
  call: Call
  /** The audience's chat; null if there is none. */
  chatgroupId: string | null
  /** Whether the audience may write. */
  isOpen: boolean
}

/** The audience's chat beside the picture. Reading and writing require a login. */
export function RoomChat({ call, chatgroupId, isOpen }: Props) {
  const { t } = usePage()
  const login = useLogin()
  const [chats, setChats] = useState<ChatPage | null>(null)
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to request again
  useEffect(() => {
    setChats(null)
    setFailure('')
    if (login === null || chatgroupId === null) return
    let cancelled = false
    void openChatPage(call, login).then((opened) => {
      if (cancelled) return
      if (opened.ok) setChats(opened.data)
      else setFailure(opened.message || t('chat:connectionFailed'))
    })
    return () => {
      cancelled = true
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
  return <RoomTalk call={call} chats={chats} chatgroupId={chatgroupId} isOpen={isOpen} />
}

/** Maximum number of messages in the document at once. */
const SHOWN = 80
/** A log that is scrolled closer to its end than this, in pixels, follows new messages. */
const NEAR_END = 160

const loadPictures = () => import('../../shared/chat/PictureDialog.tsx')

type Enlarged = Awaited<ReturnType<typeof loadPictures>> & { shown: { address: PictureAddress; name: string } }

interface TalkProps {
  call: Call
  chats: ChatPage
  chatgroupId: string
  isOpen: boolean
}

function RoomTalk({ call, chats, chatgroupId, isOpen }: TalkProps) {
  const page = usePage()
  const { t } = page
  const { engine } = chats
  const conversation = useStore(engine.$conversation, { ssr: 'initial' })
  const connection = useStore(engine.$connection, { ssr: 'initial' })
  const histories = useStore(engine.$histories, { ssr: 'initial' })
  const { messages, isLoaded } = groupIn(conversation, chatgroupId)
  /** Set only after the history has been rendered, which is not announced. */
  const [isAnnounced, setAnnounced] = useState(false)
  const hasFailed = histories[chatgroupId] === 'failed'
  const hasHistory = isLoaded || hasFailed
  useEffect(() => setAnnounced(hasHistory), [hasHistory])
  const log = useRef<HTMLDivElement>(null)
  const translated = useTranslated(page, chats, conversation.self, messages.filter(hasWords))
  useEffect(() => {
    engine.open(chatgroupId)
    // The messages over the page open another chat: once they are closed, the visitor sees this one again.
    const end = engine.$conversation.listen(({ open }) => {
      if (open === null && document.visibilityState === 'visible') engine.open(chatgroupId)
    })
    return () => {
      end()
      engine.open(null)
    }
  }, [engine, chatgroupId])
  const { data } = useIsland()
  const uploads = useMemo(
    () => attachmentsOf(chats, call, data.apiBase === '' ? location.href : data.apiBase),
    [chats, call, data],
  )
  const own = useStore(uploads.$list, { ssr: 'initial' }).filter((each) => each.chatgroupId === chatgroupId)
  const [picture, setPicture] = useState<Enlarged | null>(null)
  const enlarge = async (address: PictureAddress, name: string) => {
    const [module] = await Promise.all([loadPictures(), dialogSheet()]).catch(() => [null])
    if (module) setPicture({ ...module, shown: { address, name } })
    else showToast({ text: t('errors:network'), bad: true })
  }
  const last = own.at(-1)?.key ?? messages.at(-1)?.id
  /** The chat opens at its newest message, and follows it until the reader scrolls back. */
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is a new message
  useLayoutEffect(() => {
    const box = log.current
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
  }, [last])
  return (
    <>
      <div
        className="log"
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live={isAnnounced ? 'polite' : 'off'}
        aria-label={t('room:chat')}
        onScroll={({ currentTarget: box }) => {
          isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
        }}
      >
        {hasFailed ? (
          <p className="faint">
            {t('chat:historyFailed')}{' '}
            <button className="link" type="button" onClick={() => void engine.load([chatgroupId])}>
              {t('common:retry')}
            </button>
          </p>
        ) : (
          messages.length === 0 && <p className="faint">{t(isLoaded ? 'room:chatEmpty' : 'common:loading')}</p>
        )}
        {messages.slice(-SHOWN).map((entry) => (
          <RoomMessage
            key={entry.id}
            entry={entry}
            isMine={entry.from === conversation.self}
            translation={translated(entry.id)}
            resend={() => engine.resend(chatgroupId, entry.id)}
            discard={() => engine.discard(chatgroupId, entry.id)}
            played={() => engine.played(chatgroupId, entry.id)}
            enlarge={(...shown) => void enlarge(...shown)}
          />
        ))}
        {own.map((upload) => (
          <UploadingMessage key={upload.key} upload={upload} of={uploads} />
        ))}
      </div>
      {connection !== 'online' && connection !== 'connecting' && (
        <p className="banner-note" role="status">
          <Icon name="wifi" />
          <span>{t('room:chatOffline')}</span>
        </p>
      )}
      {isOpen ? (
        <RoomComposer {...{ chats, chatgroupId, uploads }} />
      ) : (
        <p className="banner-note">{t('room:chatClosed')}</p>
      )}
      {picture && <picture.PictureDialog {...picture.shown} onClose={() => setPicture(null)} />}
    </>
  )
}
