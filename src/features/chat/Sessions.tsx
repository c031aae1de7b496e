import type { ChatMessage, ChatSession } from '@fair/contract/chat.ts'
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { isoOf, msOf } from '@fair/contract/rules/instant.ts'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { now } from '../../lib/clock.ts'
import { debounce } from '../../lib/debounce.ts'
import type { PageContext } from '../../lib/page.ts'
import { isSavingData } from '../../lib/saving-data.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { SessionsSkeleton } from './ChatSkeleton.tsx'
import { previewOf } from './message-text.ts'

interface Props {
  chats: ChatPage
  chosen: string | null
  choose: (chatgroupId: string) => void
  /** The page has its own heading. */
  hasHeading: boolean
  /** Closes the drawer: on a phone the list is alone in it. */
  onClose?: (() => void) | undefined
  /** Shown below the list. */
  children: ReactNode
}

/** Delay between the last key and the search, in ms. */
const TYPED = 300

/** The visitor's chats, latest first, with the number of unread messages in each. */
export function Sessions({ chats, chosen, choose, hasHeading, onClose, children }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t } = page
  const { sessions, phase, keyword, older } = useStore(chats.$list, { ssr: 'initial' })
  const conversation = useStore(chats.engine.$conversation, { ssr: 'initial' })
  const connection = useStore(chats.engine.$connection, { ssr: 'initial' })
  useEffect(() => {
    if (connection !== 'online' || isSavingData()) return
    void chats.engine.preload(sessions.map(({ chatgroupId }) => chatgroupId))
  }, [chats, connection, sessions])
  const [typed, setTyped] = useState(keyword)
  const search = useMemo(() => debounce((text: string) => void chats.refresh(text.trim()), TYPED), [chats])

  const lastOf = ({ chatgroupId, lastMessage }: ChatSession): ChatMessage | null =>
    groupIn(conversation, chatgroupId).messages.at(-1) ?? lastMessage ?? null
  const timeOf = (session: ChatSession) => lastOf(session)?.time ?? session.updateTime
  // Chats with new messages come first; the platform's order decides the rest.
  const sorted = sessions.toSorted((a, b) => msOf(timeOf(b)) - msOf(timeOf(a)))

  const line = (session: ChatSession) => {
    const { chatgroupId, title } = session
    const group = groupIn(conversation, chatgroupId)
    const last = lastOf(session)
    return (
      <li key={chatgroupId}>
        <button
          type="button"
          data-session={chatgroupId}
          aria-current={chatgroupId === chosen || undefined}
          onClick={() => choose(chatgroupId)}
        >
          <SessionLabel session={session} />
          <b className="clip">{title}</b>
          {last ? <time dateTime={last.time}>{whenOf(page, last.time, zone)}</time> : <span />}
          <span className="last clip">{last ? previewOf(page, last, conversation.self) : t('chat:nothingYet')}</span>
          {group.unread > 0 ? (
            <span className="badge">
              {group.unread > 99 ? '99+' : group.unread}
              <span className="visually-hidden"> {t('chat:unread')}</span>
            </span>
          ) : (
            <span />
          )}
        </button>
      </li>
    )
  }
  const list = useRef<HTMLUListElement>(null)
  const loadOlder = async () => {
    const before = new Set(sessions.map(({ chatgroupId }) => chatgroupId))
    await chats.loadOlder()
    // Moves the focus to the first of the added chats, so that keyboard users continue from there.
    const first = chats.$list.get().sessions.find(({ chatgroupId }) => !before.has(chatgroupId))
    if (first) requestAnimationFrame(() => focusOn(list.current, first.chatgroupId))
  }
  return (
    <section className="sessions" aria-label={t('chat:list')}>
      {!hasHeading && (
        <header>
          <h2>{t('chat:title')}</h2>
          {onClose && (
            <button className="icon-btn narrow-only" type="button" aria-label={t('common:close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </header>
      )}
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('chat:find')}
          placeholder={t('chat:find')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            search(target.value)
          }}
        />
      </div>
      <div role="status">
        {phase === 'failed' && (
          <p className="none">
            {t('chat:listFailed')}{' '}
            <button type="button" onClick={() => void chats.refresh()}>
              {t('common:retry')}
            </button>
          </p>
        )}
        {phase === 'idle' && sessions.length === 0 && (
          <p className="none">
            {t(keyword === '' ? 'chat:none' : 'chat:noneFound')}
            {keyword === '' && (
              <a className="link" href={page.href('/exhibitor')}>
                {t('chat:toExhibitors')}
              </a>
            )}
          </p>
        )}
      </div>
      <ul ref={list}>
        {phase === 'loading' && sessions.length === 0 ? (
          <li>
            <SessionsSkeleton />
          </li>
        ) : (
          sorted.map(line)
        )}
        {older !== 'none' && (
          <li className="older">
            {older === 'failed' && (
              <p className="small" role="alert">
                {t('chat:listFailed')}
              </p>
            )}
            {/* Not disabled while it loads, to keep the focus, which moves to the list when it is removed. */}
            <button type="button" className="link" aria-busy={older === 'loading'} onClick={() => void loadOlder()}>
              {t(older === 'loading' ? 'common:loading' : older === 'failed' ? 'common:retry' : 'chat:older')}
            </button>
          </li>
        )}
      </ul>
      {children}
    </section>
  )
}

function focusOn(list: HTMLElement | null, chatgroupId: string): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-session]') ?? [])]
  lines.find(({ dataset }) => dataset['session'] === chatgroupId)?.focus()
}

/** The exhibitor's logo, or the first letter of the partner's name. */
export function SessionLabel({ session: { title, picture } }: { session: ChatSession }) {
  return picture ? (
    <span className="logo-tile">
      <Picture media={picture} widths={[80]} sizes="2.5rem" />
    </span>
  ) : (
    <span className="avatar" aria-hidden="true">
      {[...title][0]}
    </span>
  )
}

/** The time if it is today, otherwise the day. */
function whenOf({ format }: PageContext, time: Instant, zone: Zone): string {
  return format.date(time, zone) === format.date(isoOf(now().getTime()), zone)
    ? format.time(time, zone)
    : format.day(time, zone)
}
