import * as z from 'zod/mini'
import { done, get, Paging, page, post } from './endpoint.ts'
import { id, link, time } from './kinds.ts'

/** A notice of the platform to a user: what `adviceNotReadCounts` counts (Spec 3). */
export const Notice = z.object({
  noticeId: id,
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /** What it is about; null without. */
  path: z.nullish(link),
  isRead: z.boolean(),
  sendTime: time,
})
export type Notice = z.infer<typeof Notice>

/** The specification counts the notices that are not read and shows no call for them. */
export const notice = {
  /** Added: the user's notices, latest first. */
  list: get('/api/v2/app/message/advice/list', z.object(Paging), page(Notice), { authed: true, added: true }),
  /** Added: they are read; the unread counts fall by them. */
  read: post('/api/v2/app/message/advice/read', z.object({ noticeIds: z.array(z.string()) }), done(), {
    authed: true,
    added: true,
  }),
}
