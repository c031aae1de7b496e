import { exhibitResult, type SearchResult } from '@fair/search/result.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import type { Result } from '../../api/client.ts'
import { queryText } from '../../lib/i18n/paths.ts'
import { toggled } from '../shared/list/list-query.ts'
import { CARD_SIZE, CARD_VIEWS, interleaved, isCardView, readCards } from './cards.ts'
import { recentFor, withRecent } from './recent-searches.ts'
import type { SearchAnswer } from './search-answer.ts'
import { KINDS } from './search-kinds.ts'
import { changed, readSearch, type SearchState, searchKeys, searchQuery } from './search-state.ts'
import { createSearchStore } from './search-store.ts'

const state = (query: string): SearchState => readSearch(query)

describe('the address of a search', () => {
  it('contains the whole state, and is parsed back to it', () => {
    const kinds = fc.constantFrom(null, ...KINDS)
    fc.assert(
      fc.property(
        kinds,
        fc.string({ maxLength: 30 }),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(),
        (kind, keyword, page, n) => {
          const before = state(queryText({ keyword, kind: kind?.slug ?? null, page, live: '2003' }))
          const facet = kind?.facets[n % (kind.facets.length || 1)]
          const next =
            facet === undefined
              ? before
              : { ...before, chosen: { [facet]: facet === 'date' ? ['2026-11-19'] : ['CN', 'x-1'] } }
          expect(state(queryText(searchQuery(next)))).toEqual(next)
        },
      ),
    )
  })

  it('contains keyword, kind, filters and page in this order', () => {
    const query = '?keyword=robot&kind=exhibit&region=JP&page=2&utm=x'
    expect(queryText(searchQuery(state(query)))).toBe(query)
  })

  it('ignores invalid values', () => {
    expect(state('?keyword=%20%20&kind=car&page=0&region=CN')).toEqual(state(''))
    expect(state('?keyword=x&kind=news&region=CN&column=,fair,,fair&page=1e3').chosen).toEqual({ column: ['fair'] })
    expect(state(`?keyword=${'x'.repeat(300)}`).keyword).toHaveLength(100)
  })

  it('resets filters and page when the keyword or kind changes', () => {
    const at = state('?keyword=robot&kind=exhibit&region=CN&page=3')
    expect(changed(at, { kind: 'LIVE' })).toMatchObject({ kind: 'LIVE', chosen: {}, page: 1 })
    expect(changed(at, { keyword: 'drone' })).toMatchObject({ chosen: {}, page: 1, kind: 'EXHIBIT' })
    expect(changed(at, { page: 4 })).toMatchObject({ chosen: { region: ['CN'] }, page: 4 })
    expect(searchKeys.keyOf(at)).toBe(searchKeys.keyOf({ ...at, rest: { utm: 'x' } }))
  })

  it('selects a country or its province, whichever was chosen last', () => {
    const none = state('?keyword=robot&kind=exhibit')
    const country = toggled(none, 'region', 'CN', ['CN-ZJ'])
    const province = toggled(country, 'region', 'CN-ZJ', ['CN'])
    expect([country.chosen, province.chosen]).toEqual([{ region: ['CN'] }, { region: ['CN-ZJ'] }])
    expect(toggled(province, 'region', 'CN-ZJ', ['CN']).chosen).toEqual({})
  })
})

describe('recent searches', () => {
  it('are sorted by newest, without duplicates in any notation, eight at most', () => {
    const many = ['a', 'ロボット', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'ろぼっと'].reduce(withRecent, [] as string[])
    expect(many).toEqual(['ろぼっと', 'h', 'g', 'f', 'e', 'd', 'c', 'b'])
    expect(withRecent(['a'], '  ')).toEqual(['a'])
    expect(recentFor(['Robot arm', 'robot', 'drone'], 'ＲＯＢＯＴ')).toEqual(['Robot arm'])
  })
})

describe('search cards', () => {
  it('read only valid values from their address', () => {
    expect(readCards('exhibits-card', '?size=4&ids=a,b,a,../c&keyword= x ')).toEqual({
      keyword: 'x',
      ids: ['a', 'b'],
      size: 4,
      kinds: ['EXHIBIT'],
      theme: null,
    })
    for (const size of ['0', '41', '-1', '1.5', 'x']) {
      expect(readCards('news-card', `?size=${size}&theme=pink`)).toMatchObject({ size: CARD_SIZE, theme: null })
    }
    expect(readCards('meeting-live-card', '?type=meeting').kinds).toEqual(['MEETING'])
    expect(readCards('meeting-live-card', '?type=exhibit').kinds).toEqual(['LIVE', 'MEETING'])
    expect(readCards('waterfall', '?ids=1,2').ids).toEqual([])
    expect([isCardView('waterfall'), isCardView('toString')]).toEqual([true, false])
    expect(Object.keys(CARD_VIEWS)).toHaveLength(7)
  })

  it('interleave the results of different kinds', () => {
    const find = (id: string) => ({ id }) as SearchResult
    const [a, b] = [['a1', 'a2', 'a3'].map(find), ['b1'].map(find)]
    expect(interleaved([a, b], 3).map(({ id }) => id)).toEqual(['a1', 'b1', 'a2'])
    expect(interleaved([], 3)).toEqual([])
  })
})

describe('the search store', () => {
  const answer = (total: number, indexedAt: string | null = null): SearchAnswer =>
    parsed({
      counts: {},
      total,
      results: [exhibitResult({ exhibitsId: '1', exhibitsName: 'x', picture: {}, booth: {} } as never)],
      facets: {},
      indexedAt,
      isPartial: false,
      corrected: null,
      left: [],
      marks: [],
    })
  const started = (answers: (state: SearchState) => Result<SearchAnswer>) => {
    const requests: string[] = []
    const store = createSearchStore(state(''), async (next, signal) => {
      requests.push(queryText(searchQuery(next)))
      await Promise.resolve()
      return signal.aborted ? { ok: false, code: 'aborted', message: '' } : answers(next)
    })
    return { store, asked: requests }
  }

  it('sends no request without a keyword, and caches each response until a retry', async () => {
    const { store, asked: requested } = started(() => ({ ok: true, data: answer(5) }))
    await store.load(state(''))
    await store.load(state('?keyword=a'))
    await store.load(state('?keyword=b'))
    await store.load(state('?keyword=a'))
    expect(requested).toEqual(['?keyword=a', '?keyword=b'])
    await store.retry()
    expect(requested).toHaveLength(3)
  })

  it('requests responses of the index again, and shows only the last of two searches', async () => {
    const { store, asked: requested } = started(() => ({ ok: true, data: answer(5, '2026-11-19T02:00:00Z') }))
    await Promise.all([store.load(state('?keyword=a')), store.load(state('?keyword=b'))])
    expect(store.$frame.get().shown?.state.keyword).toBe('b')
    await store.load(state('?keyword=a'))
    await store.load(state('?keyword=b'))
    expect(requested).toEqual(['?keyword=a', '?keyword=b', '?keyword=a', '?keyword=b'])
  })

  it('goes to the last page for a page out of range, and retains the earlier results on failure', async () => {
    let fails = false
    const { store } = started(() =>
      fails ? { ok: false, code: 'network', message: 'm' } : { ok: true, data: answer(45) },
    )
    await store.load(state('?keyword=a&page=9'))
    expect(store.$frame.get().state.page).toBe(3)
    fails = true
    await store.load(state('?keyword=b'))
    expect(store.$frame.get()).toMatchObject({ phase: 'failed', failure: { code: 'network' } })
    expect(store.$frame.get().shown?.state.keyword).toBe('a')
  })
})
