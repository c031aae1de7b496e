import * as z from 'zod/mini'
import { done, get, Paging, page, post } from './endpoint.ts'
import { id, link, time } from './kinds.ts'

/** A notice of the platform to a user: counted in `adviceNotReadCounts` (Spec 3). */
export const Notice = z.object({
  /** Taken by message/advice/read. */
  noticeId: id,
  /** One line of plain text, in the requested language. */
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /**
   * Target of the notice: a path of the site, e.g. /personal-center/ticket, or an absolute address; null if there is
   * none.
   */
  path: z.nullish(link),
  /** False: it counts in `adviceNotReadCounts` and is highlighted in the list. */
  isRead: z.boolean(),
  /** When it was sent, ISO 8601 in UTC; the list is sorted by it. */
  sendTime: time,
})
export type Notice = z.infer<typeof Notice>

/** The specification counts the unread notices but shows no call for them. */
export const notice = {
  /** Added: the user's notices, latest first. 20 a page by default. Requires login; empty if there are none. */
  list: get('/api/v2/app/message/advice/list', z.object(Paging), page(Notice), { authed: true, added: true }),
  /** Added: marks notices as read, which lowers the unread counts. Requires login; unknown ids are ignored. */
  read: post(
    '/api/v2/app/message/advice/read',
    z.object({
      /** Notices that the visitor has seen; may include notices already read. */
      noticeIds: z.array(z.string()),
    }),
    done(),
    { authed: true, added: true },
  ),
}
