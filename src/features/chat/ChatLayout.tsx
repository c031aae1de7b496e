import type { ChatSession } from '@fair/contract/chat.ts'
import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'
import type { PageData } from '../../stores/page-data.ts'
import { showToast } from '../../stores/toasts.ts'
import { attachmentsOf } from '../shared/chat/attachments.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { AboutBar } from './AboutBar.tsx'
import { ChatNote, type Note } from './ChatNote.tsx'
import { Composer } from './Composer.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Conversation } from './Conversation.tsx'
import { Heading } from './Heading.tsx'
import { NotifyNote } from './NotifyNote.tsx'
import { OpenComposer } from './OpenComposer.tsx'
import { partnerIn } from './partner.ts'
import { Sessions } from './Sessions.tsx'
import { sendFiles } from './send-files.ts'
import { useCards } from './useCards.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { useLazyModule } from './useLazyModule.ts'

interface Props {
  data: PageData
  call: Call
  chats: ChatPage
  /** The open chat; null for the list alone. */
  chosen: string | null
  choose: (chatgroupId: string | null) => void
  /** Why the chat that was requested is not open. */
  failure?: string
  /** In a drawer: closes it. */
  onClose?: () => void
  /** Pages with their own heading (/chat) need none above the list. */
  hasHeading?: boolean
}

const translateKey = () => personalKey('chat-translate', pageOwner())

const loadPictures = () => import('../shared/chat/PictureDialog.tsx')

