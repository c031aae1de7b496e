import { createRoot, type Root } from 'react-dom/client'
import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { ErrorKey } from '../../rules/errors.ts'
import { closeChatPage, openChatPage } from '../../state/chat/chat-page.ts'
import type { PageData } from '../../state/page-data.ts'
import { showToast } from '../../state/page-events.ts'
import { readAuthorization } from '../../state/session.ts'
import { liveContext } from '../../ui/page-context.ts'
import { chatSheet } from '../../ui/sheet.ts'
import { ChatDrawer } from './ChatDrawer.tsx'
import { partnerOf } from './partner.ts'

let root: Root | undefined
let isFollowing = false

/** Opens the messages over the page, with whom the page is about (`data-act="chat"`). */
export async function act(data: PageData): Promise<void> {
  const [t] = await Promise.all([loadTranslate(data.language, ['common', 'errors', 'chat']), chatSheet()])
  const call = connect(data, (key: ErrorKey) => t(`errors:${key}`))
  if (!isFollowing) {
    isFollowing = true
    // A logout ends the connection; what another visitor sees is their own.
    addEventListener('fair:session', () => readAuthorization() === null && closeChatPage())
  }
  const [opened, partner] = await Promise.all([
    openChatPage(call, readAuthorization() ?? ''),
    partnerOf(location, call),
  ])
  if (!opened.ok) return showToast({ text: opened.message || t('chat:connectionFailed'), bad: true })
  const chats = opened.data
  const session = await chats.openWith(partner.role, partner.roleId, partner.exhibitsId)
  if (!session.ok) showToast({ text: session.message, bad: true })
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(
    <ChatDrawer
      key={Date.now()}
      page={liveContext(data, t)}
      chats={chats}
      first={session.ok ? session.data.chatgroupId : null}
      onClose={close}
    />,
  )
}
