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
  test('keeps the authorization, marks the user logged in, keeps the user id, then loads user info', () => {
    const { state, effects } = run([loggedIn])
    expect(state).toMatchObject({ Authorization: 'token-1', isLogined: true, userId: 'U1', working: true })
    expect(effects[0]).toEqual({ do: 'keep', login })
    expect(kinds(effects).indexOf('keep')).toBeLessThan(kinds(effects).indexOf('load userInfo'))
    expect(run([userInfo], state).state).toMatchObject({
      userInfo: { userName: 'Lin' },
      userMessage: { notReadAllCounts: 3, adviceNotReadCounts: 1, messageNotReadCounts: 2 },
    })
  })

  test('is the same for the twentieth event of the same token', () => {
    expect(run([loggedIn, loggedIn]).effects).toEqual([])
  })

  test('closes the dialog, and lets refused calls go on', () => {
    const { state, effects } = run([{ type: 'wanted', reason: 'inquire' }, loggedIn])
    expect(state.dialog).toBeNull()
    expect(effects).toContainEqual({ do: 'resume', again: true })
  })

  test('in another tab is followed without a picker, and without telling it again', () => {
    const { state, effects } = run([
      { type: 'wanted', reason: 'chat' },
      { type: 'loggedIn', login, here: false },
    ])
    expect(state).toMatchObject({ isLogined: true, dialog: null, entering: false })
    expect(kinds(effects)).not.toContain('keep')
    expect(effects).toContainEqual({ do: 'settleAction', now: true })
    expect(run([channels(identity('A'), identity('B'))], state).state.dialog).toBeNull()
  })

  test('that a page begins with loads the user and asks nothing', () => {
    const { state, effects } = run([{ type: 'restored', login }])
    expect(kinds(effects)).toEqual(['load userInfo', 'load audience'])
    expect(state).toMatchObject({ isLogined: true, dialog: null, entering: false, working: false })
  })

  test('asked for by who is logged in does the action', () => {
    expect(run([loggedIn, { type: 'wanted', reason: 'book' }]).effects).toEqual([{ do: 'settleAction', now: true }])
  })

  test('asked for twice opens one dialog', () => {
    const opened = run([
      { type: 'wanted', reason: 'book' },
      { type: 'wanted', reason: 'chat', form: 1 },
    ])
    expect(kinds(opened.all)).toEqual(['open login'])
    expect(opened.state).toMatchObject({ reason: 'chat', loginFormType: 1 })
  })
})

describe('logout', () => {
  test('clears token, work flag and user id, and resets user info', () => {
    const { state, effects } = run([loggedIn, userInfo, audienceOf('A'), { type: 'loggedOut', here: true }])
    expect(state).toEqual(signedOut)
    expect(effects).toEqual([
      { do: 'forget', token: 'token-1', isLogout: true },
      { do: 'settleAction', now: false },
    ])
  })

  test('of another tab is followed, and not told again', () => {
    const { state, effects } = run([loggedIn, { type: 'loggedOut', here: false }])
    expect(state).toEqual(signedOut)
    expect(kinds(effects)).toEqual(['settleAction'])
  })

  test('of who is not logged in does nothing', () => {
    expect(run([{ type: 'loggedOut', here: true }]).effects).toEqual([])
  })

  test('drops what is answered after it', () => {
    expect(run([loggedIn, { type: 'loggedOut', here: true }, userInfo, audienceOf('A')]).state).toEqual(signedOut)
  })
})

test('counts of unread messages are of who is logged in', () => {
  const counts = { notReadAllCounts: 9, adviceNotReadCounts: 4, messageNotReadCounts: 5 }
  expect(run([loggedIn, { type: 'counted', counts }]).state.userMessage).toEqual(counts)
  expect(run([{ type: 'counted', counts }]).state.userMessage.notReadAllCounts).toBe(0)
})

test('forms that pages ask for are kept', () => {
  const form = { formId: 'F', formName: '', version: '1', sections: [] }
  for (const of of ['basicForm', 'intentionForm', 'channelForm', 'dynamicForm'] as const) {
    expect(run([loggedIn, answer(parsed({ of, data: form }))]).state[of]).toEqual(form)
  }
})
