import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'
import type { Call, Failure } from '../api/client.ts'
import { createFetcher } from './fetch-or-fail.ts'

const refusing = (failure: Omit<Failure, 'ok'>) => {
  const odd: string[] = []
  const call: Call = async () => ({ ok: false, ...failure })
  return { ask: createFetcher(call, { onWarning: (_, what) => odd.push(what) }), odd }
}
const visitor = 'Your login has expired. Log in again.'

it.each([
  [{ code: 'expired', message: visitor }, 3, /requires a login for GET .*--platform/],
  [{ code: 'service', message: 'That did not work.', errCode: '404' }, 3, /status 404: .*--platform and --product/],
  [{ code: 'service', message: 'Not yours', errCode: '4030' }, 3, /refused .*: Not yours \(4030\)/],
  [{ code: 'service', message: '', errCode: '503' }, 4, /failed at .* status 503/],
] as const)('reports a failed call to the operator: %j', async (failure, exitCode, words) => {
  const { ask: fetchOrFail } = refusing(failure)
  const failed = expect(fetchOrFail(contract.site.languages, {})).rejects
  await failed.toMatchObject({ exitCode, message: expect.stringMatching(words) })
  await failed.toMatchObject({ message: expect.not.stringContaining(visitor) })
})

it('builds without an optional response that the platform refuses, but fails on a server error', async () => {
  for (const errCode of ['404', '4040', '7']) {
    const { ask: fetchOrFail, odd } = refusing({ code: 'service', message: '', errCode })
    expect(await fetchOrFail.optional(contract.site.qrCodeStatus, {}, { enabled: false })).toEqual({ enabled: false })
    expect(odd).toEqual([`refused (${errCode}): the site is built without it`])
  }
  const { ask: fetchOrFail } = refusing({ code: 'service', message: '', errCode: '503' })
  await expect(fetchOrFail.optional(contract.site.qrCodeStatus, {}, { enabled: false })).rejects.toMatchObject({
    exitCode: 4,
  })
})

it('reports an optional response that breaks the contract, and builds without it', async () => {
  const { ask: fetchOrFail, odd } = refusing({ code: 'contract', message: '', errCode: 'data.path: "x" is no link' })
  expect(await fetchOrFail.optional(contract.home.firstPage, {}, null)).toBeNull()
  expect(odd).toEqual(['cannot be read (data.path: "x" is no link): the site is built without it'])
  await expect(fetchOrFail(contract.home.firstPage, {})).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/firstPage breaks the contract at data\.path/),
  })
})