/** The list of chats and the open chat, in the drawer and on the chat page. */
export function ChatLayout({ data, call, chats, chosen, choose, failure, onClose, hasHeading = false }: Props) {
  const page = usePage()
  const { t } = page
  const { engine } = chats
  const { sessions, phase, keyword, older } = useStore(chats.$list, { ssr: 'initial' })
  const [translateAll, setTranslateAll] = useState(() => readStored(local, translateKey()) !== 'off')
  const [note, setNote] = useState<Note | null>(failure ? { text: failure, bad: true } : null)
  const [picture, setPicture] = useState<{ address: PictureAddress; name: string } | null>(null)
  const [pictures, loadPicture] = useLazyModule(loadPictures)
  // A search narrows the list, but the open chat stays open.
  const open = useRef<ChatSession | undefined>(undefined)
  const listed = sessions.find(({ chatgroupId }) => chatgroupId === chosen)
  const session = listed ?? (open.current?.chatgroupId === chosen ? open.current : undefined)
  open.current = session
  const uploads = useMemo(
    () => attachmentsOf(chats, call, data.apiBase === '' ? location.href : data.apiBase),
    [chats, call, data],
  )
  const showNotice = (text: string) => setNote({ text, bad: true })
  const cards = useCards({ page, data, call, session, showNotice })

  useEffect(() => {
    engine.open(chosen)
    return () => engine.open(null)
  }, [engine, chosen])

  // An address may name a chat that is not among the newest 100.
  const isSought = chosen !== null && session === undefined && keyword === '' && phase === 'idle'
  useEffect(() => {
    if (isSought && older === 'more') void chats.loadOlder()
  }, [isSought, older, chats])

  const addFiles = (files: readonly File[]) => {
    const status = groupIn(engine.$conversation.get(), chosen ?? '').status ?? session?.status
    if (status === 'CLOSED') return showNotice(t('chat:closed'))
    const refusal = chosen === null ? null : sendFiles(page, uploads, chosen, files)
    // Replaces the note about earlier files, which would cover the ones that are being sent now.
    setNote(refusal === null ? null : { text: refusal, bad: true })
  }
  const { isOver, on } = useFileDrop(addFiles)
  const remove = async (removed: ChatSession) => {
    const failure = await chats.remove(removed)
    if (failure) return showNotice(failure.message)
    // Unless another chat was opened meanwhile.
    if (open.current?.chatgroupId === removed.chatgroupId) choose(null)
    const undo = async () => {
      const { role, roleId } = partnerIn(removed)
      const back = await chats.openWith(role, roleId)
      if (!back.ok) showNotice(back.message)
      else choose(back.data.chatgroupId)
    }
    setNote({
      text: t('chat:removed', { title: removed.title }),
      action: { label: t('common:undo'), run: () => void undo() },
    })
  }
  const changeTranslateAll = (all: boolean) => {
    writeStored(local, translateKey(), all ? null : 'off')
    setTranslateAll(all)
  }

  return (
    <>
      <Sessions chats={chats} chosen={chosen} choose={choose} hasHeading={hasHeading} onClose={onClose}>
        <NotifyNote />
      </Sessions>
      <section className="conversation" data-over={isOver || undefined} {...(session && on)}>
        <header>
          <button
            className="icon-btn narrow-only"
            type="button"
            aria-label={t('chat:back')}
            onClick={() => choose(null)}
          >
            <Icon name="left" />
          </button>
          {session && (
            <Heading chats={chats} session={session} cards={cards.open} remove={() => void remove(session)} />
          )}
          {onClose && (
            <button className="icon-btn push" type="button" aria-label={t('common:close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </header>
        {session && <AboutBar key={session.chatgroupId} call={call} session={session} cards={cards.open} />}
        <ConnectionBanner chats={chats} session={session} />
        {session ? (
          <>
            <Conversation
              key={`read ${session.chatgroupId}`}
              chats={chats}
              session={session}
              uploads={uploads}
              exchange={cards.exchange}
              openCards={cards.open}
              translateAll={translateAll}
              enlarge={(address, name) => {
                setPicture({ address, name })
                void loadPicture().then((ok) => ok || showNotice(t('errors:network')))
              }}
              showNotice={showNotice}
            />
            <OpenComposer key={session.chatgroupId} chats={chats} session={session}>
              {(status) => (
                <Composer
                  chats={chats}
                  chatgroupId={session.chatgroupId}
                  status={status}
                  translateAll={translateAll}
                  setTranslateAll={changeTranslateAll}
                  addFiles={addFiles}
                  addVoice={(file, seconds) => uploads.add(session.chatgroupId, file, 'VOICE', seconds)}
                  keepVoice={(file, seconds) => {
                    uploads.keepVoice(session.chatgroupId, file, seconds)
                    showToast({ text: t('chat:voiceKept', { title: session.title }) })
                  }}
                  showNotice={showNotice}
                />
              )}
            </OpenComposer>
          </>
        ) : (
          <NoSession chats={chats} isSought={chosen !== null && keyword === ''} />
        )}
      </section>
      <ChatNote note={note} close={() => setNote(null)} />
      {picture && pictures && <pictures.PictureDialog {...picture} onClose={() => setPicture(null)} />}
      {cards.dialog}
    </>
  )
}

/** Instead of a conversation: none is chosen, or the chosen one is not in the list as far as that has loaded. */
function NoSession({ chats, isSought }: { chats: ChatPage; isSought: boolean }) {
  const { t } = usePage()
  const { phase, older } = useStore(chats.$list, { ssr: 'initial' })
  const state = phase === 'idle' ? older : phase
  // The list shows its failures as well, but on a phone it is hidden.
  if (isSought && state === 'failed') {
    return (
      <p className="none" role="alert">
        {t('chat:listFailed')}{' '}
        <button
          type="button"
          className="link"
          onClick={() => void (phase === 'failed' ? chats.refresh() : chats.loadOlder())}
        >
          {t('common:retry')}
        </button>
      </p>
    )
  }
  return <p className="none">{t(!isSought ? 'chat:choose' : state === 'none' ? 'chat:unknown' : 'common:loading')}</p>
}

/**
 * Moves the focus to where the visitor will type. On touch devices it first stays where it is, as the keyboard would
 * cover the messages. Later it follows to the conversation or back to the list.
 */
export function useChatFocus(chosen: string | null, isReady: boolean): (box: HTMLElement | null) => void {
  const box = useRef<HTMLElement | null>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isReady) return
    const isTouch = matchMedia('(hover: none)').matches
    const place = chosen === null ? '.sessions li button' : isTouch ? '.messages' : 'textarea'
    if (!(isTouch && isFirst.current)) box.current?.querySelector<HTMLElement>(place)?.focus()
    isFirst.current = false
  }, [chosen, isReady])
  return (own) => {
    box.current = own
  }
}
