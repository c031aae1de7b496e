import { describe, expect, test } from 'vitest'
import { audienceOf, channels, chosen, identity, kinds, loggedIn, login, owes, run } from './session-model.fixture.ts'
import { type SessionEvent, signedOut } from './session-types.ts'

describe('the identity after a login', () => {
  test('none: no picker, no form', () => {
    const { state, all } = run([loggedIn, owes(true), channels()])
    expect(state).toMatchObject({ dialog: null, entering: false, working: false })
    expect(all.filter((effect) => effect.do === 'open' || effect.do === 'loadForm')).toEqual([])
    expect(all.at(-1)).toEqual({ do: 'act', now: true })
  })

  test('exactly one loads its enterprise basic form and intention form', () => {
    const { state, effects } = run([loggedIn, owes(false), channels(identity('A'))])
    expect(state).toMatchObject({ identityId: 'A', hasBasicForm: true, hasIntentionForm: true, dialog: null })
    expect(kinds(effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm'])
    // What is owed depends on the identity: asked again once the platform knows it.
    const known = run([chosen('A')], state)
    expect(kinds(known.effects)).toEqual(['load typeInfo'])
    expect(kinds(run([owes(false)], known.state).effects)).toEqual(['act'])
  })

  test('loads only the forms that it has', () => {
    const { state, effects } = run([loggedIn, owes(false), channels(identity('A', { hasIntentionForm: false }))])
    expect(state).toMatchObject({ hasBasicForm: true, hasIntentionForm: false })
    expect(kinds(effects)).not.toContain('loadForm intentionForm')
  })

  test('loads no form for who is not logged in', () => {
    const state = { ...signedOut, userChannel: [identity('A')], dialog: 'channels' as const }
    expect(run([{ type: 'picked', identityId: 'A' }], state).effects).toEqual([])
    expect(run([channels(identity('A'))]).effects).toEqual([])
  })

  test('more than one shows the picker; the action waits for it', () => {
    const shown = run([loggedIn, owes(false), channels(identity('A'), identity('B'))])
    expect(shown.state.dialog).toBe('channels')
    expect(kinds(shown.effects)).toEqual(['open channels'])
    const picked = run([{ type: 'picked', identityId: 'B' }], shown.state)
    expect(picked.state).toMatchObject({ identityId: 'B', dialog: null, entering: true })
    expect(kinds(picked.effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm'])
    const known = run([chosen('B'), owes(false)], picked.state)
    expect(known.state.entering).toBe(false)
    expect(kinds(known.effects)).toEqual(['act'])
  })

  test('closed unpicked: what was asked for goes on', () => {
    const { state, effects } = run([loggedIn, owes(true), channels(identity('A'), identity('B')), { type: 'closed' }])
    expect(state).toMatchObject({ dialog: null, identityId: null, entering: false })
    expect(kinds(effects)).toEqual(['act'])
  })

  test('an identity that is not offered is not taken', () => {
    const { state, effects } = run([
      loggedIn,
      channels(identity('A'), identity('B')),
      { type: 'picked', identityId: 'X' },
    ])
    expect(effects).toEqual([])
    expect(state.dialog).toBe('channels')
  })

  test('data that are owed open the channel form, in whatever order the answers come', () => {
    for (const events of [
      [owes(false), channels(identity('A')), chosen('A'), owes(true)],
      [channels(identity('A')), owes(false), chosen('A'), owes(true)],
      [audienceOf('A'), owes(true), channels(identity('A'))],
      [audienceOf('A'), channels(identity('A')), owes(true)],
    ]) {
      const { state, effects } = run([loggedIn, ...events])
      expect(state).toMatchObject({ dialog: 'channelForm', entering: true })
      expect(kinds(effects).slice(-2)).toEqual(['loadForm channelForm', 'open channelForm'])
      expect(effects).toContainEqual({ do: 'loadForm', what: 'channelForm', formId: 'form-A' })
    }
  })

  test.each([
    ['the channel form before others', ['USER', 'form-A'], 'form-A'],
    ['what is missing where the channel form is not', ['USER'], 'USER'],
  ])('of the forms that the platform misses, %s is asked for', (_, missing, formId) => {
    const { effects } = run([loggedIn, audienceOf('A'), owes(true, ...missing), channels(identity('A'))])
    expect(effects).toContainEqual({ do: 'loadForm', what: 'channelForm', formId })
  })

  test('an identity that the platform refuses keeps nobody from going on', () => {
    const failed: SessionEvent = { type: 'failed', token: 'token-1', of: 'chosen', message: 'Not today' }
    const step = run([loggedIn, owes(false), channels(identity('A')), failed])
    expect(step.effects).toEqual([
      { do: 'toast', text: 'Not today', bad: true },
      { do: 'load', what: 'typeInfo' },
    ])
    expect(kinds(run([owes(false)], step.state).effects)).toEqual(['act'])
  })

  test('the channel form, sent or put off, lets the action go on', () => {
    const open = run([loggedIn, audienceOf('A'), owes(true), channels(identity('A'))]).state
    const sent = run([{ type: 'completed' }], open)
    expect(sent.state).toMatchObject({ dialog: null, entering: false, userTypeInfo: { needCompleteInfo: false } })
    expect(sent.effects).toEqual([{ do: 'act', now: true }])
    expect(run([{ type: 'closed' }], open).effects).toEqual([{ do: 'act', now: true }])
  })

  test('a failure is told with its message and keeps nobody from going on', () => {
    const failed: SessionEvent = { type: 'failed', token: 'token-1', of: 'channels', message: 'No channels today' }
    const { state, effects } = run([loggedIn, owes(true), failed])
    expect(state).toMatchObject({ dialog: null, entering: false })
    expect(kinds(effects)).toEqual(['toast', 'act'])
    expect(run([loggedIn, failed]).effects).toEqual([{ do: 'toast', text: 'No channels today', bad: true }])
    expect(run([loggedIn, { ...failed, of: 'audience' }]).effects).toEqual([
      { do: 'toast', text: 'No channels today', bad: true },
    ])
  })

  test('the states of enterprise, registration and attendance are kept', () => {
    expect(run([loggedIn, audienceOf('A')]).state).toMatchObject({
      identityId: 'A',
      attendingIdentity: { identityId: 'A', auditStatus: 'PENDING' },
      enterpriseValidateStatus: 'REFUSED',
      registrationAuditStatus: 'PASSED',
    })
  })

  test('can be switched later', () => {
    const here = run([{ type: 'restored', login }, { type: 'switching' }])
    expect(kinds(here.effects)).toEqual(['load channels'])
    expect(run([channels(identity('A'), identity('B'))], here.state).state.dialog).toBe('channels')
    expect(run([channels(identity('A'))], here.state).state.dialog).toBeNull()
    expect(run([{ type: 'switching' }]).effects).toEqual([])
  })
})
