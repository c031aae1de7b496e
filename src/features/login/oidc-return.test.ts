import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { storageStub } from '../../../tests/storage-stub.ts'
import type { Call } from '../../api/client.ts'
import { readStored, session, writeStored } from '../../lib/storage.ts'
import { tenantKey } from '../../lib/storage-keys.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { signedOut } from '../../stores/session-types.ts'
import { storeAttempt } from './oidc.ts'
import { endOidc } from './oidc-return.ts'

const key = tenantKey('pendingAction', '')
const attempt = {
  ...{ state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: 'r', issuer: 'i' },
  ...{ back: '/en-US/exhibits/detail/1/', stay: false, action: 'inquire' },
}

function comeBack(answer: Awaited<ReturnType<Call>>) {
  vi.stubGlobal('sessionStorage', storageStub())
  const replace = vi.fn((_: string) => {})
  vi.stubGlobal('location', { replace })
  const page = { $session: atom(signedOut), send: vi.fn((_: unknown) => {}) } as Partial<SessionStore> as SessionStore
  storeAttempt(attempt)
  // Every page drops the action that it finds (client/after-load.ts): this one as well.
  writeStored(session, key, null)
  const arrival = { taken: new URLSearchParams('code=c&state=s'), session: page }
  const call = (async () => answer) as Call
  return { end: endOidc(arrival, { call, t: (name) => name }), replace }
}

it('stores the action of the login for the page that it returns to', async () => {
  const { end, replace } = comeBack({ ok: true, data: parsed({ authorization: 'token', userId: 'U1' }) })
  expect(await end).toBe('gone')
  expect(replace).toHaveBeenCalledWith(attempt.back)
  expect(readStored(session, key)).toBe('inquire')
})

it('stores no action if the platform refuses the login', async () => {
  const { end, replace } = comeBack({ ok: false, code: 'service', message: 'No' })
  expect(await end).toEqual({ failure: 'No', back: attempt.back })
  expect(replace).not.toHaveBeenCalled()
  expect(readStored(session, key)).toBeNull()
})
