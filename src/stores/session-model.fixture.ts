// Events for the tests of the session's reducer: logins, answers, an expiry.

import type { AudienceIdentity } from '@fair/contract/audience.ts'
import { parsed } from '../../tests/parsed.ts'
import { step } from './session-model.ts'
import {
  type SessionAnswer,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  signedOut,
} from './session-types.ts'

export const login = { authorization: 'token-1', userId: 'U1' }
export const again = { authorization: 'token-2', userId: 'U1' }
export const MESSAGE = 'Your login has expired. Log in again.'

/** The state after events, and the effects of the last one. */
export function run(events: readonly SessionEvent[], from: SessionState = signedOut) {
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

export const kinds = (effects: readonly SessionEffect[]) =>
  effects.map((effect) => {
    if (effect.do === 'load' || effect.do === 'loadForm') return `${effect.do} ${effect.what}`
    return effect.do === 'open' ? `open ${effect.dialog}` : effect.do
  })
export const answer = (data: SessionAnswer, token = login.authorization): SessionEvent => ({
  type: 'loaded',
  token,
  ...data,
})
export const loggedIn = { type: 'loggedIn', login, here: true } as const satisfies SessionEvent
export const idle: SessionEvent = { type: 'idle', token: login.authorization }
export const expired = (token: string | null, preregistering = false): SessionEvent => ({
  type: 'expired',
  token,
  message: MESSAGE,
  preregistering,
})
export const identity = (identityId: string, rest: Partial<AudienceIdentity> = {}): AudienceIdentity => ({
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
export const owes = (needCompleteInfo: boolean, ...missing: string[]): SessionEvent => {
  const missingForms = missing.map((formId) => ({ formId, formName: formId }))
  return answer(parsed({ of: 'typeInfo', data: { needCompleteInfo, completeness: 40, missingForms } }))
}
/** The platform has stored the chosen identity. */
export const chosen = (identityId: string): SessionEvent =>
  answer({
    of: 'chosen',
    data: { identityId, enterpriseValidateStatus: 'NONE', registrationAuditStatus: 'NONE' },
  })
export const channels = (...identities: AudienceIdentity[]): SessionEvent =>
  answer({ of: 'channels', data: identities })
export const audienceOf = (identityId: string | null, token = login.authorization): SessionEvent =>
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
export const userInfo: SessionEvent = answer(
  parsed({
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
  }),
)
