import { expect, it } from 'vitest'
import { hasPassword } from './has-password.ts'
import { transformPasswords } from './transform-passwords.ts'

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const REVERSED = moduleOf('export default async (password, use) => use + ":" + [...password].reverse().join("")')

it('transforms each password of an input and leaves the rest as it is', async () => {
  const login = { loginType: 'PASSWORD', account: 'a@b.example', password: 'Abc12345' }
  expect(await transformPasswords(REVERSED, '/api/v2/app/login', login)).toEqual({
    ...login,
    password: 'login:54321cbA',
  })
  const change = { oldPassword: 'Abc12345', newPassword: 'Xyz98765!' }
  expect(await transformPasswords(REVERSED, '/api/v2/app/password', change)).toEqual({
    oldPassword: 'password:54321cbA',
    newPassword: 'password:!56789zyX',
  })
})

it.each([
  ['exports nothing', 'export const other = 1'],
  ['throws', 'export default () => { throw new Error("no key") }'],
  ['returns nothing', 'export default () => undefined'],
  ['returns an empty text', 'export default () => ""'],
])('rejects if the module %s, so that no plain password is sent', async (_, code) => {
  await expect(transformPasswords(moduleOf(code), '/api/v2/app/login', { password: 'Abc12345' })).rejects.toThrow()
})

it('detects inputs that contain a password', () => {
  expect([{ password: 'x' }, { newPassword: 'x' }, { code: '1' }, null, 'password'].map(hasPassword)).toEqual([
    ...[true, true, false, false, false],
  ])
})
