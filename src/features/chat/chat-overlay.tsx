import { connect } from '../../api/browser.ts'
import type { ErrorKey } from '../../domain/errors.ts'
import { createRoot, type Root } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { showToast } from '../../stores/page-events.ts'
import { readAuthorization } from '../../stores/session-token.ts'
import { closeChatPage, openChatPage } from '../shared/chat/chat-page.ts'
import { chatSheet } from '../shared/style-sheets.ts'
import { ChatDrawer } from './ChatDrawer.tsx'
import { tellOfMessages } from './notify.ts'
import { openWith } from './open-with.ts'
import { partnerOf } from './partner.ts'
import { recountOf } from './recount.ts'

let root: Root | undefined
/** Counted on, so that each opening is drawn anew. */
let opening = 0
let isFollowing = false

/** Opens the messages over the page, with whom the page is about (`data-act="chat"`). */
export async function act(data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'chat']), chatSheet()])
  const text = (key: ErrorKey) => t(`errors:${key}`)
  const call = connect(data, text)
  const close = () => root?.render(null)
  if (!isFollowing) {
    isFollowing = true
    // A logout ends the connection; what another visitor sees is their own.
    addEventListener('fair:session', () => {
      if (readAuthorization() !== null) return
      close()
      closeChatPage()
    })
  }
  const [opened, partner] = await Promise.all([
    openChatPage(call, readAuthorization() ?? ''),
    partnerOf(location, call),
  ])
  if (!opened.ok) return showToast({ text: opened.message || t('chat:connectionFailed'), bad: true })
  const chats = opened.data
  const page = liveContext(data, t)
  const show = (first: string | null) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    opening += 1
    root.render(
      <ChatDrawer key={opening} page={page} data={data} call={call} chats={chats} first={first} onClose={close} />,
    )
  }
  tellOfMessages(page, chats, { openChat: show, recount: recountOf(data, text) })
  const session = await openWith(chats, partner)
  if (!session.ok) showToast({ text: session.message, bad: true })
  show(session.ok ? session.data.chatgroupId : null)
}
