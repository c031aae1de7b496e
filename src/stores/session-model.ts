import {
  audienceReceived,
  channelsReceived,
  identityChosen,
  load,
  putOff,
  setIdentity,
  settle,
  show,
  still,
  without,
} from './session-identity.ts'
import type { Login } from './session-storage.ts'
import {
  type SessionAnswer,
  type SessionDialog,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SessionStep,
  signedOut,
} from './session-types.ts'

/*
 * The visitor as a reducer (Spec 3, 4, 8): an event produces the next state and its effects. No storage, no call, no
 * clock; session-store.ts performs the effects and sends back their results.
 */

const LOGIN_DIALOGS: readonly (SessionDialog | null)[] = ['login', 'preregistration']

const loggedIn = (state: SessionState, { authorization, userId }: Login): SessionState => ({
  ...signedOut,
  failedToken: state.failedToken,
  lastUserId: state.lastUserId,
  putOffBy: state.putOffBy,
  loginFormType: state.loginFormType,
  Authorization: authorization,
  isLogined: true,
  userId,
})

/** One step: the state after the event, and its effects in order. */
export function step(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'restored': {
      if (state.Authorization === event.login.authorization) return still(state)
      return { state: loggedIn(state, event.login), effects: [load('userInfo'), load('audience')] }
    }
    case 'loginRequested':
      return loginRequested(state, event)
    case 'loggedIn':
      return enter(state, event)
    case 'loggedOut':
      return leave(state, event)
    case 'expired':
      return expire(state, event)
    case 'dialogClosed':
      return close(state)
    case 'identitySwitchRequested':
      if (!state.isLogined) return still(state)
      if (state.userChannel.length > 0) return show(state, 'channels')
      // After a login, and after an earlier request, they are already loading.
      if (state.pending.includes('channels')) return still(state)
      return { state: { ...state, pending: [...state.pending, 'channels'] }, effects: [load('channels')] }
    case 'identityPicked': {
      if (!state.userChannel.some(({ identityId }) => identityId === event.identityId)) return still(state)
      const step = setIdentity({ ...state, dialog: null }, event.identityId)
      return settle(step.state, step.effects)
    }
    case 'loaded':
      return event.token === state.Authorization ? loaded(state, event) : still(state)
    case 'loadFailed':
      return event.token === state.Authorization ? loadFailed(state, event) : still(state)
    case 'unreadCountsReceived':
      return state.isLogined ? still({ ...state, userMessage: event.counts }) : still(state)
    case 'profileCompleted':
      return settle({
        ...state,
        userTypeInfo: { ...state.userTypeInfo, needCompleteInfo: false },
        dialog: state.dialog === 'channelForm' ? null : state.dialog,
      })
    case 'idle':
      return event.token === state.Authorization
        ? settle({ ...state, pending: without(state.pending, 'idle') })
        : still(state)
  }
}

function loginRequested(
  state: SessionState,
  { reason, form }: Extract<SessionEvent, { type: 'loginRequested' }>,
): SessionStep {
  if (state.isLogined) return { state, effects: [{ do: 'settleAction', now: true }] }
  const next = { ...state, reason, loginFormType: form ?? state.loginFormType }
  // One dialog, however many requests arrive meanwhile.
  return LOGIN_DIALOGS.includes(state.dialog) ? still(next) : show(next, 'login')
}

/**
 * Spec 4, "Login success": the authorization is stored, the user marked as logged in, the id stored, then user info
 * loads.
 */
