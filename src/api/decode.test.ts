import { data, list, page } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { id, time } from '@fair/contract/kinds.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parsed } from '../../tests/parsed.ts'
import { createClient } from './client.ts'
import { decodeReply } from './decode.ts'

const ZONE = { zone: 'UTC' }
const of = (reply: Parameters<typeof decodeReply>[0], answer: object) =>
  decodeReply(reply, JSON.stringify(answer), parsed(ZONE))

describe('errCode in a successful response', () => {
  it('is ignored', async () => {
    expect(await of(data(z.string()), { success: true, errCode: 200, data: 'x' })).toMatchObject({ data: 'x' })
    expect(await of(data(z.string()), { errCode: '0', data: 'x' })).toMatchObject({ data: 'x' })
  })

  it.each([5014, '5014'])('is treated as an expired login if it is %j', async (errCode) => {
    const answer = { success: true, errCode, errMsg: '', data: 'x' }
    expect(await of(data(z.string()), answer)).toEqual({ kind: 'refused', errCode: '5014', errMsg: '' })
    const expired: string[] = []
    const call = createClient({
      base: 'http://platform',
      product: 'expo',
      headers: () => ({}),
      text: (key) => `text of ${key}`,
      fetch: async () => Response.json({ ...answer, list: [] }),
      onExpired: ({ message }) => expired.push(message),
    })
    expect(await call(contract.site.languages, {})).toMatchObject({ ok: false, code: 'expired' })
    expect(expired).toEqual(['text of expired'])
  })

  it('must be 0 for replays; any other value is a refusal with the platform’s message', async () => {
    const { reply } = contract.replay.list
    const answer = { success: true, errMsg: 'Being cut', list: [] }
    expect(await of(reply, { ...answer, errCode: 7 })).toEqual({ kind: 'refused', errCode: '7', errMsg: 'Being cut' })
    expect(await of(reply, { ...answer, errCode: 0 })).toMatchObject({ kind: 'fine', data: [] })
    expect(await of(list(z.string()), { ...answer, errCode: 7 })).toMatchObject({ kind: 'fine' })
  })
})

const Row = z.object({ rowId: id, time })
const row = { rowId: 'r1', time: '2026-11-18T01:00:00Z' }
const forBuild = (reply: Parameters<typeof decodeReply>[0], answer: object) =>
  decodeReply(reply, JSON.stringify({ success: true, ...answer }), parsed({ ...ZONE, isBuild: true }))

describe('a list that is null or missing', () => {
  const nulls: [string, Parameters<typeof decodeReply>[0], object, string][] = [
    ['records', page(Row), { records: null, total: 0 }, 'records: is null or missing'],
    ['records that are missing', page(Row), { total: 0 }, 'records: is null or missing'],
    ['list', list(Row), { list: null }, 'list: is null or missing'],
    ['data that is an array', data(z.array(Row)), { data: null }, 'data: is null or missing'],
  ]

  it.each(nulls)('breaks the contract for a build: %s', async (_, reply, answer, reason) => {
    expect(await forBuild(reply, answer)).toEqual({ kind: 'broken', reason })
  })

  it.each(nulls)('is an empty list for a visitor: %s', async (_, reply, answer) => {
    expect(await of(reply, { success: true, ...answer })).toMatchObject({ kind: 'fine', came: expect.any(Number) })
  })

  it('is null where the contract allows null', async () => {
    expect(await forBuild(data(z.nullish(z.array(Row))), { data: null })).toMatchObject({ kind: 'fine', data: null })
  })

  it('becomes an empty list inside a record', async () => {
    const answer = { data: { rows: null } }
    expect(await forBuild(data(z.object({ rows: z.array(Row) })), answer)).toMatchObject({ data: { rows: [] } })
  })
})

describe('a list whose records are all invalid', () => {
  const bad = [{ ...row, time: 'tomorrow' }]

  it('is returned as an empty list in a build, with a note for each record', async () => {
    const notes = [{ kind: 'record', id: 'r1', field: 'list.0.time' }]
    expect(await forBuild(list(Row), { list: bad })).toMatchObject({ kind: 'fine', data: [], notes, came: 1 })
    expect(await forBuild(page(Row), { records: bad, total: 1 })).toMatchObject({ data: { records: [], came: 1 } })
  })

  it('is broken in the browser, and in a build that needs at least one record', async () => {
    expect(await of(list(Row), { success: true, list: bad })).toMatchObject({ kind: 'broken' })
    const needed = { ...list(Row), needsRecord: true as const }
    expect(await forBuild(needed, { list: bad })).toMatchObject({ kind: 'broken' })
    expect(await forBuild(needed, { list: [...bad, { ...row, rowId: 'r2' }] })).toMatchObject({
      data: [{ rowId: 'r2' }],
    })
  })
})
