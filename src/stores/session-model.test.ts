import { describe, expect, test } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import {
  answer,
  audienceOf,
  channels,
  identity,
  kinds,
  loggedIn,
  login,
  run,
  userInfo,
} from './session-model.fixture.ts'
import { signedOut } from './session-types.ts'

describe('login', () => {
  test('stores the authorization and user id, sets the login flag, then loads the user info', () => {
    const { state, effects } = run([loggedIn])
    expect(state).toMatchObject({ Authorization: 'token-1', isLogined: true, userId: 'U1', working: true })
    expect(effects[0]).toEqual({ do: 'storeLogin', login })
    expect(kinds(effects).indexOf('storeLogin')).toBeLessThan(kinds(effects).indexOf('load userInfo'))
    expect(run([userInfo], state).state).toMatchObject({
      userInfo: { userName: 'Lin' },
      userMessage: { notReadAllCounts: 3, adviceNotReadCounts: 1, messageNotReadCounts: 2 },
    })
  })

  test('has no effect for a repeated event of the same token', () => {
    expect(run([loggedIn, loggedIn]).effects).toEqual([])
  })

  test('closes the dialog, and repeats refused calls', () => {
    const { state, effects } = run([{ type: 'loginRequested', reason: 'inquire' }, loggedIn])
    expect(state.dialog).toBeNull()
    expect(effects).toContainEqual({ do: 'resume', again: true })
  })

  test('in another tab is followed without a picker, and is not stored again', () => {
    const { state, effects } = run([
      { type: 'loginRequested', reason: 'chat' },
      { type: 'loggedIn', login, here: false },
    ])
    expect(state).toMatchObject({ isLogined: true, dialog: null, entering: false })
    expect(kinds(effects)).not.toContain('storeLogin')
    expect(effects).toContainEqual({ do: 'settleAction', now: true })
    expect(run([channels(identity('A'), identity('B'))], state).state.dialog).toBeNull()
  })

  test('restored by a page loads the user and opens no dialog', () => {
    const { state, effects } = run([{ type: 'restored', login }])
    expect(kinds(effects)).toEqual(['load userInfo', 'load audience'])
    expect(state).toMatchObject({ isLogined: true, dialog: null, entering: false, working: false })
  })

  test('requested by a logged-in visitor runs the action', () => {
    expect(run([loggedIn, { type: 'loginRequested', reason: 'book' }]).effects).toEqual([
      { do: 'settleAction', now: true },
    ])
  })

  test('requested twice opens one dialog', () => {
    const opened = run([
      { type: 'loginRequested', reason: 'book' },
      { type: 'loginRequested', reason: 'chat', form: 1 },
    ])
    expect(kinds(opened.all)).toEqual(['open login'])
    expect(opened.state).toMatchObject({ reason: 'chat', loginFormType: 1 })
  })
})

describe('logout', () => {
  test('clears the token, work flag and user id, and resets the user info', () => {
    const { state, effects } = run([loggedIn, userInfo, audienceOf('A'), { type: 'loggedOut', here: true }])
    expect(state).toEqual(signedOut)
    expect(effects).toEqual([
      { do: 'removeLogin', token: 'token-1', isLogout: true },
      { do: 'settleAction', now: false },
    ])
  })

  test('in another tab is followed, and not repeated', () => {
    const { state, effects } = run([loggedIn, { type: 'loggedOut', here: false }])
    expect(state).toEqual(signedOut)
    expect(kinds(effects)).toEqual(['settleAction'])
  })

  test('has no effect without a login', () => {
    expect(run([{ type: 'loggedOut', here: true }]).effects).toEqual([])
  })

  test('drops responses that arrive after it', () => {
    expect(run([loggedIn, { type: 'loggedOut', here: true }, userInfo, audienceOf('A')]).state).toEqual(signedOut)
  })
})

test('unread counts are stored only with a login', () => {
  const counts = { notReadAllCounts: 9, adviceNotReadCounts: 4, messageNotReadCounts: 5 }
  expect(run([loggedIn, { type: 'unreadCountsReceived', counts }]).state.userMessage).toEqual(counts)
  expect(run([{ type: 'unreadCountsReceived', counts }]).state.userMessage.notReadAllCounts).toBe(0)
})

test('forms that pages load are stored', () => {
  const form = { formId: 'F', formName: '', version: '1', sections: [] }
  for (const of of ['basicForm', 'intentionForm', 'channelForm', 'dynamicForm'] as const) {
    expect(run([loggedIn, answer(parsed({ of, data: form }))]).state[of]).toEqual(form)
  }
})
