import type { notice as declared } from '@fair/contract/notice.ts'
import { addUnread, requester } from '../accounts/users.ts'
import { notifyWaiting, waitingNotices } from '../business/waiting.ts'
import type { Context } from '../context.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { minutesBefore } from '../seed/calendar.ts'
import { columnOf } from '../seed/text.ts'
import { NOTICES } from '../seed/visitor/notices.ts'
import type { Notice } from '../sent.ts'

const NOTICES_SHOWN = 20

/** The platform's notices to the user; the latest are unread, according to the user's count. */
export const notice: GroupHandlers<typeof declared> = {
  list: (paging, context) => {
    const all = noticesOf(context)
    return { records: slice(all, paging, NOTICES_SHOWN), total: all.length, facets: {} }
  },
  read: ({ noticeIds }, context) => {
    const read = noticesOf(context).filter(({ noticeId, isRead }) => !isRead && noticeIds.includes(noticeId))
    addUnread(context.db, requester(context).id, 'advice', -read.length)
    return null
  },
}

function noticesOf(context: Context): Notice[] {
  notifyWaiting(context)
  const { advice_unread: unread } = requester(context)
  const column = columnOf(context.language)
  const listed = NOTICES.map(({ id, title, content, path, ago }) => ({
    noticeId: id,
    title: title[column],
    content: content[column],
    path,
    sendTime: minutesBefore(context.now(), ago * 60),
  }))
  return [...waitingNotices(context), ...listed].map((each, at) => ({ ...each, isRead: at >= unread }))
}
