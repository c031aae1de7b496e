import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type Call, createClient } from '../../api/client.ts'
import { defaultQuery, type ListQuery } from '../shared/list/list-query.ts'
import { agendaBy, agendaWithFacets } from './agenda.api.ts'
import type { AgendaKind } from './agenda.ts'
import { AGENDA } from './agenda-list.ts'

const sandbox = createSandbox({ db: ':memory:', size: 'small' })
afterAll(() => sandbox.close())
const call = createClient({
  base: '',
  product: 'expo',
  headers: () => ({ language: 'en-US', exhibitionId: '2001', tenantId: '1001' }),
  text: (key) => key,
  fetch: async (input, init) => sandbox.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
})
const { signal } = new AbortController()
const request = async (kind: AgendaKind, change: Partial<ListQuery> = {}) => {
  const result = await agendaBy(call, kind)({ ...defaultQuery(AGENDA[kind]), ...change }, signal)
  if (!result.ok) throw new Error(result.message)
  return result.data
}

describe('agenda lists', () => {
  it.each(['live', 'meeting', 'activity'] as const)(
    'request %s entries, all of them and by each facet',
    async (kind) => {
      const full = await request(kind)
      expect(full.records.every((each) => 'kind' in each && each.kind === kind)).toBe(true)
      expect(full.total).toBeGreaterThan(5)
      for (const facet of ['date', 'hall', 'topic'] as const) {
        const [first] = full.facets[facet] ?? []
        const narrowed = await request(kind, { chosen: { [facet]: [first?.value ?? 'none'] } })
        expect([facet, narrowed.total]).toEqual([facet, first?.count])
      }
      const [first] = full.records.flatMap((each) => ('title' in each ? [each.title] : []))
      expect((await request(kind, { keyword: first ?? '' })).total).toBeLessThan(full.total)
    },
  )

  it('request exhibitors with their entries of the kind', async () => {
    for (const kind of ['live', 'meeting'] as const) {
      const [first] = (await request(kind, { byExhibitor: true })).records
      expect(first && 'exhibitor' in first && first.entries[0]?.kind).toBe(kind)
    }
  })

  it('request the filters of a platform without facets again with the next answer if a request for them failed', async () => {
    const failing = new Set<string>()
    const counted: string[] = []
    const bare: Call = async (endpoint, input, options) => {
      if (!endpoint.path.includes('/search/')) counted.push(endpoint.path)
      if (failing.has(endpoint.path)) return { ok: false, code: 'network', message: '' }
      const got = await call(endpoint, input, options)
      if (got.ok && endpoint.path.includes('/search/')) Object.assign(got.data as object, { facets: {} })
      return got
    }
    const list = agendaWithFacets(bare, 'meeting', 'en-US')
    const daysOf = async () => {
      const got = await list(defaultQuery(AGENDA.meeting), signal)
      return (got.ok && got.data.facets['date']?.length) || 0
    }
    failing.add(contract.multimedia.meetingDates.path)
    expect(await daysOf()).toBe(0)
    failing.clear()
    expect(await daysOf()).toBeGreaterThan(1)
    const before = counted.length
    expect(await daysOf()).toBeGreaterThan(1)
    expect(counted).toHaveLength(before)
  })

  it('compute days, halls and topics if the platform’s lists return no facets', async () => {
    const bare: Call = async (endpoint, input, options) => {
      const got = await call(endpoint, input, options)
      if (got.ok && endpoint.path.includes('/search/')) Object.assign(got.data as object, { facets: {} })
      return got
    }
    const state = defaultQuery(AGENDA.meeting)
    const got = await agendaWithFacets(bare, 'meeting', 'en-US')(state, signal)
    const complete = await request('meeting')
    const facets: Facets = got.ok ? got.data.facets : {}
    const counted = (name: string, from: Facets) =>
      Object.fromEntries((from[name] ?? []).filter(({ count }) => count > 0).map(({ label, count }) => [label, count]))
    for (const name of ['date', 'hall', 'topic'])
      expect([name, counted(name, facets)]).toEqual([name, counted(name, complete.facets)])
    for (const name of ['date', 'hall', 'topic'] as const) {
      const [first] = facets[name] ?? []
      expect((await request('meeting', { chosen: { [name]: [first?.value ?? 'none'] } })).total).toBe(first?.count)
    }
    const lives = await agendaWithFacets(bare, 'live', 'en-US')(defaultQuery(AGENDA.live), signal)
    expect(lives.ok && counted('date', lives.data.facets)).toEqual(counted('date', (await request('live')).facets))
  })
})
