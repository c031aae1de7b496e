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
