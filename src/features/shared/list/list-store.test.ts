import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { Page } from '@fair/contract/endpoint.ts'
import { search } from '@fair/contract/search.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createClient } from '../../../api/client.ts'
import { defaultQuery, EXHIBITS, type ListQuery, pageSizeOf, queryKeys } from './list-query.ts'
import { createListStore, type ListState } from './list-store.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

/** A list over the real client and the real sandbox; `gate` delays each fetch, and may simulate a network error. */
function listOver(gate: (n: number) => Promise<void> | void = () => {}) {
  let calls = 0
  const call = createClient({
    base: '',
    product: 'expo',
    headers: () => ({ tenantId: 'A', exhibitionId: '2001', language: 'en-US' }),
    text: (key) => key,
    fetch: async (input, init) => {
      calls += 1
      const n = calls
      await gate(n)
      const request = new Request(new URL(String(input), 'http://localhost'), init)
      request.signal.throwIfAborted()
      return sandbox.fetch(request)
    },
  })
  const fetchAnswer = (state: ListQuery, signal: AbortSignal) =>
    call(
      search.exhibits,
      {
        pageNum: state.page,
        pageSize: pageSizeOf(EXHIBITS, state),
        keyword: state.keyword,
        region: [...(state.chosen.region ?? [])],
      },
      { signal },
    )
  const store = createListStore({ keys: queryKeys(EXHIBITS), state: defaultQuery(EXHIBITS), fetchAnswer })
  const frames: ListState<Page<ExhibitSummary>>[] = []
  store.$frame.listen((frame) => frames.push(frame))
  return { store, frames, calls: () => calls }
}

const plain = defaultQuery(EXHIBITS)
const china: ListQuery = { ...plain, chosen: { region: ['CN'] } }

describe('the list store', () => {
  test('loads a page with its count and facets', async () => {
    const { store, frames } = listOver()
    await store.load(plain)
    expect(frames.map((frame) => frame.phase)).toEqual(['loading', 'idle'])
    const { shown, facets } = store.$frame.get()
    expect(shown?.records).toHaveLength(40)
    expect(shown?.total).toBe(160)
    expect(facets['region']?.map(({ value }) => value)).toContain('CN')
  })

  test('retains the old results while the new state is loading', async () => {
    const { store, frames } = listOver()
    await store.load(plain)
    await store.load(china)
    const loading = frames.find((frame) => frame.phase === 'loading' && frame.state === china)
    expect(loading?.shown?.state).toBe(plain)
    expect(store.$frame.get().shown?.records.every((each) => each.regionCode.startsWith('CN'))).toBe(true)
  })

  test('drops a response that a later request has superseded', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { store, frames } = listOver((n) => (n === 1 ? held : undefined))
    const slow = store.load(china)
    await store.load({ ...plain, page: 2 })
    release()
    await slow
    expect(store.$frame.get().state.page).toBe(2)
    expect(frames.every((frame) => frame.shown?.state.chosen.region === undefined)).toBe(true)
    expect(frames.every((frame) => frame.phase !== 'failed')).toBe(true)
  })

  test('uses the cached response, and requests again on a retry', async () => {
    const { store, calls } = listOver()
    await store.load(plain)
    await store.load(china)
    await store.load(plain)
    expect(calls()).toBe(2)
    expect(store.$frame.get().shown?.total).toBe(160)
    await store.retry()
    expect(calls()).toBe(3)
  })

  test('changes the view without a request, even while loading', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { store, calls } = listOver(() => held)
    const first = store.load(plain)
    await store.load({ ...plain, view: 'rows' })
    release()
    await first
    expect(calls()).toBe(1)
    expect(store.$frame.get()).toMatchObject({
      phase: 'idle',
      state: { view: 'rows' },
      shown: { state: { view: 'rows' } },
    })
    await store.load({ ...plain, view: 'cards' })
    expect(calls()).toBe(1)
    expect(store.$frame.get().shown?.state.view).toBe('cards')
  })

  test('goes to the last page for a page number out of range', async () => {
    const { store } = listOver()
    await store.load({ ...plain, page: 99 })
    expect(store.$frame.get()).toMatchObject({ state: { page: 4 }, shown: { state: { page: 4 } } })
    expect(store.$frame.get().shown?.records).toHaveLength(40)
  })

  test('has no records if nothing matches', async () => {
    const { store } = listOver()
    await store.load({ ...plain, keyword: 'no such thing', page: 3 })
    expect(store.$frame.get()).toMatchObject({ phase: 'idle', state: { page: 1 }, shown: { total: 0, records: [] } })
  })

  test('reports a failure, retains state and old results, and recovers on a retry', async () => {
    let cut = false
    const { store } = listOver(() => {
      if (cut) throw new TypeError('fetch failed')
    })
    await store.load(plain)
    cut = true
    await store.load(china)
    const failed = store.$frame.get()
    expect(failed).toMatchObject({ phase: 'failed', state: china, failure: { code: 'network', message: 'network' } })
    expect(failed.shown?.state).toBe(plain)
    cut = false
    await store.retry()
    expect(store.$frame.get()).toMatchObject({ phase: 'idle', failure: null, shown: { state: china } })
  })

  test('does not change after it is stopped', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { store, frames } = listOver(() => held)
    const requested = store.load(plain)
    store.stop()
    release()
    await requested
    expect(frames.map((frame) => frame.phase)).toEqual(['loading'])
  })
})
