import type { Call, Failure, Result } from '../../api/client.ts'
import { isAway } from '../../domain/errors.ts'
import type { IslandPage } from '../../islands/page.ts'
import { inOwnFair } from '../shared/list/in-own-fair.ts'
import type { SearchIndex } from './index-search.ts'
import { platformSearch, platformSuggest } from './platform-search.ts'
import type { FetchSearch, Suggest } from './search-answer.ts'
import { SEARCH } from './search-kinds.ts'

/** How long the platform may take before the site's index is used, in milliseconds. */
const PATIENCE_MS = 6000
/** How long the platform is not called again after that, in milliseconds. */
const REST_MS = 30_000

/** Loaded on demand: most visitors never search without the platform. */
const inThread = async (manifest: string): Promise<SearchIndex> =>
  (await import('./index-thread.ts')).indexThread(manifest)

interface Options {
  call: Call
  /** The exhibition's dataSourceSearch. */
  dataSource: string
  /** Address of the index's manifest; null if the exhibition has none (fallback). */
  manifest: string | null
  /** In milliseconds; for tests. */
  patience?: number
  /** Opens the index by its manifest's address; for tests, which have no threads. */
  openIndex?: (manifest: string) => Promise<SearchIndex>
}

export interface Search {
  fetchAnswer: FetchSearch
  suggest: Suggest
  /** The platform is called again with the next search. */
  trustAgain(): void
}

/** Search by the platform; while it does not respond, by the index that was built with the site. */
export function createSearch({
  call,
  dataSource,
  manifest,
  patience = PATIENCE_MS,
  openIndex = inThread,
}: Options): Search {
  const platform = platformSearch(call, dataSource)
  const completions = platformSuggest(call)
  let awayUntil = 0
  let opening: Promise<SearchIndex> | null = null

  const index = () => {
    opening ??= openIndex(manifest ?? '').catch((reason) => {
      opening = null
      throw reason
    })
    return opening
  }

  /** The platform's response within a shorter time limit. The client's limits are for calls that nobody waits for. */
  async function patiently<T>(
    fetchAnswer: (signal: AbortSignal) => Promise<Result<T>>,
    signal: AbortSignal,
  ): Promise<Result<T>> {
    const limit = AbortSignal.timeout(patience)
    const result = await fetchAnswer(AbortSignal.any([signal, limit]))
    const isOver = result.ok || result.code !== 'aborted' || signal.aborted
    const answer: Result<T> = isOver ? result : { ok: false, code: 'timeout', message: '' }
    if (!answer.ok && isAway(answer)) awayUntil = performance.now() + REST_MS
    return answer
  }

  return {
    async fetchAnswer(state, signal) {
      let failure: Failure | null = null
      if (performance.now() >= awayUntil || manifest === null) {
        const result = await patiently((each) => platform(state, each), signal)
        if (result.ok || !isAway(result)) return result
        failure = result
      }
      if (manifest !== null) {
        try {
          return { ok: true, data: await (await index()).search(state) }
        } catch {
          awayUntil = 0
        }
      }
      return failure ?? { ok: false, code: 'network', message: '' }
    },
    async suggest(keyword, signal) {
      if (performance.now() >= awayUntil || manifest === null) {
        const result = await patiently((each) => completions(keyword, each), signal)
        if (result.ok) return result.data
        if (!isAway(result) || manifest === null) return []
      }
      const words = await index()
        .then((own) => own.suggest(keyword))
        .catch(() => [])
      return signal.aborted ? [] : words
    },
    trustAgain() {
      awayUntil = 0
    },
  }
}

/** The search of an island's page. The index is next to the search page; an unbuilt exhibition has none. */
export function searchOf(island: IslandPage): Search {
  const { page, data, call } = island
  const manifest = data.liveId === null ? `${page.href(SEARCH)}index.json` : null
  const make = () => createSearch({ call, dataSource: data.search, manifest })
  const search = make()
  return data.liveId === null ? search : { ...search, fetchAnswer: inOwnFair(island, () => make().fetchAnswer) }
}
