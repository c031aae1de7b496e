import { type ChatSession, chat } from '@fair/contract/chat.ts'
import { CHAT_LIST_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Call } from '../../../api/client.ts'
import { resolveSessions } from './chat-ids.ts'

/** The list of chats as the platform last returned it. */
interface SessionListState {
  readonly sessions: readonly ChatSession[]
  readonly phase: 'loading' | 'idle' | 'failed'
  readonly keyword: string
  /** State of the chats after the first 100; none: all are loaded. */
  readonly older: 'none' | 'more' | 'loading' | 'failed'
}

export interface SessionList {
  readonly $list: ReadableAtom<SessionListState>
  /** Requests the newest 100 again, with a new keyword or the last one. Older chats that were loaded remain. */
  refresh(keyword?: string): Promise<void>
  /** The next 100 chats, which chat/list does not return. */
  loadOlder(): Promise<void>
  /** Adds a chat that this page has opened at the top. */
  add(session: ChatSession): void
  remove(session: ChatSession): void
  /** A message arrived in this chat: requests the list again if the chat is not in it. */
  noteMessage(chatgroupId: string): void
}

/** @param learn receives the chats for the connection: their groups, and the number unread in each */
export function createSessionList(call: Call, learn: (sessions: readonly ChatSession[]) => void): SessionList {
  const $list = atom<SessionListState>({ sessions: [], phase: 'loading', keyword: '', older: 'none' })
  const change = (changes: Partial<SessionListState>) => $list.set({ ...$list.get(), ...changes })
  const named = (keyword: string) => (keyword === '' ? {} : { keyword })
  let requestCount = 0
  /** Chats opened by this page that no list has contained yet: one requested earlier does not. */
  const made = new Map<string, ChatSession>()
  /** Chats loaded page by page. */
  let older: readonly ChatSession[] = []
  /** Removed chats, with the last request before: its answer may still contain them. */
  const removed = new Map<string, number>()
  /** Chats with messages for which the list was requested, and which it has not contained since. */
  const unlisted = new Set<string>()
  let refreshing = Promise.resolve()
  const withoutRemoved = (sessions: readonly ChatSession[], request: number) =>
    sessions.filter(({ chatgroupId }) => request > (removed.get(chatgroupId) ?? 0))

  function refresh(keyword = $list.get().keyword): Promise<void> {
    refreshing = load(keyword)
    return refreshing
  }

  async function load(keyword: string): Promise<void> {
    requestCount += 1
    const own = requestCount
    const before = $list.get()
    change({ keyword, phase: 'loading' })
    const listed = await call(chat.list, { ps: CHAT_LIST_PAGE_SIZE, ...named(keyword) })
    const got = listed.ok ? await resolveSessions(call, listed.data) : listed
    if (own !== requestCount) return
    const olderBefore = before.older === 'loading' ? 'more' : before.older
    if (!listed.ok || !got.ok) return change({ phase: 'failed', older: olderBefore })
    const newest = withoutRemoved(got.data, own)
    learn(newest)
    for (const { chatgroupId } of newest) {
      made.delete(chatgroupId)
      unlisted.delete(chatgroupId)
    }
    const isFull = listed.data.length >= CHAT_LIST_PAGE_SIZE
    older = isFull && keyword === before.keyword ? without(older, newest) : []
    const fresh = keyword === '' ? without([...made.values()], [...newest, ...older]) : []
    // Older chats that were loaded are not requested again: whether there are more was already determined.
    const olderState = older.length > 0 ? olderBefore : 'more'
    $list.set({
      sessions: [...fresh, ...newest, ...older],
      phase: 'idle',
      keyword,
      older: isFull ? olderState : 'none',
    })
  }

  async function loadOlder(): Promise<void> {
    const { keyword, phase, older: now } = $list.get()
    if (now !== 'more' && now !== 'failed') return
    change({ older: 'loading' })
    if (phase === 'failed') void refresh()
    while ((await loadPage()) && $list.get().keyword === keyword);
  }

  /** @returns whether a refresh began meanwhile: the page must be requested again */
  async function loadPage(): Promise<boolean> {
    const own = requestCount
    await refreshing
    if (own !== requestCount) return true
    const { sessions, keyword, phase, older: now } = $list.get()
    if (phase === 'failed' || now === 'none') return false
    change({ older: 'loading' })
    // From the number of loaded chats: the platform's pages shift while chats are removed or opened, and none may be
    // missed.
    const pageNum = Math.floor(sessions.length / CHAT_LIST_PAGE_SIZE) + 1
    const listed = await call(chat.sessions, { pageNum, pageSize: CHAT_LIST_PAGE_SIZE, ...named(keyword) })
    const got = listed.ok ? await resolveSessions(call, listed.data.records) : listed
    if (own !== requestCount) return true
    if (!listed.ok || !got.ok) {
      change({ older: 'failed' })
      return false
    }
    const { total } = listed.data
    const fresh = without(withoutRemoved(got.data, own), $list.get().sessions)
    learn(fresh)
    older = [...older, ...fresh]
    const all = [...$list.get().sessions, ...fresh]
    // A page without new chats is the last one, whatever total says.
    change({ sessions: all, older: fresh.length > 0 && all.length < total ? 'more' : 'none' })
    return false
  }

  return {
    $list,
    refresh,
    loadOlder,
    add: (session) => {
      change({ sessions: [session, ...without($list.get().sessions, [session])] })
      made.set(session.chatgroupId, session)
      removed.delete(session.chatgroupId)
    },
    remove: (session) => {
      change({ sessions: without($list.get().sessions, [session]) })
      older = without(older, [session])
      made.delete(session.chatgroupId)
      removed.set(session.chatgroupId, requestCount)
    },
    noteMessage: (chatgroupId) => {
      if (unlisted.has(chatgroupId) || $list.get().sessions.some((each) => each.chatgroupId === chatgroupId)) return
      unlisted.add(chatgroupId)
      void refresh()
    },
  }
}

function without(sessions: readonly ChatSession[], others: readonly ChatSession[]): ChatSession[] {
  const known = new Set(others.map(({ chatgroupId }) => chatgroupId))
  return sessions.filter(({ chatgroupId }) => !known.has(chatgroupId))
}
