import type { Exchange } from '@fair/contract/card.ts'
import type { ChatSession } from '@fair/contract/chat.ts'
import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { groupIn } from '../../domain/conversation-state.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { now } from '../../lib/clock.ts'
import type { Attachments } from '../shared/chat/attachments.ts'
import type { ChatPage } from '../shared/chat/chat-page.ts'
import { UploadingMessage } from '../shared/chat/UploadingMessage.tsx'
import { Announcements, noticeText } from './Announcements.tsx'
import { CardRow } from './CardRow.tsx'
import { MessageRow } from './MessageRow.tsx'
import { daysOf, type Row, rowsOf } from './rows.ts'
import { useTranslations } from './useTranslations.ts'
import { useVirtualRows } from './useVirtualRows.ts'

interface Props {
  chats: ChatPage
  session: ChatSession
  uploads: Attachments
  exchange: Exchange | null
  openCards: () => void
  /** Everything that others write is also shown in the reader's language. */
  translateAll: boolean
  enlarge: (address: PictureAddress, name: string) => void
  /** Shows an error message. */
  showNotice: (text: string) => void
}

/** The messages of the open chat. */
export function Conversation(props: Props) {
  const page = usePage()
  const { chats, session, uploads, exchange, openCards, translateAll, enlarge, showNotice } = props
  const { t, format } = page
  const zone = useOwnZone()
  const { engine } = chats
  const { chatgroupId } = session
  const conversation = useStore(engine.$conversation, { ssr: 'initial' })
  const histories = useStore(engine.$histories, { ssr: 'initial' })
  const connection = useStore(engine.$connection, { ssr: 'initial' })
  const group = groupIn(conversation, chatgroupId)
  const all = useStore(uploads.$list, { ssr: 'initial' })
  const dayOf = useMemo(() => daysOf((time) => format.date(time, zone)), [format, zone])
  const rows = useMemo(() => {
    const own = all.filter((each) => each.chatgroupId === chatgroupId)
    return rowsOf(group, dayOf, { exchange, uploads: own })
  }, [group, dayOf, exchange, all, chatgroupId])
  const scroller = useRef<HTMLDivElement>(null)
  const phase = histories[chatgroupId]
  const older = () => {
    if (group.hasOlder && phase !== 'older-failed') void engine.loadOlder(chatgroupId)
  }
  const isOwn = (row: Row) => row.kind === 'upload' || (row.kind === 'message' && row.entry.from === conversation.self)
  const { items, total, isAway, hasNews, toEnd } = useVirtualRows(rows, scroller, older, isOwn)
  const jump = () => {
    toEnd()
    scroller.current?.focus()
  }
  const { translate, sourceOf } = useTranslations(page, chats, group, translateAll, showNotice)

  const render = (row: Row) => {
    if (row.kind === 'day') {
      const isToday = dayOf(row.time) === format.date(isoOf(now().getTime()), zone)
      return <p className="date">{isToday ? t('chat:today') : format.date(row.time, zone)}</p>
    }
    if (row.kind === 'notice') return <p className="event">{noticeText(page, row.notice)}</p>
    if (row.kind === 'upload') return <UploadingMessage upload={row.upload} of={uploads} />
    if (row.kind === 'card') return <CardRow exchange={row.exchange} name={session.title} open={openCards} />
    const { entry, isFirst } = row
    return (
      <MessageRow
        entry={entry}
        isMine={entry.from === conversation.self}
        isFirst={isFirst}
        isOnline={connection === 'online'}
        resend={() => engine.resend(chatgroupId, entry.id)}
        discard={() => engine.discard(chatgroupId, entry.id)}
        translate={translate(entry)}
        source={sourceOf(entry)}
        enlarge={enlarge}
        played={() => engine.played(chatgroupId, entry.id)}
      />
    )
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className="messages" ref={scroller} tabIndex={0} role="region" aria-label={t('chat:conversation')}>
        {!group.isLoaded && phase !== 'failed' && <p className="date">{t('common:loading')}</p>}
        {(phase === 'failed' || phase === 'older-failed') && (
          <p className="date" role="alert">
            {t('chat:historyFailed')}{' '}
            <button
              type="button"
              onClick={() => void (phase === 'failed' ? engine.load([chatgroupId]) : engine.loadOlder(chatgroupId))}
            >
              {t('common:retry')}
            </button>
          </p>
        )}
        {group.isLoaded && rows.length === 0 && <p className="date">{t('chat:empty', { name: session.title })}</p>}
        <div className="all" ref={(box) => box?.style.setProperty('block-size', `${total}px`)}>
          {items.map(({ key, index, start }) => {
            const row = rows[index]
            return (
              <div
                className="row"
                key={key}
                data-row={key}
                // Set through the DOM: the policy forbids style attributes.
                ref={(box) => box?.style.setProperty('transform', `translateY(${start}px)`)}
              >
                {row && render(row)}
              </div>
            )
          })}
        </div>
      </div>
      {isAway && (
        <div className="to-end">
          <button className={hasNews ? 'btn btn-primary btn-s' : 'btn btn-2 btn-s'} type="button" onClick={jump}>
            <Icon name="down" small />
            {t(hasNews ? 'chat:news' : 'chat:toEnd')}
          </button>
        </div>
      )}
      <Announcements rows={rows} self={conversation.self} isReady={group.isLoaded || phase === 'failed'} />
    </>
  )
}
