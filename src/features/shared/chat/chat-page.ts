import { type ChatRole, type ChatSession, chat, type ImKey, type Translation } from '@fair/contract/chat.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Call, Failure, Result } from '../../../api/client.ts'
import { local } from '../../../lib/storage.ts'
import { personalKey } from '../../../lib/storage-keys.ts'
import { readVisitor } from '../../../stores/expired-login.ts'
import { pageOwner } from '../../../stores/owner.ts'
import { $session } from '../../../stores/session.ts'
import { readUserId } from '../../../stores/session-storage.ts'
import { resolveOwnId, resolveSessions } from './chat-ids.ts'
import { type ChatEngine, createChatEngine } from './engine.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSessionList, type SessionList } from './session-list.ts'
import type { ChatTransport, FetchToken } from './transport.ts'
import { createWebSocketTransport } from './websocket-transport.ts'

/** The chats of this page: one connection, shared by every component that shows them. */
export interface ChatPage extends Pick<SessionList, '$list' | 'refresh' | 'loadOlder'> {
  readonly engine: ChatEngine
  /** The chat with the given partner, created if there is none and added to the list. */
  openWith(role: ChatRole, roleId: string, exhibitsId?: string): Promise<Result<ChatSession>>
  remove(session: ChatSession): Promise<Failure | null>
  translate(text: string, language: Language): Promise<Result<Translation>>
  /**
   * Words for which a text may not be sent; empty if the check does not answer in time, as the service checks as well.
   */
  refusedWords(text: string): Promise<readonly string[]>
  stop(): void
}

/** How long to wait for the check of a text, in ms. */
const CHECK_WITHIN = 1500

let opened: { token: string; userId: string | null; page: Promise<Result<ChatPage>> } | undefined

/**
 * The chats of this page, connected at the first call. Another login gets other chats.
 *
 * @param login what distinguishes logins
 * @returns a failure may have no message
 */
export function openChatPage(call: Call, login: string): Promise<Result<ChatPage>> {
  if (opened?.token === login) return opened.page
  closeChatPage()
  const page = connectPage(call)
  const own = { token: login, userId: readUserId(), page }
  opened = own
  void page.then(({ ok }) => {
    if (!ok && opened === own) opened = undefined
  })
  return page
}

/** Closes the connection. */
export function closeChatPage(): void {
  void opened?.page.then((page) => page.ok && page.data.stop())
  opened = undefined
}

// Closes the connection at a logout, and when another person logs in, wherever the chats are shown.
if (globalThis.document) {
  $session.listen(() => {
    if (opened && opened.userId !== readUserId()) closeChatPage()
  })
}

async function connectPage(call: Call): Promise<Result<ChatPage>> {
  const [key, access] = await Promise.all([call(chat.key, {}), call(chat.token, {})])
  if (!key.ok) return key
  if (!access.ok) return access
  const own = await resolveOwnId(call, access.data)
  if (!own.ok) return own
  const appUid = own.data
  // The first connection uses the token already requested; each later one requests a new one.
  let first: string | null = access.data.token
  const fetchToken: FetchToken = async () => {
    const known = first
    first = null
    if (known !== null) return { token: known, appUid }
    const got = await call(chat.token, {})
    return got.ok ? { token: got.data.token, appUid } : got.code === 'expired' ? 'expired' : null
  }
  const transport = await transportFor(key.data, fetchToken).catch(() => null)
  // The code of XMPP could not be loaded.
  if (!transport) return { ok: false, code: 'network', message: '' }
  const page = createPage(call, appUid, transport, key.data.environment)
  page.engine.start()
  void page.refresh()
  return { ok: true, data: page }
}

async function transportFor(key: ImKey, fetchToken: FetchToken): Promise<ChatTransport> {
  const { transport, url, domain, roomDomain } = key
  if (transport === 'JSON') return createWebSocketTransport(url, fetchToken)
  const { createXmppTransport } = await import('./xmpp-transport.ts')
  return createXmppTransport({ url, domain: domain ?? '', roomDomain: roomDomain ?? '' }, fetchToken)
}

function createPage(call: Call, appUid: string, transport: ChatTransport, environment: ImKey['environment']): ChatPage {
  // Messages written in the test environment are never sent in production (Spec 9; the platform names the environment).
  const owner = pageOwner()
  const stored = createOutbox(storageOrNone(), personalKey('chat-out', owner, environment, appUid))
  const outbox: Outbox = {
    ...stored,
    // A file may be uploaded only after the logout.
    keep: (item) => owner.userId === readVisitor() && stored.keep(item),
  }
  // The list does not wait for the connection; it is requested again with each connection after the first, as it may
  // have missed changes.
  let isFirst = true
  const onOnline = () => {
    if (!isFirst) void list.refresh()
    isFirst = false
  }
  const engine = createChatEngine({ self: appUid, transport, outbox, onOnline })
  const list = createSessionList(call, engine.list)
  const unlisten = transport.listen((event) => {
    if (event.type === 'message') list.noteMessage(event.message.chatgroupId)
  })
  const look = () => engine.look(document.visibilityState === 'visible')
  const retry = () => engine.retry()
  // The page may have been opened in the background.
  look()
  document.addEventListener('visibilitychange', look)
  addEventListener('online', retry)

  return {
    engine,
    $list: list.$list,
    refresh: list.refresh,
    loadOlder: list.loadOlder,
    openWith: async (role, roleId, exhibitsId) => {
      const got = await call(chat.open, { role, roleId, ...(exhibitsId === undefined ? {} : { exhibitsId }) })
      if (!got.ok) return got
      const resolved = await resolveSessions(call, [got.data])
      if (!resolved.ok) return resolved
      const [session] = resolved.data
      if (!session) return { ok: false, code: 'contract', message: '' }
      list.add(session)
      engine.list([session])
      engine.open(session.chatgroupId)
      return { ok: true, data: session }
    },
    remove: async (session) => {
      const got = await call(chat.remove, { id: session._id })
      if (!got.ok) return got
      list.remove(session)
      engine.forget(session.chatgroupId)
      return null
    },
    translate: (text, language) => {
      const lang = language === 'zh-CN' ? 'zh' : language === 'en-US' ? 'en' : null
      return lang ? call(chat.translate, { text, lang }) : call(chat.translateSingle, { text, language })
    },
    refusedWords: async (text) => {
      if (engine.$connection.get() !== 'online') return []
      const got = await call(
        chat.checkText,
        { text },
        { timeout: CHECK_WITHIN, signal: AbortSignal.timeout(CHECK_WITHIN) },
      )
      return got.ok && !got.data.pass ? got.data.words : []
    },
    stop: () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', retry)
      unlisten()
      engine.stop()
    },
  }
}

function storageOrNone(): Storage | null {
  try {
    return local()
  } catch {
    return null
  }
}
