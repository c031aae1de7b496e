import { describe, expect, it } from 'vitest'
import { accountInput, brokenRule, codeIn, isCode } from './account-input.ts'

describe('a phone number or email address', () => {
  it('is normalised', () => {
    expect(accountInput('PHONE', ' 137 0013-7000 ', '+86')).toEqual({
      accountType: 'PHONE',
      account: '13700137000',
      areaCode: '+86',
    })
    expect(accountInput('PHONE', '090-1234-5678', '+81')).toMatchObject({ account: '090-1234-5678' })
    expect(accountInput('EMAIL', ' ａ@b.com', '+86')).toEqual({ accountType: 'EMAIL', account: 'a@b.com' })
  })

  it('is validated by the rule of its kind', () => {
    expect(brokenRule('PHONE', '12700137000', '+86')).toBe('phone')
    expect(brokenRule('PHONE', '137 0013 7000', '+86')).toBeNull()
    expect(brokenRule('PHONE', '090-1234-5678', '+81')).toBeNull()
    expect(brokenRule('PHONE', 'none', '+81')).toBe('contactPhone')
    expect(brokenRule('EMAIL', 'a@b', '+86')).toBe('email')
  })
})

describe('a verification code', () => {
  it('has four to eight digits', () => {
    expect(['123', '1234', '12345678', '123456789', '12 34'].map(isCode)).toEqual([false, true, true, false, false])
  })

  it('is extracted from typed or pasted text', () => {
    expect(codeIn('１２3 456')).toBe('123456')
    expect(codeIn(' 48 12-90\n')).toBe('481290')
    expect(codeIn('验证码：４８１２９０，5 分钟内有效')).toBe('481290')
    expect(codeIn('code 481290')).toBe('481290')
  })
})
