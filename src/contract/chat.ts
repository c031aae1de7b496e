import * as z from 'zod/mini'
import { data, del, done, get, list, Media, none, Once, Paging, page, post } from './endpoint.ts'
import { ChatFile } from './file.ts'
import { download, languageTag, time } from './kinds.ts'

/** How a message's sending stands: sending, then success or fail; resending goes back to sending (Spec 4). */
export const MessageStatus = z.enum(['sending', 'success', 'fail'])
export type MessageStatus = z.infer<typeof MessageStatus>

/**
 * TEXT: words in `msgContent`. IMAGE: a picture at `url`. VOICE: a recording at `url`, of `length` seconds. FILE (added; a
 * platform without it refuses it): any other file at `url`, which `file` describes; in chats of two alone.
 */
export const ContentsType = z.enum(['TEXT', 'IMAGE', 'VOICE', 'FILE'])
export type ContentsType = z.infer<typeof ContentsType>

/** A message, field by field as Spec 3 has it. */
export const ChatMessage = z.object({
  /** Given by the sender, and the same when it is sent again: duplicates are dropped by it. */
  id: z.string(),
  /** The chat that it is in. */
  chatgroupId: z.string(),
  /** What it is; another type is not shown. */
  contentsType: ContentsType,
  /** The text as it was written, at most 2000 characters; empty for all kinds but TEXT. */
  msgContent: z.string(),
  /** ISO 8601, UTC: the sender's until the service has confirmed it, then the service's. */
  time: time,
  /** IM id (getImChatAppUid) of the sender. */
  from: z.string(),
  /** IM id of the other person; in the chat of an audience, the chatgroupId. */
  to: z.string(),
  /** How its sending stands; success for all that the service answers. */
  messageStatus: MessageStatus,
  /** Read by the other side; in the chat of an audience, by anybody else. */
  isRead: z.boolean(),
  /** A receipt for it has gone out; true for messages of staff that the visitor has seen. */
  isSendReceipt: z.boolean(),
  /** A voice message becomes read when it is played; false for all others. */
  isReadVoice: z.boolean(),
  /** Where the file of a picture, voice message or file is; null for text. */
  url: z.nullish(download),
  /** Name, type and size of a FILE (added); null for all other kinds. */
  file: z.nullish(ChatFile),
  /** Seconds of a voice message; null for all others, and where it is not known. */
  length: z.nullish(z.number()),
  /** The text in the reader's language, once translated; null before. */
  translation: z.nullish(z.string()),
  /** What the platform adds to a message. */
  ext: z.object({
    /** Written by staff, not by a visitor. */
    isStaff: z.boolean(),
    /** Always IM: marks what belongs to chats. */
    flag: z.literal('IM'),
    /** The sender's name as it was then; null: nobody is named. */
    name: z.nullish(z.string()),
  }),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Whom a chat is with. EXHIBITOR: its staff. SERVICE: the fair's service desk. LIVE, MEETING: the audience there. */
export const ChatRole = z.enum(['EXHIBITOR', 'SERVICE', 'LIVE', 'MEETING'])
export type ChatRole = z.infer<typeof ChatRole>

/** The `roleId` of SERVICE: a tenant has one desk. */
export const SERVICE_DESK = 'desk'

/** WAITING for staff; ACTIVE; FINISHED by staff, writing on or opening it waits for them again; CLOSED: nobody may write. */
export const ChatStatus = z.enum(['WAITING', 'ACTIVE', 'FINISHED', 'CLOSED'])
export type ChatStatus = z.infer<typeof ChatStatus>

/** A chat as the platform sends it (Spec 3). A chat group is where its messages go. */
export const ListedChat = z.object({
  /** Its place on the visitor's list: what DELETE chat/{id} takes. */
  _id: z.string(),
  /** Where its messages go, as the frames name it. Null or absent in a chat of two: getImChatAppUid has it for `roleId`. */
  chatgroupId: z.nullish(z.string()),
  /** Whether it can be written in, and who is to answer. */
  status: ChatStatus,
  /** Whom it is with; decides what `roleId` is. */
  role: ChatRole,
  /** What chat/to takes beside `role`: the exhibitor's, live's or meeting's id; for the service `desk`. */
  roleId: z.string(),
  /** What it is called, in the requested language: the exhibitor's name, "Service desk", or the audience of what. */
  title: z.string(),
  /** The exhibitor's logo, or the cover of the live or meeting; null: the site draws initials. */
  picture: z.nullish(Media),
  /** Who answers; null while nobody does. */
  staffName: z.nullish(z.string()),
  /** Whether staff answers at this hour; for LIVE and MEETING, whether it runs. */
  isStaffOnline: z.boolean(),
  /** The newest message; null where nobody has written yet. */
  lastMessage: z.nullish(ChatMessage),
  /** Messages of others that this visitor has not seen. */
  unreadCount: z.number(),
  /** Who is in it: 2 for EXHIBITOR and SERVICE, else the audience. */
  memberCount: z.number(),
  /** When the last message came, ISO 8601 in UTC; lists come in its order, latest first. */
  updateTime: time,
})
export type ListedChat = z.infer<typeof ListedChat>
/** A chat whose `chatgroupId` is known. */
export type ChatSession = ListedChat & { chatgroupId: string }

/** A translated text. */
export const Translation = z.object({
  /** The text in the language that was requested. */
  text: z.string(),
  /** BCP 47 tag of the language that it was taken to be in. */
  sourceLanguage: languageTag,
  /** Who translated it, in the requested language; named beside it. */
  provider: z.string(),
})
export type Translation = z.infer<typeof Translation>

/** How the real-time connection is reached from PCs. */
export const ImKey = z.object({
  /** The platform's key at its messaging service; the site reads none. */
  appKey: z.string(),
  /** Chosen by hostname (Spec 9): test if it contains test, pre or localhost, else production. */
  environment: z.enum(['test', 'production']),
  /** JSON: frames over a WebSocket, as this document lists them. XMPP: RFC 7395 with rooms (XEP-0045) and archive (XEP-0313). */
  transport: z.enum(['JSON', 'XMPP']),
  /** The WebSocket's whole address, wss: on secure pages. */
  url: z.string(),
  /** XMPP only: the domain of users; null otherwise. */
  domain: z.nullish(z.string()),
  /** XMPP only: the domain of rooms; null otherwise. */
  roomDomain: z.nullish(z.string()),
})
export type ImKey = z.infer<typeof ImKey>

export const chat = {
  /** The visitor's chats of the tenant, latest first. Logged in only; none, or nothing found: an empty list. */
  list: get(
    '/alichat/chat/list',
    z.object({
      /** How many at most: the site sends 100 (Spec 9); 0 means all. */
      ps: z.number(),
      /** Words that must all occur in title, staff's name or messages. */
      keyword: z.optional(z.string()),
    }),
    list(ListedChat),
    {
      authed: true,
    },
  ),
  /**
   * The chat with somebody: the one that there is, or a new one that waits for staff. Logged in only. Asked again it
   * answers the same chat; a FINISHED one waits again. Refused for unknown ids and for rooms that are offline.
   */
  open: post(
    '/alichat/chat/to/{role}/{roleId}',
    z.object({
      /** Whom to talk to. */
      role: ChatRole,
      /** The exhibitor's, live's or meeting's id by `role`; for SERVICE `desk`. */
      roleId: z.string(),
      /** The exhibit that it begins about: staff sees it. Absent: about none. */
      exhibitsId: z.optional(z.string()),
    }),
    data(ListedChat),
    { authed: true, safe: true },
  ),
  /** A text in Chinese or English; for other languages translateSingle (readings). Logged in only; changes nothing. */
  translate: get(
    '/alichat/translation/translate',
    z.object({
      /** The text to translate, 1 to 2000 characters. */
      text: z.string(),
      /** Into what: zh Chinese, en English. */
      lang: z.enum(['zh', 'en']),
    }),
    data(Translation),
    { authed: true },
  ),
  /** Takes a chat off the visitor's list, for good only as long as nobody writes: the next message brings it back. */
  remove: del(
    '/alichat/chat/{id}',
    z.object({
      /** `_id` of a chat of chat/list, not its chatgroupId. */
      id: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /** The user's own IM id. Logged in only; requested where negotiation/token has no `appUid`. */
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
  /** Where and how the real-time connection is made. Open to everybody; requested before each chat page connects. */
  key: get('/api/v2/negotiation/key/PC', none, data(ImKey)),
  /** A short-lived token for the connection; there is no fallback password (Spec 7; prefix assumed). Logged in only. */
  token: get(
    '/api/v2/negotiation/token',
    none,
    data(
      z.object({
        /** What the frame hello holds, or the password of XMPP. */
        token: z.string(),
        /** The user's own IM id, which identifies their messages. Null or absent: hex/identity has it. */
        appUid: z.nullish(z.string()),
        /** Until when it opens a connection, ISO 8601 in UTC (a few minutes); one that is open stays so. */
        expireTime: time,
      }),
    ),
    { authed: true },
  ),
  /**
   * The IM ids of other users, staff or partners of chats; unknown ones are left out. Logged in only. A POST that reads.
   * Requested where a chat of two has no `chatgroupId`.
   */
  appUids: post(
    '/api/v2/app/negotiation/getImChatAppUid',
    z.object({
      /** `userId`s, `staffId`s or the `roleId`s of chats of two, at most 200; repeats count once. */
      userIds: z.array(z.string()),
    }),
    list(
      z.object({
        /** The requested id. */
        userId: z.string(),
        /** Its IM id: `from` and `to` of messages; of a `roleId`, the `chatgroupId` of the visitor's chat with it. */
        appUid: z.string(),
      }),
    ),
    { authed: true, safe: true },
  ),
  /** The visitor's chats by page, latest first, 20 a page unless requested otherwise. Logged in only; none: an empty page. */
  sessions: get(
    '/api/v2/app/negotiation/custom/session/page',
    z.object({
      ...Paging,
      /** Words that must all occur in title, staff's name or messages. */
      keyword: z.optional(z.string()),
      /** Only these, any of them; absent or empty: all. */
      status: z.optional(z.array(ChatStatus)),
    }),
    page(ListedChat),
    { authed: true },
  ),
  /** A text in any language of the site. Logged in only; what cannot be translated is refused. A POST that reads. */
  translateSingle: post(
    '/api/v2/negotiation/translate/single',
    z.object({
      /** The text to translate, 1 to 2000 characters. */
      text: z.string(),
      /** Into what: a tag of one of the site's languages, such as ja-JP; its primary subtag is enough. */
      language: z.string(),
    }),
    data(Translation),
    { authed: true, safe: true },
  ),
  /** Checks a text before it is sent (Spec 7; prefix assumed). Open to everybody; keeps nothing. */
  checkText: post(
    '/aliApp/app/green/text',
    z.object({
      /** What is about to be sent, 1 to 2000 characters. */
      text: z.string(),
    }),
    data(
      z.object({
        /** True: it may be sent. */
        pass: z.boolean(),
        /** The words that it was refused for, to name them to the writer; empty where it passes. */
        words: z.array(z.string()),
      }),
    ),
    { safe: true },
  ),
  /**
   * Leaves a message when nobody is on duty; the answer comes to `contactMethod` and into the chat, which is made if there
   * is none. Logged in only; refused with words that checkText refuses, and where the chat is CLOSED.
   */
  leaveMessage: post(
    '/api/v1/app/audience/message',
    z.object({
      /** Whom it is for. */
      role: ChatRole,
      /** The exhibitor's, live's or meeting's id by `role`; for SERVICE any text, which is not read. */
      roleId: z.string(),
      /** The message, plain text of 1 to 2000 characters. */
      content: z.string(),
      /** A phone number or an email; absent: the answer comes into the chat alone. */
      contactMethod: z.optional(z.string()),
      ...Once,
    }),
    done(),
    { authed: true },
  ),
}
