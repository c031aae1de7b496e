import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { expect, it, onTestFinished } from 'vitest'
import { ONLY_WORKER } from '../../../src/content/load.ts'
import { noStore } from '../../../src/content/store.ts'
import { readOptions } from './options.ts'
import { readSite } from './read-site.ts'

const blockedBy = async (...flags: string[]) => {
  const hosts = { media: 'https://img.example', streams: 'https://live.example' }
  const sandbox = fixtureSandbox({ hosts })
  onTestFinished(() => sandbox.close())
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input as RequestInfo, init))
  const options = readOptions(['--sandbox', '--quiet', '--languages', 'en-US', ...flags], {})
  return (await readSite(send, options, ONLY_WORKER, noStore)).blocked
}

it('reports pictures from a blocked origin unless the build allows that origin', async () => {
  const [pictures] = await blockedBy('--stream-origins', 'https://live.example')
  expect(pictures).toMatchObject({ flag: 'media-origins', origin: 'https://img.example' })
  expect(pictures?.count).toBeGreaterThan(10)
  const allowed = await blockedBy('--stream-origins', 'https://live.example', '--media-origins', 'https://img.example')
  expect(allowed).toEqual([])
})

it('offers a language once, although the platform has two variants of it', async () => {
  const sandbox = fixtureSandbox({})
  onTestFinished(() => sandbox.close())
  const send: typeof fetch = async (input, init) => {
    const response = await sandbox.fetch(new Request(input as RequestInfo, init))
    if (!String(input instanceof Request ? input.url : input).includes('/languages/query')) return response
    const answer = (await response.json()) as { list: { value: string }[] }
    return Response.json({ ...answer, list: [...answer.list, { value: 'zh-TW', isDefault: '0' }] })
  }
  const options = readOptions(['--sandbox', '--quiet', '--exhibition', 'current'], {})
  const { content } = await readSite(send, options, { index: 3, of: 4 }, noStore)
  expect(content.languages).toEqual(['zh-CN', 'en-US', 'ja-JP', 'ko-KR'])
})
