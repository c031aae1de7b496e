import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatSession } from '../../contract/chat.ts'
import { groupIn } from '../../rules/conversation-state.ts'
import type { ChatPage } from '../../state/chat/chat-page.ts'
import { showToast } from '../../state/page-events.ts'
import { local, readStored, writeStored } from '../../state/storage.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { SessionFace, Sessions } from './Sessions.tsx'

interface Props {
  page: PageContext
  chats: ChatPage
  /** The chat that is open at first; null for the list alone. */
  first: string | null
  onClose: () => void
}

const TRANSLATE_ALL = 'chat-translate'

/** Messages over the page: the chats and the open one, kept apart from the page below by the browser's modal dialog. */
export function ChatDrawer({ page, chats, first, onClose }: Props) {
  const { t } = page
  const { engine } = chats
  const { sessions } = useStore(chats.$list, { ssr: 'initial' })
  const [chosen, setChosen] = useState<string | null>(first)
  const [translateAll, setTranslateAll] = useState(() => readStored(local, TRANSLATE_ALL) !== 'off')
  const dialog = useRef<HTMLDialogElement>(null)
  const session = sessions.find(({ chatgroupId }) => chatgroupId === chosen)

  useLayoutEffect(() => {
    const own = dialog.current
    if (own && !own.open) own.showModal()
    return () => own?.close()
  }, [])
  useEffect(() => {
    engine.open(chosen)
    return () => engine.open(null)
  }, [engine, chosen])
  useEffect(() => {
    // A hand that came to write finds the field; a phone's keyboard would cover what is to be read first.
    const own = dialog.current
    const field = matchMedia('(hover: none)').matches ? null : own?.querySelector<HTMLElement>('textarea')
    const place = field ?? own?.querySelector<HTMLElement>(chosen === null ? '.sessions button' : '.msgs')
    place?.focus()
  }, [chosen])

  return (
    <dialog
      className="drawer talk"
      ref={dialog}
      aria-label={t('chat:title')}
      data-open={session ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Sessions page={page} chats={chats} chosen={chosen} choose={setChosen} />
      <section className="conv">
        <header>
          <button className="icon-btn only-m" type="button" aria-label={t('chat:back')} onClick={() => setChosen(null)}>
            <Icon name="left" />
          </button>
          {session && <Heading page={page} chats={chats} session={session} removed={() => setChosen(null)} />}
          <button className="icon-btn push" type="button" aria-label={t('common:close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <Standing page={page} chats={chats} session={session} />
        {session ? (
          <>
            <Conversation
              key={session.chatgroupId}
              page={page}
              chats={chats}
              session={session}
              translateAll={translateAll}
            />
            <OpenComposer
              page={page}
              chats={chats}
              session={session}
              translateAll={translateAll}
              setTranslateAll={(all) => {
                writeStored(local, TRANSLATE_ALL, all ? null : 'off')
                setTranslateAll(all)
              }}
            />
          </>
        ) : (
          <p className="none">{t('chat:choose')}</p>
        )}
      </section>
    </dialog>
  )
}

interface OfSession {
  page: PageContext
  chats: ChatPage
  session: ChatSession
}

function Heading({ page, chats, session, removed }: OfSession & { removed: () => void }) {
  const { t } = page
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const { staffName, status } = groupIn(conversation, session.chatgroupId)
  const who = staffName ?? session.staffName
  const isWaiting = (status ?? session.status) === 'WAITING'
  const state = isWaiting
    ? t('chat:waitingForStaff')
    : who
      ? t(session.isStaffOnline ? 'chat:isOnline' : 'chat:isAway', { name: who })
      : ''
  return (
    <>
      <SessionFace page={page} session={session} />
      <div>
        <h2 className="clip">{session.title}</h2>
        <p className="small faint clip">{state}</p>
      </div>
      <button
        className="icon-btn"
        type="button"
        aria-label={t('chat:remove')}
        title={t('chat:remove')}
        onClick={async () => {
          const failure = await chats.remove(session)
          if (failure) showToast({ text: failure.message, bad: true })
          else removed()
        }}
      >
        <Icon name="trash" />
      </button>
    </>
  )
}

/** How the connection stands, and the chat, in one line; nothing where all is well. */
function Standing({ page, chats, session }: { page: PageContext; chats: ChatPage; session: ChatSession | undefined }) {
  const { t } = page
  const connection = useStore(chats.engine.$connection, { ssr: 'initial' })
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const status = session ? (groupIn(conversation, session.chatgroupId).status ?? session.status) : null
  const isDown = connection !== 'online' && connection !== 'connecting'
  const text = isDown
    ? t('chat:connectionFailed')
    : status === 'FINISHED'
      ? t('chat:finished')
      : status === 'CLOSED'
        ? t('chat:closed')
        : ''
  return (
    <div role="status">
      {text !== '' && (
        <p className="banner-note">
          <Icon name={isDown ? 'wifi' : 'info'} />
          {text}
          {isDown && (
            <button className="btn btn-2 btn-s push" type="button" onClick={() => chats.engine.retry()}>
              {t('common:retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function OpenComposer(props: OfSession & { translateAll: boolean; setTranslateAll: (all: boolean) => void }) {
  const { session, ...rest } = props
  const conversation = useStore(props.chats.engine.$conversation, { ssr: 'initial' })
  const { chatgroupId } = session
  const status = groupIn(conversation, chatgroupId).status ?? session.status
  return <Composer key={chatgroupId} {...rest} chatgroupId={chatgroupId} status={status} />
}
