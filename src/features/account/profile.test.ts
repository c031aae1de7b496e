import { describe, expect, it } from 'vitest'
import { accountInput, digitsOf, isAccount, isCode } from './contact.ts'
import { profileChange, profileProblem } from './profile.ts'

const before = { userName: '陈思远', company: 'A', jobTitle: '', timeZone: 'Asia/Shanghai' }

describe('the profile', () => {
  it('sends only what has changed', () => {
    expect(profileChange(before, before)).toEqual({})
    expect(profileChange(before, { ...before, company: ' B ' })).toEqual({ company: 'B' })
    expect(profileChange(before, { ...before, timeZone: '' })).toEqual({ timeZone: null })
  })

  it('may lose its company, not its name, and counts full-width letters twice', () => {
    expect(profileProblem('userName', ' ')).toEqual({ key: 'account:profile.required' })
    expect(profileProblem('company', '')).toBeNull()
    expect(profileProblem('userName', '字'.repeat(32))).toBeNull()
    expect(profileProblem('userName', '字'.repeat(33))).toMatchObject({ params: { max: 64 } })
  })
})

describe('a phone or email to change to', () => {
  it('is read as people write it', () => {
    expect(accountInput('PHONE', ' 137 0013-7000 ', '+86')).toMatchObject({ account: '13700137000', areaCode: '+86' })
    expect(accountInput('EMAIL', 'ａ@b.com', '+86')).toEqual({ accountType: 'EMAIL', account: 'a@b.com' })
    expect(isAccount('PHONE', '12700137000', '+86')).toBe(false)
    expect(isAccount('PHONE', '090-1234-5678', '+81')).toBe(true)
    expect(isAccount('EMAIL', 'a@b', '+86')).toBe(false)
  })

  it('takes a code of digits, full-width ones too', () => {
    expect(digitsOf('１２3 456')).toBe('123456')
    expect(isCode('123')).toBe(false)
    expect(isCode('123456')).toBe(true)
  })
})
