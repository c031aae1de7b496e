import type { PageContext } from '../../lib/page.ts'
import { ChatSkeleton } from './ChatSkeleton.tsx'

/** /chat as it is prerendered: its heading, and the place of its island (chat-island.tsx). */
export function ChatView({ page }: { page: PageContext }) {
  const { t } = page
  return (
    <div className="wrap chat-page">
      <header className="page-head">
        <h1>{t('chat:title')}</h1>
      </header>
      <div data-island="chat" data-now="*" data-texts="common errors chat">
        <ChatSkeleton page={page} />
        <noscript>
          <p>{t('chat:noscript')}</p>
        </noscript>
      </div>
    </div>
  )
}
