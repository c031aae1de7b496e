import { describe, expect, test } from 'vitest'
import type { AudienceIdentity } from '../contract/audience.ts'
import { step } from './session-model.ts'
import {
  type SessionAnswer,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  signedOut,
} from './session-types.ts'

const login = { authorization: 'token-1', userId: 'U1' }
const again = { authorization: 'token-2', userId: 'U1' }
const other = { authorization: 'token-3', userId: 'U2' }
const MESSAGE = 'Your login has expired. Log in again.'

/** The state after events, and the effects of the last one. */
function run(events: readonly SessionEvent[], from: SessionState = signedOut) {
  let state = from
  let effects: SessionEffect[] = []
  const all: SessionEffect[] = []
  for (const event of events) {
    const next = step(state, event)
    state = next.state
    effects = next.effects
    all.push(...effects)
  }
  return { state, effects, all }
}

const kinds = (effects: readonly SessionEffect[]) =>
  effects.map((effect) => {
    if (effect.do === 'load' || effect.do === 'loadForm') return `${effect.do} ${effect.what}`
    return effect.do === 'open' ? `open ${effect.dialog}` : effect.do
  })
const answer = (data: SessionAnswer, token = login.authorization): SessionEvent => ({
  type: 'answered',
  token,
  ...data,
})
const loggedIn: SessionEvent = { type: 'loggedIn', login, here: true }
const expired = (token: string | null, preregistering = false): SessionEvent => ({
  type: 'expired',
  token,
  message: MESSAGE,
  preregistering,
})
const identity = (identityId: string, rest: Partial<AudienceIdentity> = {}): AudienceIdentity => ({
  identityId,
  identityName: identityId,
  description: '',
  auditRequired: false,
  hasBasicForm: true,
  hasIntentionForm: true,
  channelFormId: `form-${identityId}`,
  auditStatus: 'NONE',
  ...rest,
})
const owes = (needCompleteInfo: boolean): SessionEvent =>
  answer({ of: 'typeInfo', data: { needCompleteInfo, completeness: 40, missingForms: [] } })
const channels = (...identities: AudienceIdentity[]): SessionEvent => answer({ of: 'channels', data: identities })
const audienceOf = (identityId: string | null, token = login.authorization): SessionEvent =>
  answer(
    {
      of: 'audience',
      data: {
        identityId,
        attendingIdentity: { identityId: 'A', identityName: 'A', auditStatus: 'PENDING' },
        enterpriseValidateStatus: 'REFUSED',
        registrationAuditStatus: 'PASSED',
      },
    },
    token,
  )
