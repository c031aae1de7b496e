import type { Arrived } from '@fair/contract/chat-frames.ts'
import {
  CHAT_HISTORY_COUNT,
  CHAT_HISTORY_PARALLEL_GROUPS,
  CHAT_HISTORY_RESOLVE_MS,
} from '@fair/contract/rules/limits.ts'
import { map, type ReadableAtom } from 'nanostores'
import { oldestSeq } from '../../../domain/conversation-messages.ts'
import { type Conversation, type ConversationEvent, groupIn } from '../../../domain/conversation-state.ts'
import type { ChatTransport } from './transport.ts'

/**
 * The state of a chat's history: being requested, or failed; older-failed: that of the messages before the loaded ones.
 * Absent before it is requested and once it has loaded.
 */
type HistoryPhase = 'loading' | 'failed' | 'older-failed'

export interface Histories {
  readonly $histories: ReadableAtom<Readonly<Record<string, HistoryPhase>>>
  /**
   * The newest hundred messages of each chat, in batches of five chats in parallel (Spec 9). Each resolves after 500 ms
   * with what has arrived: an empty list on failure (Spec 8); later messages are shown when they arrive.
   */
  load(chatgroupIds: readonly string[]): Promise<Arrived[][]>
  /**
   * Loads the history of the first twenty of these chats that have none yet, so that they open at once: five in parallel,
   * one batch after another (Spec 9).
   */
  preload(chatgroupIds: readonly string[]): Promise<void>
  /** The hundred messages before the oldest one loaded. After a failure, they are requested again once reconnected. */
  loadOlder(chatgroupId: string): Promise<void>
}

interface Wiring {
  readonly transport: ChatTransport
  readonly apply: (event: ConversationEvent) => void
  readonly read: () => Conversation
  readonly isOnline: () => boolean
}

/** Number of chats whose history is loaded before they are opened: four batches, a little more than a screen shows. */
const PRELOADED_CHATS = 20
/** Pages requested per chat after a lost connection; beyond that only its newest page is loaded again. */
const MISSED_PAGES = 20
/** Delay before missed messages are requested again if the service did not answer, in ms. */
const MISSED_AGAIN = 1000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createHistories({ transport, apply, read, isOnline }: Wiring): Histories & {
  /** Requests all messages that arrived without a connection, and the history of the open chat if it is missing. */
  catchUp(open: string | null): Promise<void>
} {
  const $histories = map<Record<string, HistoryPhase>>({})
  const older = new Set<string>()
  const preloaded = new Set<string>()
  let preloading = Promise.resolve<unknown>(null)

  const end = (chatgroupId: string) => {
    const { [chatgroupId]: _, ...others } = $histories.get()
    $histories.set(others)
  }
  const newest = async (chatgroupId: string): Promise<Arrived[]> => {
    $histories.setKey(chatgroupId, 'loading')
    const loading = transport.history({ chatgroupId, count: CHAT_HISTORY_COUNT }).then((page): Arrived[] => {
      // Without a connection nothing has failed: the history of the open chat is requested again with the next one.
      if (page || !isOnline()) end(chatgroupId)
      else $histories.setKey(chatgroupId, 'failed')
      if (!page) return []
      const { isComplete } = page
      const messages = [...page.messages]
      apply({ type: 'history', chatgroupId, messages, isComplete, part: 'newest', anchor: null })
      return messages
    })
    const late = new Promise<Arrived[]>((resolve) => setTimeout(() => resolve([]), CHAT_HISTORY_RESOLVE_MS))
    return Promise.race([loading, late])
  }

  const inBatches = async <T>(ids: readonly string[], work: (chatgroupId: string) => Promise<T>): Promise<T[]> => {
    const done: T[] = []
    for (let from = 0; from < ids.length; from += CHAT_HISTORY_PARALLEL_GROUPS) {
      done.push(...(await Promise.all(ids.slice(from, from + CHAT_HISTORY_PARALLEL_GROUPS).map(work))))
    }
    return done
  }

  const missed = async (chatgroupId: string): Promise<void> => {
    for (let page = 0; page < MISSED_PAGES; page += 1) {
      const anchor = groupIn(read(), chatgroupId).gapAfter
      if (anchor === null) return
      const got = await transport.history({ chatgroupId, count: CHAT_HISTORY_COUNT, after: anchor })
      // If the connection was lost again, the next one requests them.
      if (!got && !isOnline()) return
      // An archive of nothing but read marks so far: the newest page shows what is after them.
      if (got && !got.isComplete && got.messages.length === 0) break
      if (got) apply({ type: 'history', chatgroupId, ...got, part: 'missed', anchor })
      else await pause(MISSED_AGAIN)
    }
    await newest(chatgroupId)
  }

  const loadOlder = async (chatgroupId: string): Promise<void> => {
    const anchor = oldestSeq(groupIn(read(), chatgroupId))
    if (anchor === null || older.has(chatgroupId)) return
    older.add(chatgroupId)
    const page = await transport.history({ chatgroupId, count: CHAT_HISTORY_COUNT, before: anchor })
    older.delete(chatgroupId)
    if (!page) return $histories.setKey(chatgroupId, 'older-failed')
    if ($histories.get()[chatgroupId] === 'older-failed') end(chatgroupId)
    apply({ type: 'history', chatgroupId, ...page, part: 'older', anchor })
  }

  return {
    $histories,
    load: (chatgroupIds) => inBatches(chatgroupIds, newest),
    preload: async (chatgroupIds) => {
      const missing = chatgroupIds.slice(0, PRELOADED_CHATS).filter((id) => !preloaded.has(id))
      for (const id of missing) preloaded.add(id)
      const isNeeded = (id: string) => !groupIn(read(), id).isLoaded && $histories.get()[id] !== 'loading'
      preloading = preloading.then(() => inBatches(missing.filter(isNeeded), newest))
      await preloading
    },
    loadOlder,
    catchUp: async (open) => {
      const groups = Object.values(read().groups)
      const gaps = groups.filter(({ gapAfter }) => gapAfter !== null).map(({ chatgroupId }) => chatgroupId)
      const isMissing = open !== null && !groupIn(read(), open).isLoaded
      const isBehind = open !== null && $histories.get()[open] === 'older-failed'
      await Promise.all([inBatches(gaps, missed), isMissing ? newest(open) : null, isBehind ? loadOlder(open) : null])
    },
  }
}
