import { data, get, list, none, post } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputFor } from './inputs.ts'
import { createKnown } from './known.ts'
import { callsOf, isRead } from './reads.ts'
import { inRounds } from './rounds.ts'

const text = z.string()
const calls = callsOf({
  thing: {
    detail: get('/things/{thingId}', z.object({ thingId: text }), data(z.object({ partId: text }))),
    part: get('/parts', z.object({ partIds: z.array(text), language: text }), data(text)),
    list: get('/things', none, list(z.object({ thingId: text }))),
    secret: get('/secret', z.object({ code: text }), data(text)),
  },
})

describe('inRounds', () => {
  it('passes results of one call to the next, and reports missing values', async () => {
    const answers: Record<string, unknown> = {
      'thing.list': [{ thingId: 't1' }, { thingId: 't2' }],
      'thing.detail': { partId: 'p1' },
      'thing.part': 'found',
    }
    const requests: string[] = []
    const probes = await inRounds(calls, createKnown(), async ({ name }, input) => {
      requests.push(`${name} ${JSON.stringify(input)}`)
      return { result: true, payload: answers[name] }
    })
    expect(requests).toEqual([
      'thing.list {}',
      'thing.detail {"thingId":"t1"}',
      'thing.part {"partIds":["p1"],"language":"ja-JP"}',
    ])
    expect(probes.map(({ name, lacks }) => [name, lacks])).toEqual([
      ['thing.detail', undefined],
      ['thing.part', undefined],
      ['thing.list', undefined],
      ['thing.secret', 'code'],
    ])
  })

  it('makes each call once, even if it fails', async () => {
    let count = 0
    await inRounds(calls, createKnown(), async () => {
      count += 1
      return { result: false }
    })
    expect(count).toBe(2)
  })
})

describe('inputFor', () => {
  const known = createKnown()
  known.learn('live.list', { records: [{ _id: 'L1', exhibitorId: 'E1' }] })

  it('maps a parameter name to its meaning in the call', () => {
    const live = inputFor('live.detail', contract.live.detail, known)
    expect(live).toEqual({ input: { live_id: 'L1' } })
    const previous = inputFor('catalogue.exhibitorPrevious', contract.catalogue.exhibitorPrevious, known)
    expect(previous).toEqual({ input: { id: 'E1' } })
    expect(inputFor('news.previous', contract.news.previous, known)).toEqual({ lacks: 'informationId' })
  })

  it('requests a small page from a paged call', () => {
    expect(inputFor('live.list', contract.live.list, known)).toEqual({ input: { pageSize: 5 } })
  })

  it('creates a valid input for every call', () => {
    const wrong = callsOf(contract).flatMap(({ name, endpoint }) => {
      const inputOf = inputFor(name, endpoint, known, { isAnyId: true })
      return 'input' in inputOf && endpoint.input.safeParse(inputOf.input).success ? [] : [name]
    })
    expect(wrong).toEqual([])
  })

  it('leaves a list without known values empty, and selects the first option', () => {
    const schema = z.object({ fileIds: z.array(text), kind: z.enum(['A', 'B']), at: z.nullable(z.number()) })
    const call = post('/x', schema, data(text))
    expect(inputFor('x.y', call, createKnown())).toEqual({ lacks: 'fileId' })
    const inputOf = inputFor('x.y', call, createKnown(), { mayBeEmpty: true })
    expect(inputOf).toEqual({ input: { fileIds: [], kind: 'A', at: 1 } })
  })
})

describe('isRead', () => {
  it('excludes calls that change data', () => {
    const reads = callsOf(contract).filter(({ name, endpoint }) => isRead(name, endpoint))
    const names = reads.map(({ name }) => name)
    expect(names).toContain('live.detail')
    for (const write of ['auth.logout', 'favourite.save', 'chat.open', 'inquiry.save', 'live.join']) {
      expect(names).not.toContain(write)
    }
    expect(reads.filter(({ endpoint }) => endpoint.method === 'PUT' || endpoint.method === 'DELETE')).toEqual([])
  })
})
