import { expect, it } from 'vitest'
import { readCheckOptions } from './check-options.ts'

it.each([
  [['--domain', 'localhost'], '--platform takes an http(s) address'],
  [['--platform', 'http://x', '--domain', 'a b'], '--domain takes a host name'],
  [['--platform', 'http://x', '--domain', 'x', '--write'], '--write needs a test account'],
  [['--platform', 'http://x', '--domain', 'x', '--origin', 'x/y'], '--origin takes an origin'],
  [['--platform', 'http://x', '--domain', 'x', '--login', 'a:b'], 'Usage: npm run contract:check'],
  [['--nonsense'], 'Usage: npm run contract:check'],
])('refuses %j', (args, message) => {
  expect(() => readCheckOptions(args, {})).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
  )
})

it('reads the login from the environment, and applies the defaults', () => {
  const options = readCheckOptions(['--platform', 'http://x', '--domain', 'x', '--write'], { CONTRACT_LOGIN: 'a:b:c' })
  expect(options).toMatchObject({ product: 'expo', timeout: 15_000, write: true })
  expect(options?.login).toEqual({ account: 'a', password: 'b:c' })
  expect(readCheckOptions(['--help'], {})).toBeNull()
})