function enter(state: SessionState, { login, here }: Extract<SessionEvent, { type: 'loggedIn' }>): SessionStep {
  if (state.Authorization === login.authorization) return still(state)
  // Another tab, which has not been notified yet, still has the token that the platform has refused here.
  if (state.failedToken === login.authorization)
    return { state, effects: [{ do: 'removeLogin', token: login.authorization, isLogout: false }] }
  const next = { ...loggedIn(state, login), working: true }
  const storeLogin: SessionEffect[] = here ? [{ do: 'storeLogin', login }] : []
  const user = [load('userInfo'), load('audience')]
  // Before any prompt: the action for which the login was needed.
  const goOn: SessionEffect[] = [
    { do: 'resume', again: true },
    { do: 'settleAction', now: true },
  ]
  // The picker and the form for missing data open only in the tab that the visitor is using.
  if (!here) return { state: { ...next, working: false }, effects: [...user, ...goOn] }
  return {
    state: {
      ...next,
      entering: true,
      pending: ['channels', 'audience', 'typeInfo', 'idle'],
      // A page with its own form lets the visitor choose the identity there.
      skipQuestions: state.reason === 'form' || state.putOffBy === login.userId,
    },
    effects: [
      ...storeLogin,
      ...user,
      load('channels'),
      load('typeInfo'),
      load('registration'),
      ...goOn,
      { do: 'awaitIdle', token: login.authorization },
    ],
  }
}

/** Spec 4, "Logout success": token, work flag and user id are cleared, user info is reset. */
function leave(state: SessionState, { here }: Extract<SessionEvent, { type: 'loggedOut' }>): SessionStep {
  if (!state.isLogined) return still(state)
  const effects: SessionEffect[] = here ? [{ do: 'removeLogin', token: state.Authorization, isLogout: true }] : []
  return {
    state: { ...signedOut, failedToken: state.failedToken },
    effects: [...effects, { do: 'settleAction', now: false }],
  }
}

/** Spec 4 and 8: log out, clear the token, show the message, open the login, once however many calls fail together. */
function expire(state: SessionState, event: Extract<SessionEvent, { type: 'expired' }>): SessionStep {
  const { token, message, preregistering } = event
  // The visitor has logged in again since this call was sent.
  if (state.isLogined && token !== state.Authorization) return { state, effects: [{ do: 'resume', again: true }] }
  const wasIn = state.isLogined
  const next: SessionState = {
    ...signedOut,
    failedToken: token ?? state.failedToken,
    lastUserId: state.userId ?? state.lastUserId,
    putOffBy: state.putOffBy,
    // Once for all of them: later requests find the dialog open.
    dialog: LOGIN_DIALOGS.includes(state.dialog) ? state.dialog : null,
    loginFormType: preregistering ? 0 : state.loginFormType,
    reason: 'continue',
    // A visitor who never logged in has nothing that could expire.
    notice: wasIn ? message : state.notice,
  }
  const effects: SessionEffect[] = wasIn ? [{ do: 'removeLogin', token: state.Authorization, isLogout: false }] : []
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
        { do: 'settleAction', now: false },
      ],
    }
  }
  return state.entering ? putOff(next) : still(next)
}

function loaded(state: SessionState, answer: SessionAnswer): SessionStep {
  switch (answer.of) {
    case 'userInfo':
      return still({ ...state, userInfo: answer.data, userMessage: answer.data.userMessage })
    case 'channels':
      return channelsReceived(state, answer.data)
    case 'chosen': {
      const received = audienceReceived(state, answer.data)
      return identityChosen(received.state, received.effects)
    }
    case 'audience':
      return audienceReceived(state, answer.data)
    case 'typeInfo': {
      const pending = without(state.pending, 'typeInfo')
      return settle({ ...state, userTypeInfo: answer.data, pending })
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

/** If data after a login does not load, the visitor can still continue. */
function loadFailed(state: SessionState, { of, message }: Extract<SessionEvent, { type: 'loadFailed' }>): SessionStep {
  const toast: SessionEffect[] = message === '' ? [] : [{ do: 'toast', text: message, bad: true }]
  if (of === 'channels' || of === 'audience' || of === 'typeInfo') {
    // Spec 8: an error of the audience identity is shown with its errMsg.
    return settle({ ...state, pending: without(state.pending, of) }, of === 'typeInfo' ? [] : toast)
  }
  if (of === 'channelForm') {
    return state.entering ? settle({ ...state, dialog: null, skipQuestions: true }, toast) : still(state)
  }
  return of === 'chosen' ? identityChosen(state, toast) : still(state)
}
