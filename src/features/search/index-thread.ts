import { fetchJson } from './index-files.ts'
import type { IndexAnswer, IndexQuestion } from './index-messages.ts'
import type { SearchIndex } from './index-search.ts'
import type { SearchAnswer } from './search-answer.ts'

type Settle = { resolve(answer: never): void; reject(reason: Error): void }

const failed = () => new Error('The search index cannot be had')

const threads = new Map<string, SearchIndex>()

/**
 * The index in a separate thread (index-worker.ts), started by the first question and shared by all searches of a page.
 * Its answers reject if the index cannot be loaded.
 */
export function indexThread(manifest: string): SearchIndex {
  const thread = threads.get(manifest) ?? createThread(manifest)
  threads.set(manifest, thread)
  return thread
}

function createThread(manifest: string): SearchIndex {
  const waiting = new Map<number, Settle>()
  let thread: Worker | null = null
  let last = 0
  let fetched: Promise<unknown> | undefined
  const begin = (): Worker => {
    // Fetched while the thread's code loads: one round trip less until the first answer.
    fetched = fetchJson(manifest, fetch).catch(() => undefined)
    const own = new Worker(new URL('./index-worker.ts', import.meta.url), { type: 'module' })
    own.addEventListener('message', ({ data: { id, answer } }: MessageEvent<IndexAnswer>) => {
      const settle = waiting.get(id)
      waiting.delete(id)
      if (answer === null) settle?.reject(failed())
      else settle?.resolve(answer as never)
    })
    // Its code failed to load; the next question tries again.
    own.addEventListener('error', () => {
      thread = null
      for (const settle of waiting.values()) settle.reject(failed())
      waiting.clear()
    })
    return own
  }
  const post = async <T>(question: IndexQuestion['question']) => {
    thread ??= begin()
    const own = thread
    const read = await fetched
    fetched = undefined
    if (thread !== own) throw failed()
    return new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      own.postMessage({ id: last, manifest, read, question } satisfies IndexQuestion)
    })
  }
  return {
    search: (state) => post<SearchAnswer>({ about: 'state', state }),
    suggest: (keyword) => post<string[]>({ about: 'keyword', keyword }),
  }
}
