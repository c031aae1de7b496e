import * as z from 'zod/mini'
import { data, del, done, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { download, languageTag, time } from './kinds.ts'

/** Spec 4: sending, then success or fail; resending goes back to sending. */
export const MessageStatus = z.enum(['sending', 'success', 'fail'])
export type MessageStatus = z.infer<typeof MessageStatus>

export const ContentsType = z.enum(['TEXT', 'IMAGE', 'VOICE'])
export type ContentsType = z.infer<typeof ContentsType>

/** A message, field by field as Spec 3 has it. */
export const ChatMessage = z.object({
  /** Given by the sender, and the same when it is sent again: duplicates are dropped by it. */
  id: z.string(),
  chatgroupId: z.string(),
  contentsType: ContentsType,
  /** The text; empty for pictures and voice. */
  msgContent: z.string(),
  /** ISO 8601, UTC: the sender's until the service has confirmed it, then the service's. */
  time: time,
  /** IM ids (getImChatAppUid): the sender; the other person, or the group. */
  from: z.string(),
  to: z.string(),
  messageStatus: MessageStatus,
  /** Read by the other side. */
  isRead: z.boolean(),
  /** A receipt for it has gone out. */
  isSendReceipt: z.boolean(),
  /** A voice message becomes read when it is played. */
  isReadVoice: z.boolean(),
  /** The file of a picture or voice message. */
  url: z.nullish(download),
  /** Seconds of a voice message. */
  length: z.nullish(z.number()),
  /** The text in the reader's language, once translated. */
  translation: z.nullish(z.string()),
  ext: z.object({
    /** Written by staff, not by a visitor. */
    isStaff: z.boolean(),
    flag: z.literal('IM'),
    /** The sender's name as it was then. */
    name: z.nullish(z.string()),
  }),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Whom a chat is with: an exhibitor's staff, the fair's service, the audience of a live or a meeting. */
export const ChatRole = z.enum(['EXHIBITOR', 'SERVICE', 'LIVE', 'MEETING'])
export type ChatRole = z.infer<typeof ChatRole>

/** WAITING for staff, ACTIVE, FINISHED by staff; CLOSED: nobody may write. */
export const ChatStatus = z.enum(['WAITING', 'ACTIVE', 'FINISHED', 'CLOSED'])
export type ChatStatus = z.infer<typeof ChatStatus>

/** A chat as the list shows it (Spec 3). A chat group is where its messages go. */
export const ChatSession = z.object({
  _id: z.string(),
  chatgroupId: z.string(),
  status: ChatStatus,
  role: ChatRole,
  /** The exhibitor's, live's or meeting's id; empty for the service. */
  roleId: z.string(),
  title: z.string(),
  picture: z.nullish(Media),
  /** Who answers; null while nobody does. */
  staffName: z.nullish(z.string()),
  isStaffOnline: z.boolean(),
  lastMessage: z.nullish(ChatMessage),
  unreadCount: z.number(),
  memberCount: z.number(),
  updateTime: time,
})
export type ChatSession = z.infer<typeof ChatSession>

/** A translated text. `provider` is named beside it. */
export const Translation = z.object({ text: z.string(), sourceLanguage: languageTag, provider: z.string() })
export type Translation = z.infer<typeof Translation>

/** How the real-time connection is reached from PCs. `environment` is chosen by hostname (Spec 9). */
export const ImKey = z.object({
  appKey: z.string(),
  environment: z.enum(['test', 'production']),
  transport: z.enum(['JSON', 'XMPP']),
  /** The WebSocket's address. */
  url: z.string(),
  /** XMPP only: the domain of users, and of rooms. */
  domain: z.nullish(z.string()),
  roomDomain: z.nullish(z.string()),
})
export type ImKey = z.infer<typeof ImKey>

export const chat = {
  /** The visitor's chats, latest first; `ps` is the page size, 100 (Spec 9). */
  list: get('/alichat/chat/list', z.object({ ps: z.number(), keyword: z.optional(z.string()) }), list(ChatSession), {
    authed: true,
  }),
  /** The chat with somebody: the one that there is, or a new one. `exhibitsId` is what it begins about. */
  open: post(
    '/alichat/chat/to/{role}/{roleId}',
    z.object({ role: ChatRole, roleId: z.string(), exhibitsId: z.optional(z.string()) }),
    data(ChatSession),
    { authed: true, safe: true },
  ),
  /** Into Chinese or English; for other languages translateSingle (readings). */
  translate: get(
    '/alichat/translation/translate',
    z.object({ text: z.string(), lang: z.enum(['zh', 'en']) }),
    data(Translation),
    { authed: true },
  ),
  /** Takes a chat off the list, by its _id; it comes back with the next message. */
  remove: del('/alichat/chat/{id}', z.object({ id: z.string() }), done(), { authed: true }),
  /** The user's own IM id: hexadecimal, derived from the user id. */
  hexIdentity: get('/api/v1/app/hex/identity', none, data(z.object({ identity: z.string() })), { authed: true }),
  key: get('/api/v2/negotiation/key/PC', none, data(ImKey)),
  /** A short-lived token for the connection; there is no fallback password (Spec 7; prefix assumed). */
  token: get(
    '/api/v2/negotiation/token',
    none,
    data(z.object({ token: z.string(), appUid: z.string(), expireTime: time })),
    { authed: true },
  ),
  /** The IM ids of other users or staff; unknown ones are left out. */
  appUids: post(
    '/api/v2/app/negotiation/getImChatAppUid',
    z.object({ userIds: z.array(z.string()) }),
    list(z.object({ userId: z.string(), appUid: z.string() })),
    { authed: true, safe: true },
  ),
  /** Chats by page, for the full page with its search. */
  sessions: get(
    '/api/v2/app/negotiation/custom/session/page',
    z.object({ ...Paging, keyword: z.optional(z.string()), status: z.optional(z.array(ChatStatus)) }),
    page(ChatSession),
    { authed: true },
  ),
  /** Into any language of the site; `language` is a tag such as ja-JP. */
  translateSingle: post(
    '/api/v2/negotiation/translate/single',
    z.object({ text: z.string(), language: z.string() }),
    data(Translation),
    { authed: true, safe: true },
  ),
  /** Checks a text before it is sent; `words` are those that it was refused for (Spec 7; prefix assumed). */
  checkText: post(
    '/aliApp/app/green/text',
    z.object({ text: z.string() }),
    data(z.object({ pass: z.boolean(), words: z.array(z.string()) })),
    { safe: true },
  ),
  /** Leaves a message when nobody is on duty; the answer comes to `contactMethod` and into the chat. */
  leaveMessage: post(
    '/api/v1/app/audience/message',
    z.object({
      role: ChatRole,
      roleId: z.string(),
      content: z.string(),
      contactMethod: z.optional(z.string()),
      ...Once,
    }),
    done(),
    { authed: true },
  ),
}
