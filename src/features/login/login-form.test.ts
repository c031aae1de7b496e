import { DEMO_LOGIN, DEMO_STRONG_PASSWORD } from '@fair/sandbox/demo.ts'
import { describe, expect, test } from 'vitest'
import { accountOf, accountProblems, fieldOf, type LoginFields, problemsOf, strengthOf } from './login-form.ts'

const fields = (rest: Partial<LoginFields> = {}): LoginFields => ({
  accountType: 'EMAIL',
  areaCode: '+86',
  phone: '',
  email: 'buyer@example.com',
  code: '123456',
  password: DEMO_LOGIN.password,
  newPassword: DEMO_STRONG_PASSWORD,
  userName: '',
  agreed: true,
  stay: false,
  ...rest,
})
const keys = (problems: ReturnType<typeof problemsOf>) => problems.map((each) => ('key' in each ? each.key : each.text))

describe('login form validation', () => {
  test('accepts a password of the older rule or a strong one for a login', () => {
    expect(problemsOf('password', fields(), true)).toEqual([])
    expect(problemsOf('password', fields({ password: DEMO_STRONG_PASSWORD }), true)).toEqual([])
    for (const password of ['abcdefgh', '12345678', 'Fair 2026', 'Fair202', 'Fair2026Fair2026x']) {
      expect(keys(problemsOf('password', fields({ password }), true))).toEqual(['login:err.older'])
    }
  })

  test('requires a strong new password', () => {
    for (const step of ['register', 'reset'] as const) {
      expect(problemsOf(step, fields(), true)).toEqual([])
      const weak = problemsOf(step, fields({ newPassword: DEMO_LOGIN.password }), true)
      expect(weak).toEqual([{ field: 'newPassword', key: 'login:err.strong', params: { now: 8 } }])
    }
  })

  test('requires the agreements, unless the tenant hides them', () => {
    expect(keys(problemsOf('code', fields({ agreed: false }), true))).toEqual(['login:err.agree'])
    expect(problemsOf('code', fields({ agreed: false }), false)).toEqual([])
    expect(problemsOf('forgot', fields({ agreed: false }), true)).toEqual([])
  })

  test('applies the mainland rule to mainland numbers, and another rule to others', () => {
    const phone = (number: string, areaCode = '+86') =>
      keys(accountProblems(fields({ accountType: 'PHONE', phone: number, areaCode })))
    expect(phone('138 0057 1926')).toEqual([])
    expect(phone('１３８００５７１９２６')).toEqual([])
    expect(phone('128 0057 192')).toEqual(['login:err.phone'])
    expect(phone('90-1234-5678', '+81')).toEqual([])
    expect(phone('90', '+81')).toEqual(['login:err.contactPhone'])
    expect(phone('')).toEqual(['login:err.required'])
  })

  test('returns all missing fields at once, in the order of the form', () => {
    const empty = fields({ email: '', code: '', newPassword: '', agreed: false })
    expect(problemsOf('register', empty, true).map(({ field }) => field)).toEqual([
      'account',
      'code',
      'newPassword',
      'agreed',
    ])
  })
})

test('an account is sent without separators and full-width characters', () => {
  expect(accountOf(fields({ accountType: 'PHONE', phone: ' 138-0057 1926 ' }))).toEqual({
    accountType: 'PHONE',
    account: '13800571926',
    areaCode: '+86',
  })
  expect(accountOf(fields({ email: ' ｂuyer@example.com ' }))).toEqual({
    accountType: 'EMAIL',
    account: 'buyer@example.com',
  })
})

test('a refusal is assigned to its field if the step has that field', () => {
  expect(fieldOf('4103', 'code')).toBe('code')
  expect(fieldOf('4103', 'password')).toBeNull()
  expect(fieldOf('4102', 'password')).toBeNull()
  expect(fieldOf(undefined, 'code')).toBeNull()
})

test('password strength counts the kinds of characters', () => {
  expect([strengthOf(''), strengthOf('abc'), strengthOf('abcD1'), strengthOf('Haihui#2026')]).toEqual([0, 1, 3, 4])
})
