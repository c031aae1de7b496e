import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parsed } from '../../tests/parsed.ts'
import { data, list } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import { createClient } from './client.ts'
import { decodeReply } from './decode.ts'

const ZONE = { zone: 'UTC' }
const of = (reply: Parameters<typeof decodeReply>[0], answer: object) =>
  decodeReply(reply, JSON.stringify(answer), parsed(ZONE))

describe('errCode beside success', () => {
  it('is the platform’s own business', async () => {
    expect(await of(data(z.string()), { success: true, errCode: 200, data: 'x' })).toMatchObject({ data: 'x' })
    expect(await of(data(z.string()), { errCode: '0', data: 'x' })).toMatchObject({ data: 'x' })
  })

  it.each([5014, '5014'])('%j is an expired login all the same', async (errCode) => {
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

  it('must be 0 for replays, which are refused with what the platform says', async () => {
    const { reply } = contract.replay.list
    const answer = { success: true, errMsg: 'Being cut', list: [] }
    expect(await of(reply, { ...answer, errCode: 7 })).toEqual({ kind: 'refused', errCode: '7', errMsg: 'Being cut' })
    expect(await of(reply, { ...answer, errCode: 0 })).toMatchObject({ kind: 'fine', data: [] })
    expect(await of(list(z.string()), { ...answer, errCode: 7 })).toMatchObject({ kind: 'fine' })
  })
})
