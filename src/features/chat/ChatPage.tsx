import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { RequireLogin } from '../../islands/RequireLogin.tsx'
import { showQueryState } from '../../stores/query-state.ts'
import { $session } from '../../stores/session.ts'
import { closeChatPage, type ChatPage as OpenChats, openChatPage } from '../shared/chat/chat-page.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ChatLayout, useChatFocus } from './ChatLayout.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { notifyOfMessages } from './notify.ts'
import { openWith, recountOf } from './open-with.ts'
import { type Partner, requestedPartner } from './partner.ts'

/** /chat: the chats on a separate page. Signed-out visitors log in first, then see the chat of the address. */
export const ChatPage = () => (
  <IslandProvider>
    <ForVisitor />
  </IslandProvider>
)

function ForVisitor() {
  const page = usePage()
  const { t } = page
  useEffect(showQueryState, [])
  return (
    <RequireLogin
      reason="chat"
      skeleton={<ChatSkeleton />}
      signedOut={(login) => (
        <EmptyState
          illustration="closed"
          title={t('chat:signIn')}
          description={t('chat:signInWhy')}
          button={{ label: t('common:login'), onClick: login }}
          actions={[{ label: t('chat:toExhibitors'), href: page.href('/exhibitor') }]}
        />
      )}
    >
      <Connected />
    </RequireLogin>
  )
}

/** The chats of the logged-in user, once they are connected. */
function Connected() {
  const { page, call } = useIsland()
  const { t } = page
  const [chats, setChats] = useState<OpenChats | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` changes only to request again
  useEffect(() => {
    let isGone = false
    setFailure(null)
    // Pictures and cards open in a dialog.
    void dialogSheet()
    void openChatPage(call, $session.get()?.authorization ?? '').then((opened) => {
      if (isGone) return
      if (opened.ok) setChats(opened.data)
      else setFailure(opened.message || t('chat:connectionFailed'))
    })
    return () => {
      isGone = true
    }
  }, [call, tries])
  useEffect(() => closeChatPage, [])
  if (failure !== null) {
    const again = () => setTries(tries + 1)
    return <EmptyState illustration="offline" title={t('chat:listFailed')} description={failure} again={again} />
  }
  return chats ? <Chats chats={chats} /> : <ChatSkeleton />
}

/** The open chat is in the address, so that links, reloads and Back work. */
function Chats({ chats }: { chats: OpenChats }) {
  const { page, data, call, text } = useIsland()
  const { sessions } = useStore(chats.$list, { ssr: 'initial' })
  const [chosen, setChosen] = useState<string | null>(() => chatIn(location.search))
  const [failure, setFailure] = useState<string | null>(null)
  // The list receives the focus when a chat is closed, but not when the page has just loaded.
  const wasOpen = useRef(false)
  wasOpen.current ||= chosen !== null
  const focus = useChatFocus(
    chosen,
    chosen === null ? wasOpen.current : sessions.some(({ chatgroupId }) => chatgroupId === chosen),
  )
  const choose = (chatgroupId: string | null) => {
    if (chatgroupId !== chatIn(location.search)) history.pushState(history.state, '', addressOf(chatgroupId))
    setChosen(chatgroupId)
  }
  const openRequested = () => {
    const partner = partnerOfAddress(location.search)
    setFailure(null)
    if (!partner) return
    void openWith(chats, partner).then((session) => {
      // The visitor has chosen another chat meanwhile.
      if (!partnerOfAddress(location.search)) return chats.engine.open(chatIn(location.search))
      if (!session.ok) return setFailure(session.message || page.t('chat:connectionFailed'))
      history.replaceState(history.state, '', addressOf(session.data.chatgroupId))
      setChosen(session.data.chatgroupId)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the address that the page was opened with
  useEffect(() => {
    const back = () => setChosen(chatIn(location.search))
    addEventListener('popstate', back)
    notifyOfMessages(page, chats, { openChat: choose, recount: recountOf(data, text) })
    openRequested()
    return () => removeEventListener('popstate', back)
  }, [chats])
  return (
    <>
      {failure !== null && (
        <p className="banner-note" role="alert">
          {failure}{' '}
          <button type="button" className="link" onClick={openRequested}>
            {page.t('common:retry')}
          </button>
        </p>
      )}
      <div className="talk chat-box" data-open={chosen === null ? undefined : ''} ref={focus}>
        <ChatLayout data={data} call={call} chats={chats} chosen={chosen} choose={choose} hasHeading />
      </div>
    </>
  )
}

const chatIn = (search: string): string | null => new URLSearchParams(search).get('chatgroupId')

/** With whom the address requests a chat. */
function partnerOfAddress(search: string): Partner | null {
  const requested = requestedPartner(new URLSearchParams(search))
  return requested && 'role' in requested ? requested : null
}

/** The page's address with another chat. Other parameters stay, except those that name whom to open a chat with. */
function addressOf(chatgroupId: string | null): string {
  const query = new URLSearchParams(location.search)
  for (const name of ['chatgroupId', 'role', 'roleId', 'exhibitsId']) query.delete(name)
  if (chatgroupId !== null) query.set('chatgroupId', chatgroupId)
  const text = query.toString()
  return text === '' ? location.pathname : `?${text}`
}
