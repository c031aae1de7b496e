import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { data, get, none } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { callLog } from '@fair/sandbox/call-log.ts'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../../src/api/client.ts'
import { compareCalls, readUnusedCalls } from './unused-calls.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const call = (at: string) => get(at, none, data(z.string()))
const SMALL = { shop: { list: call('/list'), one: call('/{id}'), old: call('/old') } }
const LISTED = { noCaller: { 'shop.old': 'nobody needs it' }, notObserved: {} }
const compare = (served: string[], isComplete: boolean, listed = LISTED as Parameters<typeof compareCalls>[2]) =>
  compareCalls(SMALL, new Set(served), listed, isComplete)

describe('the list of unused calls', () => {
  it('is correct after a complete run that made all other calls, and after a partial one', () => {
    expect(compare(['GET /list', 'GET /{id}'], true)).toEqual([])
    expect(compare(['GET /list'], false)).toEqual([])
    expect(compare([], false)).toEqual([])
  })

  it('is wrong if a call without caller was made, even in a partial run', () => {
    expect(compare(['GET /old'], false)).toEqual([expect.stringContaining('shop.old')])
  })

  it('is incomplete if an unlisted call was not made in a complete run', () => {
    expect(compare(['GET /list'], true)).toEqual([expect.stringContaining('shop.one')])
    const listed = { ...LISTED, notObserved: { 'shop.one': 'only without the other' } }
    expect(compare(['GET /list'], true, listed)).toEqual([])
    expect(compare(['GET /list', 'GET /{id}'], true, listed)).toEqual([])
  })

  it('contains only calls of the contract, each once and with a reason', () => {
    const listed = { noCaller: { 'shop.gone': 'was', 'shop.old': 'x' }, notObserved: { 'shop.old': ' ' } }
    expect(compare([], false, listed)).toHaveLength(3)
    expect(compareCalls(contract, new Set(), readUnusedCalls(), false)).toEqual([])
  })
})

it('the sandbox records each call of a client once, by its declared path, and no calls of others', async () => {
  const file = path.join(folder, 'absent', 'calls.txt')
  const sandbox = createSandbox({ size: 'small', media: false, onCall: callLog(file) })
  const client = createClient({
    base: 'http://localhost',
    product: 'expo',
    headers: () => ({ exhibitionId: '2001' }),
    text: (key) => key,
    fetch: (input, init) => sandbox.fetch(new Request(input as string, init)),
  })
  await sandbox.fetch(new Request('http://localhost/expo-main/api/v2/languages/query'))
  await client(contract.exhibition.detail, { id: '2001' })
  await client(contract.exhibition.detail, { id: '2002' })
  sandbox.close()
  expect(fs.readFileSync(file, 'utf8')).toBe('GET /api/v2/app/exhibitions/{id}\n')
  expect(callLog('')).toBeUndefined()
})
