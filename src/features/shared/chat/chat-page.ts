import { atom, type ReadableAtom } from 'nanostores'
import type { Call, Failure, Result } from '../../../api/client.ts'
import { type ChatRole, type ChatSession, chat, type ImKey, type Translation } from '../../../contract/chat.ts'
import type { Language } from '../../../domain/language.ts'
import { CHAT_LIST_PAGE_SIZE, chatEnvironment } from '../../../domain/limits.ts'
import { local } from '../../../lib/storage.ts'
import { personalKey } from '../../../lib/storage-keys.ts'
import { pageOwner } from '../../../stores/owner.ts'
import { type ChatEngine, createChatEngine } from './engine.ts'
import { createOutbox } from './outbox.ts'
import type { AskToken, ChatTransport } from './transport.ts'
import { createWebSocketTransport } from './websocket-transport.ts'

/** The list of chats as the platform answered it last. */
interface SessionList {
  readonly sessions: readonly ChatSession[]
  readonly phase: 'loading' | 'idle' | 'failed'
  readonly keyword: string
}

/** The chats of this page: one connection, whatever shows them. */
export interface ChatPage {
  readonly engine: ChatEngine
  readonly $list: ReadableAtom<SessionList>
  /** Asks for the list again, with a keyword or the last one. */
  refresh(keyword?: string): Promise<void>
  /** The chat with somebody, made if there is none; it stands in the list then. */
  openWith(role: ChatRole, roleId: string, exhibitsId?: string): Promise<Result<ChatSession>>
  remove(session: ChatSession): Promise<Failure | null>
  translate(text: string, language: Language): Promise<Result<Translation>>
  /** Words for which a text may not be sent; none where that cannot be asked in time, for the service looks as well. */
  refusedWords(text: string): Promise<readonly string[]>
  stop(): void
}

/** A check of a text that takes longer is not waited for, in ms. */
const CHECK_WITHIN = 1500

let opened: { token: string; page: Promise<Result<ChatPage>> } | undefined

/**
 * The chats of this page, connected at the first call. Of another login they are others.
 *
 * @param login what tells logins apart
 */
export function openChatPage(call: Call, login: string): Promise<Result<ChatPage>> {
  if (opened?.token === login) return opened.page
  closeChatPage()
  const page = connectPage(call)
  const own = { token: login, page }
  opened = own
  void page.then(({ ok }) => {
    if (!ok && opened === own) opened = undefined
  })
  return page
}

/** Ends the connection, as after a logout. */
export function closeChatPage(): void {
  void opened?.page.then((page) => page.ok && page.data.stop())
  opened = undefined
}

async function connectPage(call: Call): Promise<Result<ChatPage>> {
  const [key, access] = await Promise.all([call(chat.key, {}), call(chat.token, {})])
  if (!key.ok) return key
  if (!access.ok) return access
  // The first connection takes the token that is there; each later one asks for its own.
  let first: typeof access.data | null = access.data
  const askToken: AskToken = async () => {
    const known = first
    first = null
    if (known) return known
    const got = await call(chat.token, {})
    return got.ok ? got.data : got.code === 'expired' ? 'expired' : null
  }
  const { appUid } = access.data
  const page = createPage(call, appUid, await transportFor(key.data, askToken))
  page.engine.start()
  void page.refresh()
  return { ok: true, data: page }
}

async function transportFor(key: ImKey, askToken: AskToken): Promise<ChatTransport> {
  const { transport, url, domain, roomDomain } = key
  if (transport === 'JSON') return createWebSocketTransport(url, askToken)
  const { createXmppTransport } = await import('./xmpp-transport.ts')
  return createXmppTransport({ url, domain: domain ?? '', roomDomain: roomDomain ?? '' }, askToken)
}

function createPage(call: Call, appUid: string, transport: ChatTransport): ChatPage {
  const $list = atom<SessionList>({ sessions: [], phase: 'loading', keyword: '' })
  // What was written at a test fair never goes out at a real one (Spec 9: the hostname says which it is).
  const outbox = createOutbox(
    storageOrNone(),
    personalKey('chat-out', pageOwner(), chatEnvironment(location.hostname), appUid),
  )
  // The list does not wait for the connection; what it may have missed is asked for with each one after the first.
  let isFirst = true
  const onOnline = () => {
    if (!isFirst) void refresh()
    isFirst = false
  }
  const engine = createChatEngine({ self: appUid, transport, outbox, onOnline })
  let asked = 0
  /** Opened by this page: a list that was asked for before does not have them yet. */
  const made = new Map<string, ChatSession>()

  async function refresh(keyword = $list.get().keyword): Promise<void> {
    asked += 1
    const own = asked
    $list.set({ ...$list.get(), keyword, phase: 'loading' })
    const got = await call(chat.list, { ps: CHAT_LIST_PAGE_SIZE, ...(keyword === '' ? {} : { keyword }) })
    if (own !== asked) return
    if (!got.ok) return void $list.set({ ...$list.get(), phase: 'failed' })
    engine.list(got.data)
    const listed = new Set(got.data.map(({ chatgroupId }) => chatgroupId))
    const fresh = keyword === '' ? [...made.values()].filter(({ chatgroupId }) => !listed.has(chatgroupId)) : []
    $list.set({ sessions: [...fresh, ...got.data], keyword, phase: 'idle' })
  }
  const look = () => engine.look(document.visibilityState === 'visible')
  const retry = () => engine.retry()
  document.addEventListener('visibilitychange', look)
  addEventListener('online', retry)

  return {
    engine,
    $list,
    refresh,
    openWith: async (role, roleId, exhibitsId) => {
      const got = await call(chat.open, { role, roleId, ...(exhibitsId === undefined ? {} : { exhibitsId }) })
      if (!got.ok) return got
      const others = $list.get().sessions.filter(({ chatgroupId }) => chatgroupId !== got.data.chatgroupId)
      $list.set({ ...$list.get(), sessions: [got.data, ...others] })
      made.set(got.data.chatgroupId, got.data)
      engine.list([got.data])
      engine.open(got.data.chatgroupId)
      return got
    },
    remove: async ({ _id, chatgroupId }) => {
      const got = await call(chat.remove, { id: _id })
      if (!got.ok) return got
      $list.set({ ...$list.get(), sessions: $list.get().sessions.filter((each) => each._id !== _id) })
      made.delete(chatgroupId)
      engine.forget(chatgroupId)
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