const userInfo: SessionEvent = answer({
  of: 'userInfo',
  data: {
    userId: 'U1',
    tenantId: 'A',
    userName: 'Lin',
    language: 'zh-CN',
    hasPassword: true,
    registerTime: '2026-01-01T00:00:00Z',
    userMessage: { notReadAllCounts: 3, adviceNotReadCounts: 1, messageNotReadCounts: 2 },
  },
})

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
    expect(effects).toContainEqual({ do: 'act', now: true })
    expect(run([channels(identity('A'), identity('B'))], state).state.dialog).toBeNull()
  })

  test('that a page begins with loads the user and asks nothing', () => {
    const { state, effects } = run([{ type: 'restored', login }])
    expect(kinds(effects)).toEqual(['load userInfo', 'load audience'])
    expect(state).toMatchObject({ isLogined: true, dialog: null, entering: false, working: false })
  })

  test('asked for by who is logged in does the action', () => {
    expect(run([loggedIn, { type: 'wanted', reason: 'book' }]).effects).toEqual([{ do: 'act', now: true }])
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
      { do: 'forget', token: 'token-1' },
      { do: 'act', now: false },
    ])
  })

  test('of another tab is followed, and not told again', () => {
    const { state, effects } = run([loggedIn, { type: 'loggedOut', here: false }])
    expect(state).toEqual(signedOut)
    expect(kinds(effects)).toEqual(['act'])
  })

  test('of who is not logged in does nothing', () => {
    expect(run([{ type: 'loggedOut', here: true }]).effects).toEqual([])
  })

  test('drops what is answered after it', () => {
    expect(run([loggedIn, { type: 'loggedOut', here: true }, userInfo, audienceOf('A')]).state).toEqual(signedOut)
  })
})

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
      { do: 'forget', token: 'token-1' },
      { do: 'open', dialog: 'login' },
    ])
  })

  test('opens one dialog for twenty calls', () => {
    const { all } = run([loggedIn, ...Array.from({ length: 20 }, () => expired('token-1'))])
    expect(all.filter((effect) => effect.do === 'open')).toHaveLength(1)
    expect(all.filter((effect) => effect.do === 'forget')).toHaveLength(1)
  })

  test('of a call from before the new login leaves that alone, and the call is asked again', () => {
    const { state, effects } = run([loggedIn, expired('token-1'), { ...loggedIn, login: again }, expired('token-1')])
    expect(state.Authorization).toBe('token-2')
    expect(effects).toEqual([{ do: 'resume', again: true }])
  })

  test('of who never logged in opens the login and says nothing of expiry', () => {
    const { state, effects } = run([expired(null)])
    expect(state).toMatchObject({ dialog: 'login', notice: '' })
    expect(kinds(effects)).toEqual(['open login'])
  })

  test('during pre-registration sets the login form type to 0 and shows the pre-registration dialog', () => {
    const { state, effects } = run([{ type: 'wanted', reason: 'login', form: 1 }, loggedIn, expired('token-1', true)])
    expect(state).toMatchObject({ loginFormType: 0, dialog: 'preregistration', notice: MESSAGE })
    expect(kinds(effects)).toEqual(['forget', 'open preregistration'])
  })

  test('closed without a login gives the calls back as they are, and drops the action', () => {
    const { state, effects } = run([loggedIn, expired('token-1'), { type: 'closed' }])
    expect(state).toMatchObject({ dialog: null, notice: '' })
    expect(effects).toEqual([
      { do: 'resume', again: false },
      { do: 'act', now: false },
    ])
  })

  test('is taken up by the same person where they were: no picker again', () => {
    const two = [identity('A'), identity('B')]
    const { state, effects } = run([
      loggedIn,
      expired('token-1'),
      { ...loggedIn, login: again },
      audienceOf('B', 'token-2'),
      {
        ...answer(
          { of: 'typeInfo', data: { needCompleteInfo: false, completeness: 100, missingForms: [] } },
          'token-2',
        ),
      },
      answer({ of: 'channels', data: two }, 'token-2'),
    ])
    expect(state).toMatchObject({ dialog: null, identityId: 'B', entering: false })
    expect(effects).toContainEqual({ do: 'act', now: true })
  })

  test('is not taken up by somebody else: they are asked', () => {
    const { state } = run([
      loggedIn,
      expired('token-1'),
      { ...loggedIn, login: other },
      audienceOf('B', 'token-3'),
      answer({ of: 'channels', data: [identity('A'), identity('B')] }, 'token-3'),
    ])
    expect(state.dialog).toBe('channels')
  })
})

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
    expect(kinds(effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm', 'act'])
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
    expect(picked.state).toMatchObject({ identityId: 'B', dialog: null, entering: false })
    expect(kinds(picked.effects)).toEqual(['choose', 'loadForm basicForm', 'loadForm intentionForm', 'act'])
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
      [owes(true), channels(identity('A'))],
      [channels(identity('A')), owes(true)],
    ]) {
      const { state, effects } = run([loggedIn, ...events])
      expect(state).toMatchObject({ dialog: 'channelForm', entering: true })
      expect(kinds(effects).slice(-2)).toEqual(['loadForm channelForm', 'open channelForm'])
      expect(effects).toContainEqual({ do: 'loadForm', what: 'channelForm', formId: 'form-A' })
    }
  })

  test('the channel form, sent or put off, lets the action go on', () => {
    const open = run([loggedIn, owes(true), channels(identity('A'))]).state
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

test('counts of unread messages are of who is logged in', () => {
  const counts = { notReadAllCounts: 9, adviceNotReadCounts: 4, messageNotReadCounts: 5 }
  expect(run([loggedIn, { type: 'counted', counts }]).state.userMessage).toEqual(counts)
  expect(run([{ type: 'counted', counts }]).state.userMessage.notReadAllCounts).toBe(0)
})

test('forms that pages ask for are kept', () => {
  const form = { formId: 'F', formName: '', version: '1', sections: [] }
  for (const of of ['basicForm', 'intentionForm', 'channelForm', 'dynamicForm'] as const) {
    expect(run([loggedIn, answer({ of, data: form })]).state[of]).toEqual(form)
  }
})
