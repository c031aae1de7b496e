import { readFileSync } from 'node:fs'
import { CORS } from '@fair/contract/cors.ts'
import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { pageHeaders } from '../../../src/api/browser-headers.ts'
import type { PageData } from '../../../src/stores/page-data.ts'
import { createSandbox, SAMPLE_NOW } from './app.ts'
import type { StreamSource } from './sent.ts'
import { callSandbox } from './testing/call-sandbox.ts'
import { fixtureFair } from './testing/fixture-fair.ts'

const hosts = {
  im: 'wss://im.example',
  streams: 'https://live.example',
  uploads: 'https://store.example',
  media: 'https://img.example',
}
const sandbox = createSandbox({ size: 'fair', now: SAMPLE_NOW, fair: fixtureFair, hosts, pageHosts: ['fair.example'] })
afterAll(() => sandbox.close())

describe('a sandbox with separate hosts', () => {
  it('uses them in the URLs of pictures, streams and the chat', async () => {
    const pictures = JSON.stringify(await callSandbox(sandbox, contract.search.exhibits, { pageNum: 1, pageSize: 5 }))
    expect(pictures).toContain('"url":"https://img.example/media/')
    expect(pictures).not.toContain('"/media/')
    const { records } = (await callSandbox(sandbox, contract.search.live, { pageNum: 1, pageSize: 20 })) as unknown as {
      records: { _id: string }[]
    }
    const pulled = await Promise.all(
      records.map(({ _id }) => callSandbox(sandbox, contract.stream.pull, { businessType: 'LIVE', businessId: _id })),
    )
    const urls = pulled.flatMap((each) => (each as unknown as { list: StreamSource[] }).list.map(({ url }) => url))
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect(url).toMatch(/^https:\/\/live\.example\/sandbox\/stream\//)
    expect(JSON.stringify(await callSandbox(sandbox, contract.chat.key, {}))).toContain('"wss://im.example/webapi/im"')
  })

  it('answers CORS preflights for all headers that pages send, and exposes the Date header', async () => {
    const page = { tenantId: 'A', brandId: 'B', groupId: 'G', language: 'en-US', exhibitionId: '1' } as PageData
    const sent = [...Object.keys(pageHeaders(page)), 'Authorization', 'userId', 'Content-Type']
    const url = 'http://localhost/webapi/expo-main/api/v2/languages/query'
    const origin = 'https://fair.example'
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { headers, status } = await sandbox.fetch(
        new Request(url, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': sent.join(',').toLowerCase(),
          },
        }),
      )
      const listOf = (name: string) => (headers.get(name) ?? '').toLowerCase().split(',')
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('access-control-max-age')).toBe('7200')
      expect(listOf('access-control-allow-methods')).toContain(method.toLowerCase())
      for (const name of sent) expect(listOf('access-control-allow-headers')).toContain(name.toLowerCase())
    }
    const { headers } = await sandbox.fetch(new Request(url, { headers: { origin } }))
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-expose-headers')).toBe('Date,Age,Retry-After')
    expect(headers.get('vary')).toContain('Origin')
  })
})

it('the operator guide documents the CORS values of the platform', () => {
  const readme = readFileSync('docs/operator.md', 'utf8')
  const { methods, requestHeaders, exposedHeaders, maxAge } = CORS
  for (const words of [methods, requestHeaders, exposedHeaders]) expect(readme).toContain(`\`${words.join(', ')}\``)
  expect(readme).toContain(`\`Access-Control-Max-Age: ${maxAge}\``)
})
