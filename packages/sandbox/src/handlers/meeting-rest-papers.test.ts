import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { afterAll, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import { createMedia } from '../media/media.ts'
import { payload } from '../testing/call-sandbox.ts'

const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'))
const sandbox = createSandbox({ size: 'small', media: createMedia({ cacheDir }) })
afterAll(() => {
  sandbox.close()
  fs.rmSync(cacheDir, { recursive: true })
})
const get = (address: string) => sandbox.fetch(new Request(`http://localhost${address}`))

it('serves the materials of a meeting in their declared size', async () => {
  const { materials } = await payload(sandbox, contract.meeting.detail, { meetingId: '5006' })
  expect(materials.length).toBeGreaterThan(2)
  for (const { url, bytes } of materials.slice(0, 2)) {
    const answer = await get(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const body = new Uint8Array(await answer.arrayBuffer())
    expect(body.byteLength).toBe(bytes)
    expect(new TextDecoder('latin1').decode(body.slice(0, 8))).toBe('%PDF-1.4')
  }
})

it('returns 404 for unknown materials', async () => {
  for (const address of ['5006/nothing.pdf', '9999/programme.pdf', '5002/slides-1.pdf']) {
    expect((await get(`/sandbox/papers/${address}`)).status, address).toBe(404)
  }
})
