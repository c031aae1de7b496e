import type { ChatRole, chat as declared } from '@fair/contract/chat.ts'
import { LANGUAGES, type Language, matchLanguage } from '@fair/contract/rules/language.ts'
import { chatEnvironment } from '@fair/contract/rules/limits.ts'
import { userById } from '../accounts/users.ts'
import { dueIn, MINUTE } from '../business/clock.ts'
import { wordsIn } from '../business/fields.ts'
import { newId } from '../business/numbers.ts'
import { contactIn } from '../business/person.ts'
import { liveOf, meetingOf } from '../business/subjects.ts'
import { readSwitches } from '../chat/switches.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, missing, refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'
import type { AnswerOf, ChatSession } from '../sent.ts'
import { say } from '../texts.ts'
import { chatWith, openChat } from './chat-groups.ts'
import { imIdOf, isKnown, openToken } from './chat-identity.ts'
import { addMessage, countRead } from './chat-messages.ts'
import { enterRoom } from './chat-rooms.ts'
import { sessionIn, sessionsOf } from './chat-sessions.ts'
import { translated } from './chat-translate.ts'
import { refusedWordsIn } from './chat-words.ts'

/** The path of the sandbox's real-time connection. */
const IM_PATH = '/webapi/im'
/** Chats per page by default. */
const PAGE_SIZE = 20
/** The longest text to be translated, checked or left as a message, in UTF-16 units. */
const TEXT_MAX = 2000
/** The maximum number of IM ids per call. */
const UIDS_MAX = 200
/** The delay before a message that was left is answered. */
const ANSWERED_AFTER = 2 * MINUTE

/** Spec 7, "Chat". */
export const chat: GroupHandlers<typeof declared> = {
  list: ({ ps, keyword }, context) =>
    slice(sessionsOf(context, keyword), { pageSize: ps }, ps).map((each) => sentSession(each, context)),
  open: ({ role, roleId, exhibitsId }, context) =>
    sentSession(sessionIn(context, opened(role, roleId, exhibitsId, context)), context),
  translate: ({ text, lang }, context) => translation(text, lang === 'zh' ? 'zh-CN' : 'en-US', context),
  remove: ({ id }, context) => {
    const session = sessionsOf(context).find(({ _id }) => _id === id)
    if (!session) throw missing('chatGroup', id)
    context.db.transaction(() => {
      context.db.run('UPDATE chat_member SET hidden = 1 WHERE session_id = ?', id)
      // Otherwise the user's total would count messages that no list shows.
      countRead(context.db, session.chatgroupId, requesterOf(context))
    })
    return null
  },
  hexIdentity: (_, context) => ({ identity: imIdOf(requesterOf(context)) }),
  key: (_, { headers }) => {
    const page = URL.parse(headers.get('origin') ?? `http://${headers.get('host') ?? 'localhost'}`)
    const isSecure = page?.protocol === 'https:' || headers.get('x-forwarded-proto') === 'https'
    return {
      appKey: 'sandbox',
      environment: chatEnvironment(page?.hostname ?? ''),
      transport: 'JSON',
      url: `${isSecure ? 'wss' : 'ws'}://${page?.host ?? 'localhost'}${IM_PATH}`,
      domain: null,
      roomDomain: null,
    }
  },
  token: (_, context) => {
    const appUid = readSwitches(context.db).ids ? imIdOf(requesterOf(context)) : null
    return { ...openToken(context, requesterOf(context)), appUid }
  },
  appUids: ({ userIds }, context) => {
    if (userIds.length > UIDS_MAX) throw wrongField('userIds', 'tooMany', { max: UIDS_MAX })
    return [...new Set(userIds)].flatMap((userId) => {
      const appUid = isKnown(userId, context) ? imIdOf(userId) : chatWith(context, userId)
      return appUid === undefined ? [] : { userId, appUid }
    })
  },
  sessions: ({ keyword, status, ...paging }, context) => {
    const all = sessionsOf(context, keyword, status)
    const records = slice(all, paging, PAGE_SIZE).map((each) => sentSession(each, context))
    return { records, total: all.length, facets: {} }
  },
  translateSingle: ({ text, language }, context) => {
    const target = matchLanguage(language, LANGUAGES)
    if (!target) throw wrongField('language', 'notOneOf', { values: LANGUAGES.join(', ') })
    return translation(text, target, context)
  },
  checkText: ({ text }) => {
    const words = refusedWordsIn(wordsIn('text', text, TEXT_MAX))
    return { pass: words.length === 0, words }
  },
  leaveMessage: ({ role, roleId, content, contactMethod, requestId }, context) =>
    once(context, 'audience/message', requestId, () => {
      const text = wordsIn('content', content, TEXT_MAX)
      const contact = contactMethod === undefined ? null : contactIn('contactMethod', contactMethod)
      const words = refusedWordsIn(text)
      if (words.length > 0) throw refused('textRefused', { words: words.join(', ') })
      leave(opened(role, roleId, undefined, context), text, contact, context)
      return null
    }),
}

/** A chat as it is sent: a chat of two without its id, if ids are switched off. */
function sentSession(session: ChatSession, { db }: Context): AnswerOf<typeof declared.open> {
  const isPrivate = session.role === 'EXHIBITOR' || session.role === 'SERVICE'
  return isPrivate && !readSwitches(db).ids ? { ...session, chatgroupId: null } : session
}

/** The chat with somebody, created if there is none yet. @throws PlatformError 4041, 4090 for a room that is offline */
function opened(role: ChatRole, roleId: string, exhibitsId: string | undefined, context: Context): string {
  if (role === 'EXHIBITOR' || role === 'SERVICE') return openChat(role, roleId, exhibitsId, context)
  const isLive = role === 'LIVE'
  const room = isLive ? liveOf(roleId, context) : meetingOf(roleId, context)
  const { state } = found(room, isLive ? 'liveStream' : 'meetingRoom', roleId)
  if (state === 'offline') throw refused(isLive ? 'liveOffline' : 'meetingOffline')
  return enterRoom(role, roleId, context)
}

function leave(chatgroupId: string, text: string, contact: string | null, context: Context): void {
  const { db, now } = context
  const userId = requesterOf(context)
  if (sessionIn(context, chatgroupId).status === 'CLOSED') throw refused('chatClosed')
  const due = dueIn(now(), ANSWERED_AFTER)
  db.run('UPDATE chat_group SET answer_due = ?, contact = ? WHERE chatgroup_id = ?', due, contact, chatgroupId)
  addMessage(db, {
    id: newId('M'),
    chatgroupId,
    contentsType: 'TEXT',
    msgContent: text,
    time: now().toISOString(),
    sender: userId,
    senderName: userById(db, userId)?.user_name ?? null,
    isStaff: false,
  })
}

function translation(text: string, target: Language, { language }: Context) {
  const found = translated(wordsIn('text', text, TEXT_MAX), target)
  if (!found) throw refused('untranslatable')
  const provider = say(language, found.isWordForWord ? 'sandboxGlossary' : 'sandboxPhrases')
  return { text: found.text, sourceLanguage: found.source, provider }
}
