import type { AudienceIdentity, AudienceInfo } from '@fair/contract/audience.ts'
import type { Pending, SessionDialog, SessionEffect, SessionState, SessionStep } from './session-types.ts'

/*
 * The part of the session's reducer (session-model.ts) that determines the visitor's identity and the data missing
 * after a login (Spec 4). Its two dialogs open only when the page is idle, after the action that required the login. An
 * identity that the platform returns is used without a prompt.
 */

export const still = (state: SessionState): SessionStep => ({ state, effects: [] })

export const load = (what: Extract<SessionEffect, { do: 'load' }>['what']): SessionEffect => ({ do: 'load', what })

export const show = (state: SessionState, dialog: SessionDialog): SessionStep => ({
  state: { ...state, dialog },
  effects: [{ do: 'open', dialog }],
})

export const without = (pending: readonly Pending[], received: Pending) => pending.filter((each) => each !== received)

/** Sets an identity and loads its two forms (Spec 4, 6); only for a logged-in visitor. */
export function setIdentity(state: SessionState, identityId: string): SessionStep {
  const identity = state.userChannel.find((each) => each.identityId === identityId) ?? null
  if (!state.isLogined || !identity) return still(state)
  const { hasBasicForm, hasIntentionForm } = identity
  const effects: SessionEffect[] = []
  const isOther = identityId !== state.identityId
  if (isOther) effects.push({ do: 'choose', identityId })
  if (hasBasicForm) effects.push({ do: 'loadForm', what: 'basicForm', identityId })
  if (hasIntentionForm) effects.push({ do: 'loadForm', what: 'intentionForm', identityId })
  return {
    state: {
      ...state,
      audienceIdentity: identity,
      identityId,
      hasBasicForm,
      hasIntentionForm,
      basicForm: null,
      intentionForm: null,
      // Which data are missing depends on the identity: user/completed is loaded again once the platform has stored it.
      pending: isOther && state.entering ? [...state.pending, 'chosen'] : state.pending,
    },
    effects,
  }
}

/**
 * Continues after a login: first the identity (the platform's, the only one, or the picker's), then the form for
 * missing data. Waits for pending answers, and opens a dialog only when the page is idle.
 */
export function settle(state: SessionState, effects: SessionEffect[] = []): SessionStep {
  const { entering, dialog, pending, skipQuestions } = state
  if (!entering || dialog !== null) return { state, effects }
  if (!state.identitySettled) {
    if (pending.includes('channels') || pending.includes('audience')) return { state, effects }
    const identityId = automaticIdentity(state)
    if (identityId === null && state.userChannel.length > 0 && !skipQuestions) {
      if (pending.includes('idle')) return { state, effects }
      const shown = show({ ...state, identitySettled: true }, 'channels')
      return { state: shown.state, effects: [...effects, ...shown.effects] }
    }
    const settled = { ...state, identitySettled: true }
    const taken = identityId === null ? still(settled) : setIdentity(settled, identityId)
    return settle(taken.state, [...effects, ...taken.effects])
  }
  if (pending.some((each) => each !== 'idle')) return { state, effects }
  const formId = skipQuestions ? null : missingForm(state)
  if (!formId) return { state: { ...state, entering: false, working: false }, effects }
  if (pending.includes('idle')) return { state, effects }
  const opened = show(state, 'channelForm')
  return {
    state: opened.state,
    effects: [...effects, { do: 'loadForm', what: 'channelForm', formId }, ...opened.effects],
  }
}

/** The identity to use without a prompt: the platform's, else the only one; null if the visitor has to pick. */
function automaticIdentity({ userChannel, identityId }: SessionState): string | null {
  const [first, second] = userChannel
  if (first && !second) return first.identityId
  return userChannel.find((each) => each.identityId === identityId)?.identityId ?? null
}

/**
 * The form that the visitor has to complete (Spec 4): the identity's channel form if it is missing or the platform
 * names none, otherwise the first of the missing forms; null if nothing is missing.
 */
function missingForm({
  userTypeInfo: { needCompleteInfo, missingForms },
  audienceIdentity,
}: SessionState): string | null {
  if (!needCompleteInfo || !audienceIdentity) return null
  const channelFormId = audienceIdentity.channelFormId ?? null
  const missing = missingForms.map(({ formId }) => formId)
  return missing.find((formId) => formId === channelFormId) ?? missing[0] ?? channelFormId
}

/** The visitor closes the picker or the form: neither opens again in this session (Spec 4). */
export function putOff(state: SessionState): SessionStep {
  const { userId } = state
  const remember: SessionEffect[] = userId === null ? [] : [{ do: 'postponePrompts', userId }]
  return settle({ ...state, skipQuestions: true, putOffBy: userId }, remember)
}

/**
 * After a login several identities open the picker; a single one is used without it; with none, nothing opens (Spec 4). A
 * switch that the visitor requests shows the single one as well.
 */
export function channelsReceived(before: SessionState, userChannel: AudienceIdentity[]): SessionStep {
  const switching = !before.entering && before.pending.includes('channels')
  const state = { ...before, userChannel, pending: without(before.pending, 'channels') }
  if (switching) return userChannel.length > 0 ? show(state, 'channels') : still(state)
  return settle(state)
}

/** The visitor's identity as stored on the platform. */
export function audienceReceived(before: SessionState, data: AudienceInfo): SessionStep {
  const { identityId, audienceIdentity, attendingIdentity, enterpriseValidateStatus, registrationAuditStatus } = data
  return settle({
    ...before,
    identityId: identityId ?? before.identityId,
    audienceIdentity: audienceIdentity ?? before.audienceIdentity,
    attendingIdentity: attendingIdentity ?? null,
    enterpriseValidateStatus,
    registrationAuditStatus,
    pending: without(before.pending, 'audience'),
  })
}

/** The platform has stored the identity, or refused it: the missing data are loaded again. */
export function identityChosen(state: SessionState, effects: SessionEffect[]): SessionStep {
  if (!state.pending.includes('chosen')) return { state, effects }
  const pending: Pending[] = [...without(state.pending, 'chosen'), 'typeInfo']
  return { state: { ...state, pending }, effects: [...effects, load('typeInfo')] }
}
