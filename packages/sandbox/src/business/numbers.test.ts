import { expect, test } from 'vitest'
import { visitorSandbox } from '../testing/visitor-sandbox.ts'
import { unusedNumber } from './numbers.ts'

test('unusedNumber skips a number that is already in use', () => {
  const { platform, close } = visitorSandbox()
  const [taken] = platform.db.all<{ number: string }>('SELECT number FROM ticket LIMIT 1')
  const draws = [taken?.number ?? '', 'HH28-0000-0000']
  expect(unusedNumber(platform.db, 'ticket', () => draws.shift() ?? '')).toBe('HH28-0000-0000')
  close()
})
