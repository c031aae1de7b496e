import type { AudienceIdentity } from '../contract/audience.ts'
import type { Login } from './session-storage.ts'
import {
  type Pending,
  type SessionAnswer,
  type SessionDialog,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SessionStep,
  signedOut,
} from './session-types.ts'

/*
 * The visitor as a reducer (Spec 3, 4, 8): an event gives the next state and what is to be done for it. No storage, no
 * call, no clock; session-store.ts does what is asked for and sends back what came of it.
 */

const LOGIN_DIALOGS: readonly (SessionDialog | null)[] = ['login', 'preregistration']

const loggedIn = (state: SessionState, { authorization, userId }: Login): SessionState => ({
  ...signedOut,
  failedToken: state.failedToken,
  lastUserId: state.lastUserId,
  loginFormType: state.loginFormType,
  Authorization: authorization,
  isLogined: true,
  userId,
})

/** One step: the state after the event, and what is to be done, in this order. */
export function step(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'restored': {
      if (state.Authorization === event.login.authorization) return still(state)
      return { state: loggedIn(state, event.login), effects: [load('userInfo'), load('audience')] }
    }
    case 'wanted':
      return wanted(state, event)
    case 'loggedIn':
      return enter(state, event)
    case 'loggedOut':
      return leave(state, event)
    case 'expired':
      return expire(state, event)
    case 'closed':
      return close(state)
    case 'switching':
      if (!state.isLogined) return still(state)
      if (state.userChannel.length > 0) return show(state, 'channels')
      return { state: { ...state, pending: ['channels'] }, effects: [load('channels')] }
    case 'picked': {
      if (!state.userChannel.some(({ identityId }) => identityId === event.identityId)) return still(state)
      const step = take({ ...state, dialog: null }, event.identityId)
      return settle(step.state, step.effects)
    }
    case 'answered':
      return event.token === state.Authorization ? answered(state, event) : still(state)
    case 'failed':
      return event.token === state.Authorization ? failed(state, event) : still(state)
    case 'counted':
      return state.isLogined ? still({ ...state, userMessage: event.counts }) : still(state)
    case 'completed': {
      const userTypeInfo = { ...state.userTypeInfo, needCompleteInfo: false }
      return close({ ...state, userTypeInfo, dialog: state.dialog === 'channelForm' ? 'channelForm' : null })
    }
  }
}

const still = (state: SessionState): SessionStep => ({ state, effects: [] })
const load = (what: Extract<SessionEffect, { do: 'load' }>['what']): SessionEffect => ({ do: 'load', what })
const show = (state: SessionState, dialog: SessionDialog): SessionStep => ({
  state: { ...state, dialog },
  effects: [{ do: 'open', dialog }],
})

function wanted(state: SessionState, { reason, form }: Extract<SessionEvent, { type: 'wanted' }>): SessionStep {
  if (state.isLogined) return { state, effects: [{ do: 'act', now: true }] }
  const next = { ...state, reason, loginFormType: form ?? state.loginFormType }
  // One dialog, whoever asks meanwhile.
  return LOGIN_DIALOGS.includes(state.dialog) ? still(next) : show(next, 'login')
}

/** Spec 4, "Login success": the authorization is kept, the user marked logged in, the id kept, then user info loads. */
function enter(state: SessionState, { login, here }: Extract<SessionEvent, { type: 'loggedIn' }>): SessionStep {
  if (state.Authorization === login.authorization) return still(state)
  // Another tab, which has not heard of it, still has what the platform has refused here.
  if (state.failedToken === login.authorization)
    return { state, effects: [{ do: 'forget', token: login.authorization, isLogout: false }] }
  const next = { ...loggedIn(state, login), working: true }
  const keep: SessionEffect[] = here ? [{ do: 'keep', login }] : []
  const user = [load('userInfo'), load('audience')]
  const resume: SessionEffect = { do: 'resume', again: true }
  // The pickers are for the tab in which the visitor is.
  if (!here) return { state: { ...next, working: false }, effects: [...user, resume, { do: 'act', now: true }] }
  return {
    state: { ...next, entering: true, pending: ['channels', 'typeInfo'] },
    effects: [...keep, ...user, load('channels'), load('typeInfo'), load('registration'), resume],
  }
}

/** Spec 4, "Logout success": token, work flag and user id are cleared, user info is reset. */
function leave(state: SessionState, { here }: Extract<SessionEvent, { type: 'loggedOut' }>): SessionStep {
  if (!state.isLogined) return still(state)
  const effects: SessionEffect[] = here ? [{ do: 'forget', token: state.Authorization, isLogout: true }] : []
  return {
    state: { ...signedOut, failedToken: state.failedToken },
    effects: [...effects, { do: 'act', now: false }],
  }
}

/** Spec 4 and 8: log out, forget the token, show the message, open the login, once however many calls fail together. */
function expire(state: SessionState, event: Extract<SessionEvent, { type: 'expired' }>): SessionStep {
  const { token, message, preregistering } = event
  // The visitor has logged in again since this call was sent.
  if (state.isLogined && token !== state.Authorization) return { state, effects: [{ do: 'resume', again: true }] }
  const wasIn = state.isLogined
  const next: SessionState = {
    ...signedOut,
    failedToken: token ?? state.failedToken,
    lastUserId: state.userId ?? state.lastUserId,
    // Once for all of them: who comes after finds the dialog open.
    dialog: LOGIN_DIALOGS.includes(state.dialog) ? state.dialog : null,
    loginFormType: preregistering ? 0 : state.loginFormType,
    reason: 'continue',
    // Who never logged in has nothing that could expire.
    notice: wasIn ? message : state.notice,
  }
  const effects: SessionEffect[] = wasIn ? [{ do: 'forget', token: state.Authorization, isLogout: false }] : []
  if (next.dialog !== null) return { state: next, effects }
  const opened = show(next, preregistering ? 'preregistration' : 'login')
  return { state: opened.state, effects: [...effects, ...opened.effects] }
}

