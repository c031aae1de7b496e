import { describe, expect, test } from 'vitest'
import {
  audienceOf,
  channels,
  chosen,
  identity,
  idle,
  kinds,
  loggedIn,
  login,
  owes,
  run,
} from './session-model.fixture.ts'
import { type SessionEvent, type SessionState, signedOut } from './session-types.ts'

const unknown = audienceOf(null)
const two = channels(identity('A'), identity('B'))

describe('the identity after a login', () => {
  test('is requested after the action that needed the login', () => {
    const entered = run([{ type: 'loginRequested', reason: 'book' }, loggedIn])
    expect(kinds(entered.effects)).toContain('settleAction')
    const known = run([owes(true), unknown, two], entered.state)
    expect(kinds(known.all)).toEqual([])
    expect(kinds(run([idle], known.state).effects)).toEqual(['open channels'])
  })

  test('opens no picker and no form if there is none', () => {
    const { state, effects } = run([loggedIn, owes(true), unknown, idle, channels()])
    expect(state).toMatchObject({ dialog: null, entering: false, working: false })
    expect(effects).toEqual([])
  })

  test('loads the enterprise basic form and intention form if there is exactly one', () => {
    const { state, effects } = run([loggedIn, owes(false), unknown, channels(identity('A'))])
    expect(state).toMatchObject({ identityId: 'A', hasBasicForm: true, hasIntentionForm: true, dialog: null })
    expect(kinds(effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm'])
    // The missing data depend on the identity.
    const stored = run([chosen('A')], state)
    expect(kinds(stored.effects)).toEqual(['load typeInfo'])
    expect(run([owes(false)], stored.state).state.entering).toBe(false)
  })

  test('loads only the forms that it has', () => {
    const only = channels(identity('A', { hasIntentionForm: false }))
    const { state, effects } = run([loggedIn, owes(false), unknown, only])
    expect(state).toMatchObject({ hasBasicForm: true, hasIntentionForm: false })
    expect(kinds(effects)).not.toContain('loadForm intentionForm')
  })

  test('loads no form for a visitor who is not logged in', () => {
    const state = { ...signedOut, userChannel: [identity('A')], dialog: 'channels' as const }
    expect(run([{ type: 'identityPicked', identityId: 'A' }], state).effects).toEqual([])
    expect(run([channels(identity('A'))]).effects).toEqual([])
  })

  test('shows the picker if there is more than one', () => {
    const shown = run([loggedIn, owes(false), unknown, two, idle])
    expect(shown.state.dialog).toBe('channels')
    const picked = run([{ type: 'identityPicked', identityId: 'B' }], shown.state)
    expect(picked.state).toMatchObject({ identityId: 'B', dialog: null, entering: true })
    expect(kinds(picked.effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm'])
    expect(run([chosen('B'), owes(false)], picked.state).state.entering).toBe(false)
  })

  test('is the one that the platform returns, without a picker, in any order of the responses', () => {
    for (const events of [
      [audienceOf('B'), two],
      [two, audienceOf('B')],
    ]) {
      const { state, all } = run([loggedIn, idle, owes(false), ...events])
      expect(state).toMatchObject({ dialog: null, identityId: 'B', entering: false })
      expect(kinds(all).slice(-2)).toEqual(['loadForm basicForm', 'loadForm intentionForm'])
      expect(kinds(all)).not.toContain('choose')
    }
  })

  test('is not accepted if it is not offered', () => {
    const { state, effects } = run([loggedIn, unknown, idle, two, { type: 'identityPicked', identityId: 'X' }])
    expect(effects).toEqual([])
    expect(state.dialog).toBe('channels')
  })

  test('is not requested again in the session once it is put off', () => {
    const closed = run([loggedIn, owes(true), unknown, two, idle, { type: 'dialogClosed' }])
    expect(closed.state).toMatchObject({ dialog: null, identityId: null, entering: false })
    expect(closed.effects).toEqual([{ do: 'postponePrompts', userId: 'U1' }])
    const next: SessionState = { ...signedOut, putOffBy: 'U1' }
    const again = run([loggedIn, owes(true), unknown, two, idle], next)
    expect(again.state).toMatchObject({ dialog: null, entering: false })
    expect(kinds(again.all)).not.toContain('open channels')
    // The session of another user.
    expect(run([loggedIn, unknown, two, idle], { ...next, putOffBy: 'U9' }).state.dialog).toBe('channels')
  })

  test('opens neither picker nor form on a page whose form contains the identity', () => {
    const { state, all } = run([{ type: 'loginRequested', reason: 'form' }, loggedIn, owes(true), unknown, two, idle])
    expect(state).toMatchObject({ dialog: null, entering: false })
    expect(kinds(all).filter((kind) => kind.startsWith('open'))).toEqual(['open login'])
  })

  test('ignores an idle event of an earlier login', () => {
    const { state } = run([loggedIn, unknown, two, { type: 'idle', token: 'token-0' }])
    expect(state.dialog).toBeNull()
  })

  test('opens the channel form if data is missing, in any order of the responses', () => {
    for (const events of [
      [idle, owes(false), unknown, channels(identity('A')), chosen('A'), owes(true)],
      [unknown, channels(identity('A')), owes(false), chosen('A'), owes(true), idle],
      [audienceOf('A'), owes(true), channels(identity('A')), idle],
      [idle, audienceOf('A'), channels(identity('A')), owes(true)],
    ]) {
      const { state, effects } = run([loggedIn, ...events])
      expect(state).toMatchObject({ dialog: 'channelForm', entering: true })
      expect(kinds(effects).slice(-2)).toEqual(['loadForm channelForm', 'open channelForm'])
      expect(effects).toContainEqual({ do: 'loadForm', what: 'channelForm', formId: 'form-A' })
    }
  })

  test.each([
    ['the channel form before other missing forms', ['USER', 'form-A'], 'form-A'],
    ['another missing form if the channel form is not missing', ['USER'], 'USER'],
  ])('loads %s', (_, missing, formId) => {
    const { effects } = run([loggedIn, audienceOf('A'), idle, owes(true, ...missing), channels(identity('A'))])
    expect(effects).toContainEqual({ do: 'loadForm', what: 'channelForm', formId })
  })

  test('shows the platform’s message if the platform refuses it', () => {
    const refused: SessionEvent = { type: 'loadFailed', token: 'token-1', of: 'chosen', message: 'Not today' }
    const step = run([loggedIn, owes(false), unknown, channels(identity('A')), refused])
    expect(step.effects).toEqual([
      { do: 'toast', text: 'Not today', bad: true },
      { do: 'load', what: 'typeInfo' },
    ])
    expect(run([owes(false)], step.state).state.entering).toBe(false)
  })

  test('is complete once the channel form is sent or put off', () => {
    const open = run([loggedIn, audienceOf('A'), owes(true), channels(identity('A')), idle]).state
    const sent = run([{ type: 'profileCompleted' }], open)
    expect(sent.state).toMatchObject({ dialog: null, entering: false, userTypeInfo: { needCompleteInfo: false } })
    expect(sent.effects).toEqual([])
    expect(run([{ type: 'dialogClosed' }], open).effects).toEqual([{ do: 'postponePrompts', userId: 'U1' }])
  })

  test('is complete after a failure, which is shown with its message', () => {
    const failed: SessionEvent = { type: 'loadFailed', token: 'token-1', of: 'channels', message: 'No channels today' }
    const toast = [{ do: 'toast', text: 'No channels today', bad: true }]
    const { state, effects } = run([loggedIn, owes(true), unknown, failed])
    expect(state).toMatchObject({ dialog: null, entering: false })
    expect(effects).toEqual(toast)
    expect(run([loggedIn, failed]).effects).toEqual(toast)
    expect(run([loggedIn, { ...failed, of: 'audience' }]).effects).toEqual(toast)
  })

  test('is stored with the states of enterprise, registration and attendance', () => {
    expect(run([loggedIn, audienceOf('A')]).state).toMatchObject({
      identityId: 'A',
      attendingIdentity: { identityId: 'A', auditStatus: 'PENDING' },
      enterpriseValidateStatus: 'REFUSED',
      registrationAuditStatus: 'PASSED',
    })
  })

  test('can be switched later', () => {
    const here = run([{ type: 'restored', login }, { type: 'identitySwitchRequested' }])
    expect(kinds(here.effects)).toEqual(['load channels'])
    expect(run([two], here.state).state.dialog).toBe('channels')
    expect(run([two, { type: 'dialogClosed' }], here.state).effects).toEqual([])
    expect(run([channels()], here.state).state.dialog).toBeNull()
    expect(run([{ type: 'identitySwitchRequested' }]).effects).toEqual([])
  })
  test('shows the only identity whenever a switch is requested', () => {
    const requested = { type: 'identitySwitchRequested' } as const
    const first = run([{ type: 'restored', login }, requested, channels(identity('A'))]).state
    expect(first.dialog).toBe('channels')
    expect(run([{ type: 'dialogClosed' }, requested], first).state.dialog).toBe('channels')
  })

  test('does not forget what still loads when it is switched right after the login', () => {
    const before = run([loggedIn]).state
    const switched = run([{ type: 'identitySwitchRequested' }], before)
    expect(switched.effects).toEqual([])
    expect(switched.state.pending).toEqual(before.pending)
  })
})
