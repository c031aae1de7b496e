import * as z from 'zod/mini'
import { done, get, Paging, page, post } from './endpoint.ts'
import { id, link, time } from './kinds.ts'

/** A notice of the platform to a user: what `adviceNotReadCounts` counts (Spec 3). */
export const Notice = z.object({
  /** What message/advice/read takes. */
  noticeId: id,
  /** One line of plain text, in the requested language. */
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /** What it is about: a path of the site, e.g. /personal-center/ticket, or a whole address; null without. */
  path: z.nullish(link),
  /** False: it counts in `adviceNotReadCounts` and stands out in the list. */
  isRead: z.boolean(),
  /** When it was sent, ISO 8601 in UTC; the list comes in its order. */
  sendTime: time,
})
export type Notice = z.infer<typeof Notice>

/** The specification counts the notices that are not read and shows no call for them. */
export const notice = {
  /** Added: the user's notices, latest first. At 20 a page unless requested otherwise. Logged in only; none: an empty page. */
  list: get('/api/v2/app/message/advice/list', z.object(Paging), page(Notice), { authed: true, added: true }),
  /** Added: they are read; the unread counts fall by those that were not. Logged in only; unknown ids are passed over. */
  read: post(
    '/api/v2/app/message/advice/read',
    z.object({
      /** Notices that the visitor has seen; those read before may be among them. */
      noticeIds: z.array(z.string()),
    }),
    done(),
    { authed: true, added: true },
  ),
}
