import * as z from 'zod/mini'
import { data, del, done, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { ChatFile } from './file.ts'
import { download, languageTag, time } from './kinds.ts'

/** Sending status of a message: sending, then success or fail; resending returns to sending (Spec 4). */
export const MessageStatus = z.enum(['sending', 'success', 'fail'])
export type MessageStatus = z.infer<typeof MessageStatus>

/**
 * TEXT: text in `msgContent`. IMAGE: a picture at `url`. VOICE: a recording at `url`, of `length` seconds. FILE (added;
 * refused by platforms without it): any other file at `url`, described by `file`; only in two-person chats.
 */
export const ContentsType = z.enum(['TEXT', 'IMAGE', 'VOICE', 'FILE'])
export type ContentsType = z.infer<typeof ContentsType>

/** A message, with the fields of Spec 3. */
export const ChatMessage = z.object({
  /** Set by the sender, and unchanged when the message is sent again, so that duplicates are dropped. */
  id: z.string(),
  /** The chat that contains it. */
  chatgroupId: z.string(),
  /** Type of the message; messages of other types are not shown. */
  contentsType: ContentsType,
  /** The text as written, at most 2000 characters; empty for all types but TEXT. */
  msgContent: z.string(),
  /** ISO 8601 in UTC: the sender's time until the service has confirmed it, then the service's. */
  time: time,
  /** IM id (getImChatAppUid) of the sender. */
  from: z.string(),
  /** IM id of the other person; in an audience chat, the chatgroupId. */
  to: z.string(),
  /** Sending status; success for all messages that the service returns. */
  messageStatus: MessageStatus,
  /** Whether the other side has read it; in an audience chat, whether anyone else has. */
  isRead: z.boolean(),
  /** Whether a receipt for it has been sent; true for staff messages that the visitor has seen. */
  isSendReceipt: z.boolean(),
  /** Whether a voice message has been played, which marks it as read; false for all other types. */
  isReadVoice: z.boolean(),
  /** Address of a picture, voice message or file; null for text. */
  url: z.nullish(download),
  /** Name, type and size of a FILE (added); null for all other types. */
  file: z.nullish(ChatFile),
  /** Seconds of a voice message; null if unknown, and for all other types. */
  length: z.nullish(z.number()),
  /** The text in the reader's language once translated; null before. */
  translation: z.nullish(z.string()),
  /** The platform's additions to a message. */
  ext: z.object({
    /** Whether staff wrote it, not a visitor. */
    isStaff: z.boolean(),
    /** Always IM: marks chat data. */
    flag: z.literal('IM'),
    /** The sender's name at that time; null if nobody is named. */
    name: z.nullish(z.string()),
  }),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The other side of a chat. EXHIBITOR: its staff. SERVICE: the fair's service desk. LIVE, MEETING: the audience. */
export const ChatRole = z.enum(['EXHIBITOR', 'SERVICE', 'LIVE', 'MEETING'])
export type ChatRole = z.infer<typeof ChatRole>

/** The `roleId` of SERVICE: a tenant has one desk. */
export const SERVICE_DESK = 'desk'

/** WAITING for staff; ACTIVE; FINISHED by staff, until the visitor writes or opens it again; CLOSED: read-only. */
export const ChatStatus = z.enum(['WAITING', 'ACTIVE', 'FINISHED', 'CLOSED'])
export type ChatStatus = z.infer<typeof ChatStatus>

/** A chat as the platform sends it (Spec 3). Its messages go to its chat group. */
export const ListedChat = z.object({
  /** Id of its entry in the visitor's list, as taken by DELETE chat/{id}. */
  _id: z.string(),
  /** Chat group of its messages. Null or absent in a two-person chat: getImChatAppUid returns it for `roleId`. */
  chatgroupId: z.nullish(z.string()),
  /** Whether visitors can write in it, and whose turn it is to answer. */
  status: ChatStatus,
  /** The other side; determines what `roleId` is. */
  role: ChatRole,
  /** Taken by chat/to with `role`: the exhibitor's, live's or meeting's id; for the service `desk`. */
  roleId: z.string(),
  /** Title, in the requested language: the exhibitor's name, "Service desk", or the live or meeting of the audience. */
  title: z.string(),
  /** The exhibitor's logo, or the cover of the live or meeting; null: the site shows initials. */
  picture: z.nullish(Media),
  /** Staff member who answers; null while there is none. */
  staffName: z.nullish(z.string()),
  /** Whether staff is on duty now; for LIVE and MEETING, whether it is running. */
  isStaffOnline: z.boolean(),
  /** The newest message; null if nobody has written yet. */
  lastMessage: z.nullish(ChatMessage),
  /** Number of messages of others that this visitor has not seen. */
  unreadCount: z.number(),
  /** Number of members: 2 for EXHIBITOR and SERVICE, else the size of the audience. */
  memberCount: z.number(),
  /** When the last message arrived, ISO 8601 in UTC; lists are sorted by it, latest first. */
  updateTime: time,
})
export type ListedChat = z.infer<typeof ListedChat>
/** A chat whose `chatgroupId` is known. */
export type ChatSession = ListedChat & { chatgroupId: string }

/** A translated text. */
export const Translation = z.object({
  /** The text in the requested language. */
  text: z.string(),
  /** BCP 47 tag of the detected language. */
  sourceLanguage: languageTag,
  /** The translation provider, in the requested language; shown beside the text. */
  provider: z.string(),
})
export type Translation = z.infer<typeof Translation>

/** How PCs reach the real-time connection. */
export const ImKey = z.object({
  /** The platform's key at its messaging service; the site does not read it. */
  appKey: z.string(),
  /** Chosen by hostname (Spec 9): test if it contains test, pre or localhost, else production. */
  environment: z.enum(['test', 'production']),
  /** JSON: frames of this document over a WebSocket. XMPP: RFC 7395, rooms (XEP-0045), archive (XEP-0313). */
  transport: z.enum(['JSON', 'XMPP']),
  /** The WebSocket's absolute address; wss: on secure pages. */
  url: z.string(),
  /** XMPP only: the domain of users; otherwise null. */
  domain: z.nullish(z.string()),
  /** XMPP only: the domain of rooms; otherwise null. */
  roomDomain: z.nullish(z.string()),
})
export type ImKey = z.infer<typeof ImKey>

export const chat = {
  /** The visitor's chats of the tenant, latest first. Requires login; an empty list if none match. */
  list: get(
    '/alichat/chat/list',
    z.object({
      /** Maximum number of chats: the site sends 100 (Spec 9); 0 means all. */
      ps: z.number(),
      /** Words that must all occur in the title, staff name or messages. */
      keyword: z.optional(z.string()),
    }),
    list(ListedChat),
    {
      authed: true,
    },
  ),
  /**
   * The existing chat with this other side, or a new one that waits for staff. Requires login. Repeating it returns the
   * same chat; a FINISHED one waits again. Refused for unknown ids and offline rooms.
   */
  open: post(
    '/alichat/chat/to/{role}/{roleId}',
    z.object({
      /** The other side. */
      role: ChatRole,
      /** The exhibitor's, live's or meeting's id, depending on `role`; for SERVICE `desk`. */
      roleId: z.string(),
      /** The exhibit the chat is about, shown to staff. Absent: none. */
      exhibitsId: z.optional(z.string()),
    }),
    data(ListedChat),
    { authed: true, safe: true },
  ),
  /** Translates a text into Chinese or English; other languages use translateSingle. Requires login. */
  translate: get(
    '/alichat/translation/translate',
    z.object({
      /** The text to translate, 1 to 2000 characters. */
      text: z.string(),
      /** Target language: zh Chinese, en English. */
      lang: z.enum(['zh', 'en']),
    }),
    data(Translation),
    { authed: true },
  ),
  /** Removes a chat from the visitor's list until somebody writes: the next message brings it back. */
  remove: del(
    '/alichat/chat/{id}',
    z.object({
      /** `_id` of a chat from chat/list, not its chatgroupId. */
      id: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /** The user's own IM id. Requires login; requested if negotiation/token returns no `appUid`. */
  hexIdentity: get(
    '/api/v1/app/hex/identity',
    none,
    data(
      z.object({
        /** The IM id: hexadecimal, derived from the user id. */
        identity: z.string(),
      }),
    ),
    { authed: true },
  ),
  /** Address and protocol of the real-time connection. Open to everyone; requested before each chat page connects. */
  key: get('/api/v2/negotiation/key/PC', none, data(ImKey)),
  /** A short-lived token for the connection; there is no fallback password (Spec 7; prefix assumed). Requires login. */
  token: get(
    '/api/v2/negotiation/token',
    none,
    data(
      z.object({
        /** The token for the hello frame, or the XMPP password. */
        token: z.string(),
        /** The user's own IM id, which identifies their messages. Null or absent: hex/identity returns it. */
        appUid: z.nullish(z.string()),
        /** Until when it can open a connection, ISO 8601 in UTC (a few minutes); open connections are not affected. */
        expireTime: time,
      }),
    ),
    { authed: true },
  ),
  /**
   * The IM ids of other users, staff or chat partners; unknown ones are skipped. Requires login. A read-only POST.
   * Requested if a two-person chat has no `chatgroupId`.
   */
  appUids: post(
    '/api/v2/app/negotiation/getImChatAppUid',
    z.object({
      /** `userId`s, `staffId`s or the `roleId`s of two-person chats, at most 200; duplicates count once. */
      userIds: z.array(z.string()),
    }),
    list(
      z.object({
        /** The requested id. */
        userId: z.string(),
        /** Its IM id: `from` and `to` of messages; for a `roleId`, the `chatgroupId` of the visitor's chat with it. */
        appUid: z.string(),
      }),
    ),
    { authed: true, safe: true },
  ),
  /** The visitor's chats by page, latest first, 20 a page by default. Requires login; empty if there are none. */
  sessions: get(
    '/api/v2/app/negotiation/custom/session/page',
    z.object({
      ...Paging,
      /** Words that must all occur in the title, staff name or messages. */
      keyword: z.optional(z.string()),
      /** Only these states, any of them; absent or empty: all. */
      status: z.optional(z.array(ChatStatus)),
    }),
    page(ListedChat),
    { authed: true },
  ),
  /** Translates a text into any language of the site, or is refused. Requires login. A read-only POST. */
  translateSingle: post(
    '/api/v2/negotiation/translate/single',
    z.object({
      /** The text to translate, 1 to 2000 characters. */
      text: z.string(),
      /** Target language: a tag of one of the site's languages, such as ja-JP; its primary subtag is enough. */
      language: z.string(),
    }),
    data(Translation),
    { authed: true, safe: true },
  ),
  /** Checks a text before it is sent (Spec 7; prefix assumed). Open to everyone; nothing is stored. */
  checkText: post(
    '/aliApp/app/green/text',
    z.object({
      /** The text to be sent, 1 to 2000 characters. */
      text: z.string(),
    }),
    data(
      z.object({
        /** True: it may be sent. */
        pass: z.boolean(),
        /** The words that caused the refusal, to show to the writer; empty if it passes. */
        words: z.array(z.string()),
      }),
    ),
    { safe: true },
  ),
  /**
   * Leaves a message when nobody is on duty; the answer is sent to `contactMethod` and into the chat, which is created
   * if there is none. Requires login; refused if it contains words that checkText refuses, or the chat is CLOSED.
   */
  leaveMessage: post(
    '/api/v1/app/audience/message',
    z.object({
      /** The recipient. */
      role: ChatRole,
      /** The exhibitor's, live's or meeting's id, depending on `role`; for SERVICE any text, which is ignored. */
      roleId: z.string(),
      /** The message, plain text of 1 to 2000 characters. */
      content: z.string(),
      /** A phone number or an email address; absent: the answer is sent only into the chat. */
      contactMethod: z.optional(z.string()),
      ...Once,
    }),
    done(),
    { authed: true },
  ),
}
