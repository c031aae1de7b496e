import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import type { PageContext } from '../../lib/page.ts'
import { askLogin } from '../../stores/login-request.ts'
import type { PageData } from '../../stores/page-data.ts'
import { $session } from '../../stores/session.ts'
import { type ChatPage, closeChatPage, openChatPage } from '../shared/chat/chat-page.ts'
import { ChatLayout, useChatFocus } from './ChatLayout.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { tellOfMessages } from './notify.ts'
import { openWith } from './open-with.ts'
import { wantedBy } from './partner.ts'

interface Props {
  page: PageContext
  data: PageData
  call: Call
  recount: () => void
}

/** /chat: the chats on a page of their own. Signed out it asks for the login, and goes on where the address leads. */
export function ChatIsland({ page, data, call, recount }: Props) {
  const { t } = page
  const login = useStore($session, { ssr: 'initial' })?.authorization ?? null
  const [chats, setChats] = useState<ChatPage | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if ($session.get() === null) askLogin({ reason: 'chat' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is what `tries` is for
  useEffect(() => {
    setChats(null)
    setFailure(null)
    if (login === null) return closeChatPage()
    let isGone = false
    void openChatPage(call, login).then((opened) => {
      if (isGone) return
      if (opened.ok) setChats(opened.data)
      else setFailure(opened.message || t('chat:connectionFailed'))
    })
    return () => {
      isGone = true
    }
  }, [call, login, tries])

  if (login === null) {
    return (
      <EmptyState drawing="closed" title={t('chat:signIn')} why={t('chat:signInWhy')} ways={[]}>
        <p className="btn-row">
          <button className="btn btn-primary" type="button" onClick={() => askLogin({ reason: 'chat' })}>
            {t('common:login')}
          </button>
          <a className="btn btn-2" href={page.href('/exhibitor')}>
            {t('chat:toExhibitors')}
          </a>
        </p>
      </EmptyState>
    )
  }
  if (failure !== null) {
    return (
      <EmptyState drawing="offline" title={t('chat:listFailed')} why={failure} ways={[]}>
        <p className="btn-row">
          <button className="btn btn-primary" type="button" onClick={() => setTries(tries + 1)}>
            {t('common:retry')}
          </button>
        </p>
      </EmptyState>
    )
  }
  if (!chats) return <ChatSkeleton page={page} />
  return <Chats key={login} page={page} data={data} call={call} chats={chats} recount={recount} />
}

/** The open chat stands in the address: a link, a reload and Back lead to it. */
function Chats({ page, data, call, chats, recount }: Props & { chats: ChatPage }) {
  const { sessions } = useStore(chats.$list, { ssr: 'initial' })
  const [chosen, setChosen] = useState<string | null>(() => chatIn(location.search))
  const [failure, setFailure] = useState<string | null>(null)
  // The list takes the focus from a chat that was closed, not from the page that has just come.
  const wasOpen = useRef(false)
  wasOpen.current ||= chosen !== null
  const focus = useChatFocus(
    chosen,
    chosen === null ? wasOpen.current : sessions.some(({ chatgroupId }) => chatgroupId === chosen),
  )
  const choose = (chatgroupId: string | null) => {
    if (chatgroupId !== chosen) history.pushState(history.state, '', addressOf(chatgroupId))
    setChosen(chatgroupId)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const back = () => setChosen(chatIn(location.search))
    addEventListener('popstate', back)
    tellOfMessages(page, chats, { openChat: choose, recount })
    const wanted = wantedBy(new URLSearchParams(location.search))
    if (wanted && 'role' in wanted) {
      void openWith(chats, wanted).then((session) => {
        if (!session.ok) return setFailure(session.message)
        history.replaceState(history.state, '', addressOf(session.data.chatgroupId))
        setChosen(session.data.chatgroupId)
      })
    }
    return () => removeEventListener('popstate', back)
  }, [chats])
  return (
    <>
      {failure !== null && (
        <p className="banner-note" role="alert">
          {failure}
        </p>
      )}
      <div className="talk chat-box" data-open={chosen === null ? undefined : ''} ref={focus}>
        <ChatLayout page={page} data={data} call={call} chats={chats} chosen={chosen} choose={choose} hasHeading />
      </div>
    </>
  )
}

const chatIn = (search: string): string | null => new URLSearchParams(search).get('chatgroupId')

/** The page's address with another chat; what else it says stays, but whom to open a chat with. */
function addressOf(chatgroupId: string | null): string {
  const query = new URLSearchParams(location.search)
  for (const name of ['chatgroupId', 'role', 'roleId', 'exhibitsId']) query.delete(name)
  if (chatgroupId !== null) query.set('chatgroupId', chatgroupId)
  const text = query.toString()
  return text === '' ? location.pathname : `?${text}`
}
