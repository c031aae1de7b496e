import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import { createClient } from '../api/client.ts'
import { all } from './all-pages.ts'
import { loadMembers } from './areas/members.ts'
import { borderReport } from './border-report.ts'
import type { FetchOrFail } from './fetch-or-fail.ts'
import { createFetcher } from './fetch-or-fail.ts'
import { type FairAt, loadComplete } from './lists.ts'
import { fileStore } from './store.ts'

const sandbox = createSandbox({ size: 'small', media: false })
const folder = mkdtempSync(join(tmpdir(), 'skipped-'))
const at: FairAt = { language: 'en-US', exhibitionId: '2001', tenantId: '1001', store: fileStore(folder, 'one') }
afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

type Json = Record<string, unknown>
/** How a platform's answer for one record differs from the sandbox's. */
type Change = (record: Json) => Json | null

/** Reads through a loader, with changed answers, and returns the content and the resulting report. */
async function read<T>(
  load: (fetchOrFail: FetchOrFail, at: FairAt) => Promise<T>,
  path: RegExp,
  change: Change = (each) => each,
) {
  const headers = { tenantId: '1001', exhibitionId: '2001', language: 'en-US' } as const
  const report = borderReport(0.1)
  const call = createClient({
    base: '',
    product: 'expo',
    headers: () => headers,
    text: (key) => key,
    onRead: report.of(headers).onRead,
    fetch: async (input, init) => {
      const reply = await sandbox.fetch(new Request(`http://localhost${String(input)}`, init))
      if (!path.test(String(input))) return reply
      const json = (await reply.json()) as { list?: Json[]; data?: Json }
      const list = json.list?.flatMap((each) => change(each) ?? [])
      return Response.json({ ...json, ...(list ? { list } : { data: json.data && change(json.data) }) })
    },
  })
  const content = await load(createFetcher(call, report.of(headers)), at)
  const fields = report.skipped().map(({ id, field }) => `${id} ${field.replace(/^(list|data)\.(\d+\.)?/, '')}`)
  return { content, fields, check: report.check }
}

const exhibits = async (fetchOrFail: FetchOrFail, at: FairAt) =>
  loadComplete(
    fetchOrFail,
    at,
    { goodsType: 'EXHIBIT', of: (goods) => goods.exhibit },
    (await all(fetchOrFail, contract.search.exhibits, {})).records,
    (each) => each.exhibitsId,
  )

it('reports the skipped fields of stored items in every build, until the items are loaded again', async () => {
  const full = /member\/detail/
  const { content, fields } = await read(loadMembers, full, (each) => ({ ...each, website: 'javascript:alert(1)' }))
  expect(fields.length).toBe(content.members.length)
  expect(fields[0]).toBe(`${content.members[0]?.memberId} website`)
  const again = await read(loadMembers, full)
  expect(again.content).toEqual(content)
  expect(again.fields).toEqual(fields)
  expect((await read(loadMembers, full)).fields).toEqual(fields)
  rmSync(folder, { recursive: true })
  expect((await read(loadMembers, full)).fields).toEqual([])
})

it('reports the skipped fields of each item of a batch separately', async () => {
  const [first, second] = (await read(exhibits, /list\/ids/)).content.map((each) => each.exhibitsId)
  rmSync(folder, { recursive: true })
  const spoil: Change = (goods) =>
    goods['goodsId'] === second
      ? { ...goods, exhibit: { ...(goods['exhibit'] as Json), pictures: [{ url: 'javascript:1' }] } }
      : goods
  const { fields } = await read(exhibits, /list\/ids/, spoil)
  expect(fields).toEqual([`${second} exhibit.pictures.0.url`])
  expect(first).not.toBe(second)
  expect((await read(exhibits, /list\/ids/)).fields).toEqual(fields)
})

it('counts withheld records against all records, including those stored by an earlier build', async () => {
  const removed = new Set((await read(exhibits, /list\/ids/)).content.slice(0, 3).map((each) => each.exhibitsId))
  rmSync(folder, { recursive: true })
  const withhold: Change = (goods) => (removed.has(parsed(String(goods['goodsId']))) ? null : goods)
  const first = await read(exhibits, /list\/ids/, withhold)
  expect(first.fields).toHaveLength(3)
  expect(first.check).not.toThrow()
  const second = await read(exhibits, /list\/ids/, withhold)
  expect(second.fields).toEqual(first.fields)
  expect(second.check).not.toThrow()
})
