import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { profileChange, profileProblem } from './profile.ts'

const before = { userName: '陈思远', company: 'A', jobTitle: '', timeZone: 'Asia/Shanghai' }

describe('the profile', () => {
  it('sends only changed fields', () => {
    expect(profileChange(parsed(before), parsed(before))).toEqual({})
    expect(profileChange(parsed(before), parsed({ ...before, company: ' B ' }))).toEqual({ company: 'B' })
    expect(profileChange(parsed(before), { ...before, timeZone: '' })).toEqual({ timeZone: null })
  })

  it('requires a name but no company, and counts full-width letters twice', () => {
    expect(profileProblem('userName', ' ')).toEqual({ key: 'account:profile.required' })
    expect(profileProblem('company', '')).toBeNull()
    expect(profileProblem('userName', '字'.repeat(32))).toBeNull()
    expect(profileProblem('userName', '字'.repeat(33))).toMatchObject({ params: { max: 64 } })
  })
})