function close(state: SessionState): SessionStep {
  const { dialog } = state
  const next = { ...state, dialog: null, notice: '' }
  if (LOGIN_DIALOGS.includes(dialog)) {
    return {
      state: next,
      effects: [
        { do: 'resume', again: false },
        { do: 'act', now: false },
      ],
    }
  }
  // An identity, and what is owed, may be given later: what was asked for goes on.
  if (state.entering && dialog === 'channels') return settle(next, [], true)
  return state.entering ? done(next, []) : still(next)
}

/** Takes an identity: its two forms load, which is for who is logged in only (Spec 4, 6). */
function take(state: SessionState, identityId: string): SessionStep {
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
      // What is owed depends on the identity: the platform is asked again once it knows which (chosen).
      pending: isOther && state.entering ? [...state.pending, 'chosen'] : state.pending,
    },
    effects,
  }
}

/** After a login: once channels and user type are known, what is owed is asked for, and then what was asked for is done. */
function settle(state: SessionState, effects: SessionEffect[], unpicked = false): SessionStep {
  if (!state.entering || state.pending.length > 0 || state.dialog !== null) return { state, effects }
  const formId = unpicked ? null : owedForm(state)
  if (!formId) return done(state, effects)
  const opened = show(state, 'channelForm')
  return {
    state: opened.state,
    effects: [...effects, { do: 'loadForm', what: 'channelForm', formId }, ...opened.effects],
  }
}

/**
 * The form to ask for (Spec 4): of those that the platform misses, the identity's channel form before the others. The
 * channel form where it names none; null where nothing is owed.
 */
function owedForm({ userTypeInfo: { needCompleteInfo, missingForms }, audienceIdentity }: SessionState): string | null {
  if (!needCompleteInfo || !audienceIdentity) return null
  const channelFormId = audienceIdentity.channelFormId ?? null
  const missing = missingForms.map(({ formId }) => formId)
  return missing.find((formId) => formId === channelFormId) ?? missing[0] ?? channelFormId
}

const done = (state: SessionState, effects: SessionEffect[]): SessionStep => ({
  state: { ...state, entering: false, working: false },
  effects: [...effects, { do: 'act', now: true }],
})

const without = (pending: readonly Pending[], known: Pending) => pending.filter((each) => each !== known)

function answered(state: SessionState, answer: SessionAnswer): SessionStep {
  switch (answer.of) {
    case 'userInfo':
      return still({ ...state, userInfo: answer.data, userMessage: answer.data.userMessage })
    case 'channels':
      return channels(state, answer.data)
    case 'chosen': {
      const step = answered(state, { of: 'audience', data: answer.data })
      return chosen(step.state, step.effects)
    }
    case 'audience': {
      const { identityId, audienceIdentity, attendingIdentity, enterpriseValidateStatus, registrationAuditStatus } =
        answer.data
      return still({
        ...state,
        identityId: identityId ?? state.identityId,
        audienceIdentity: audienceIdentity ?? state.audienceIdentity,
        attendingIdentity: attendingIdentity ?? null,
        enterpriseValidateStatus,
        registrationAuditStatus,
      })
    }
    case 'typeInfo': {
      const pending = without(state.pending, 'typeInfo')
      return settle({ ...state, userTypeInfo: answer.data, pending }, [])
    }
    case 'registration':
      return still({ ...state, registrationInfo: answer.data })
    case 'basicForm':
    case 'intentionForm':
    case 'channelForm':
    case 'dynamicForm':
      return still({ ...state, [answer.of]: answer.data })
  }
}

/** The platform knows the identity, or has refused it: what is owed is asked for anew. */
function chosen(state: SessionState, effects: SessionEffect[]): SessionStep {
  if (!state.pending.includes('chosen')) return { state, effects }
  const pending: Pending[] = [...without(state.pending, 'chosen'), 'typeInfo']
  return { state: { ...state, pending }, effects: [...effects, load('typeInfo')] }
}

/** Spec 4: more than one identity shows the picker; exactly one is taken; none asks nothing (readings). */
function channels(before: SessionState, userChannel: AudienceIdentity[]): SessionStep {
  const switching = !before.entering && before.pending.includes('channels')
  const state = { ...before, userChannel, pending: without(before.pending, 'channels') }
  const [first, second] = userChannel
  if (switching) return second ? show(state, 'channels') : still(state)
  if (!state.entering || !first) return settle(state, [])
  if (!second) {
    const taken = take(state, first.identityId)
    return settle(taken.state, taken.effects)
  }
  const known = userChannel.some(({ identityId }) => identityId === state.identityId) ? state.identityId : null
  if (known !== null && state.lastUserId === state.userId) {
    const taken = take(state, known)
    return settle(taken.state, taken.effects)
  }
  return show(state, 'channels')
}

/** What a login brings and did not load keeps nobody from going on. */
function failed(state: SessionState, { of, message }: Extract<SessionEvent, { type: 'failed' }>): SessionStep {
  const toast: SessionEffect[] = message === '' ? [] : [{ do: 'toast', text: message, bad: true }]
  if (of === 'channels' || of === 'typeInfo') {
    const pending = without(state.pending, of)
    // Spec 8: a failure of the audience identity is told with its errMsg.
    return settle({ ...state, pending }, of === 'channels' ? toast : [])
  }
  if (of === 'channelForm') return state.entering ? done({ ...state, dialog: null }, toast) : still(state)
  if (of === 'chosen') return chosen(state, toast)
  return of === 'audience' ? { state, effects: toast } : still(state)
}
