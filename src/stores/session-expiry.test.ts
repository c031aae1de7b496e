import { describe, expect, test } from 'vitest'
import { again, expired, kinds, loggedIn, login, MESSAGE, run, userInfo } from './session-model.fixture.ts'

describe('an expired login', () => {
  test('logs out, removes the token, marks it as failed, shows the message and opens the login', () => {
    const { state, effects } = run([loggedIn, userInfo, expired('token-1')])
    expect(state).toMatchObject({
      Authorization: null,
      isLogined: false,
      userId: null,
      userInfo: null,
      working: false,
      failedToken: 'token-1',
      notice: MESSAGE,
      dialog: 'login',
      reason: 'continue',
    })
    expect(effects).toEqual([
      { do: 'removeLogin', token: 'token-1', isLogout: false },
      { do: 'open', dialog: 'login' },
    ])
  })

  test('opens one dialog for twenty calls', () => {
    const { all } = run([loggedIn, ...Array.from({ length: 20 }, () => expired('token-1'))])
    expect(all.filter((effect) => effect.do === 'open')).toHaveLength(1)
    expect(all.filter((effect) => effect.do === 'removeLogin')).toHaveLength(1)
  })

  test('of a call from before a new login does not end that login, and the call is repeated', () => {
    const { state, effects } = run([loggedIn, expired('token-1'), { ...loggedIn, login: again }, expired('token-1')])
    expect(state.Authorization).toBe('token-2')
    expect(effects).toEqual([{ do: 'resume', again: true }])
  })

  test('is not restored from another tab that still has it', () => {
    const elsewhere = { type: 'loggedIn', login, here: false } as const
    const { state, effects } = run([loggedIn, expired('token-1'), elsewhere])
    expect(state).toMatchObject({ isLogined: false, dialog: 'login' })
    expect(effects).toEqual([{ do: 'removeLogin', token: 'token-1', isLogout: false }])
    expect(run([loggedIn, expired('token-1'), { ...loggedIn, login: again }, elsewhere]).state.Authorization).toBe(
      'token-2',
    )
  })

  test('of a visitor who never logged in opens the login without an expiry message', () => {
    const { state, effects } = run([expired(null)])
    expect(state).toMatchObject({ dialog: 'login', notice: '' })
    expect(kinds(effects)).toEqual(['open login'])
  })

  test('during pre-registration sets the login form type to 0 and shows the pre-registration dialog', () => {
    const { state, effects } = run([
      { type: 'loginRequested', reason: 'login', form: 1 },
      loggedIn,
      expired('token-1', true),
    ])
    expect(state).toMatchObject({ loginFormType: 0, dialog: 'preregistration', notice: MESSAGE })
    expect(kinds(effects)).toEqual(['removeLogin', 'open preregistration'])
  })

  test('whose dialog is closed without a login fails the waiting calls, and drops the action', () => {
    const { state, effects } = run([loggedIn, expired('token-1'), { type: 'dialogClosed' }])
    expect(state).toMatchObject({ dialog: null, notice: '' })
    expect(effects).toEqual([
      { do: 'resume', again: false },
      { do: 'settleAction', now: false },
    ])
  })
})
