import { auth } from '@fair/contract/auth.ts'
import { expect, test } from 'vitest'
import type { Call } from '../../api/client.ts'
import { loginCalls } from './login.api.ts'
import type { LoginFields } from './login-form.ts'

test('a new password is set once, although the login after it is tried twice', async () => {
  const called: unknown[] = []
  const answers = [
    { ok: true, data: {} },
    { ok: false, code: 'network', message: 'No answer' },
    { ok: true, data: { authorization: 'T1' } },
  ]
  const call = (async (endpoint: unknown) => {
    called.push(endpoint)
    return answers.shift()
  }) as unknown as Call
  const { send } = loginCalls(call)
  const fields: LoginFields = {
    ...{ accountType: 'EMAIL', email: 'mia@buyer.example', phone: '', areaCode: '', code: '', password: '' },
    ...{ newPassword: 'Fair-2026', userName: '', agreed: false, stay: false },
  }
  const submit = () => send('reset', fields, { agreementIds: [], verificationToken: 'V1' })
  expect(await submit()).toMatchObject({ ok: false })
  expect(await submit()).toMatchObject({ kind: 'login' })
  expect(called).toEqual([auth.resetPassword, auth.login, auth.login])
})
