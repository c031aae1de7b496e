import type { LoadOverlay } from '../../islands/overlay.ts'
import { preparePage } from '../../islands/page.ts'
import type { PageContext } from '../../lib/page.ts'
import { closeOverlay, openOverlay } from '../../stores/open-overlay.ts'
import { $session } from '../../stores/session.ts'
import { readAuthorization } from '../../stores/session-storage.ts'
import { showToast } from '../../stores/toasts.ts'
import { type ChatPage, openChatPage } from '../shared/chat/chat-page.ts'
import { chatSheet } from '../shared/style-sheets.ts'
import { ChatDrawer } from './ChatDrawer.tsx'
import { notifyOfMessages } from './notify.ts'
import { openWith, recountOf } from './open-with.ts'
import { type Partner, partnerOf } from './partner.ts'

let isFollowing = false

/** The messages over the page, with the partner the page is about (`data-action="chat"`). */
export const load: LoadOverlay<'chat'> = async ({ at, chatgroupId }, { close }) => {
  const [{ page, data, call, text }] = await Promise.all([preparePage(['chat']), chatSheet()])
  followLogout()
  const [opened, partner] = await Promise.all([openChatPage(call, readAuthorization() ?? ''), partnerOf(at, call)])
  if (!opened.ok) {
    showToast({ text: opened.message || page.t('chat:connectionFailed'), bad: true })
    return null
  }
  const chats = opened.data
  const openChat = (id: string) => openOverlay('chat', { at, chatgroupId: id })
  notifyOfMessages(page, chats, { openChat, recount: recountOf(data, text) })
  const opening = chatgroupId === undefined ? await openFirst(chats, partner, page) : { first: chatgroupId }
  return <ChatDrawer data={data} call={call} chats={chats} {...opening} onClose={close} />
}

/** Opens the chat with a partner. If that fails, the list alone is shown, with the reason. */
async function openFirst(chats: ChatPage, partner: Partner, { t }: PageContext) {
  const session = await openWith(chats, partner)
  if (session.ok) return { first: session.data.chatgroupId }
  return { first: null, failure: session.message || t('chat:connectionFailed') }
}

/** Without a login the connection ends (shared/chat/chat-page.ts). */
function followLogout(): void {
  if (isFollowing) return
  isFollowing = true
  $session.listen((login) => {
    if (login === null) closeOverlay('chat')
  })
}
