import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSandbox } from './app.ts'
import { createMedia } from './media/media.ts'
import { send } from './testing/call-sandbox.ts'
import { fixtureSandbox } from './testing/fixture.ts'

let cacheDir: string
beforeAll(() => {
  cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'))
})
afterAll(() => fs.rmSync(cacheDir, { recursive: true }))

describe('createSandbox', () => {
  it('serves pictures next to the API, and responds with 404 to an unknown kind', async () => {
    const sandbox = fixtureSandbox({ media: createMedia({ cacheDir }) })
    const picture = await sandbox.fetch(new Request('http://localhost/media/logo/e1?w=96'))
    expect([picture.status, picture.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)
    const none = await sandbox.fetch(new Request('http://localhost/media/nothing/e1'))
    expect(none.status).toBe(404)
    sandbox.close()
  })

  it('serves no media if media are disabled', async () => {
    const sandbox = fixtureSandbox()
    expect((await send(sandbox, '/media/logo/e1')).body).toMatchObject({ success: false, errCode: 4040 })
    sandbox.close()
  })

  it('renders the pictures that the sample fair refers to', async () => {
    const sandbox = createSandbox({ size: 'small', media: createMedia({ cacheDir }) })
    const { body } = await send(sandbox, '/webapi/expo-main/ali/api/v1/app/recommend', { method: 'POST' })
    const [url] = JSON.stringify(body['list']).match(/\/media\/[^"]+/) ?? []
    const picture = await sandbox.fetch(new Request(`http://localhost${url}?w=96`))
    expect(picture.status, url).toBe(200)
    sandbox.close()
  })

  it('responds with 503 after it is closed, and reports no error for pending requests', async () => {
    const report = vi.fn()
    const sandbox = fixtureSandbox({ report })
    const request = () => sandbox.fetch(new Request('http://localhost/webapi/expo-main/api/v2/languages/query'))
    const isOnItsWay = request()
    sandbox.close()
    expect([(await isOnItsWay).status, (await request()).status]).toEqual([503, 503])
    expect(report).not.toHaveBeenCalled()
  })

  it('refuses an unknown size', () => {
    expect(() => createSandbox({ size: 'huge' })).toThrow('The size must be small, fair, large or a number')
  })
})
