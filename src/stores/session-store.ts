import { auth } from '@fair/contract/auth.ts'
import type { Form } from '@fair/contract/form.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Call, Result } from '../api/client.ts'
import type { LoginRequest } from './login-request.ts'
import { step } from './session-model.ts'
import type { Login } from './session-storage.ts'
import {
  type LoadEffect,
  type SessionAnswer,
  type SessionDialog,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  signedOut,
} from './session-types.ts'

/** The session's effects on the page around it; session-page.ts implements them for the browser. */
export interface SessionPorts {
  readLogin(): Login | null
  keep(login: Login): void
  /**
   * Removes the login here, and notifies the other tabs that this token has ended: by a logout, or because it has
   * expired.
   */
  forget(token: string | null, isLogout: boolean): void
  open(dialog: SessionDialog): void
  toast(text: string, bad: boolean): void
  /** Adds what was saved on this device before the login to the account. */
  mergeFavourites(userId: string, call: Call): void
  /** Calls back once no overlay is open and no write is pending. */
  whenIdle(callback: () => void): void
  /** The user who has dismissed the prompts after the login in this session; null for none. */
  readPutOff(): string | null
  putOff(userId: string): void
  /** Calls back when another tab, or the page's own script, has changed the login. */
  watch(changed: () => void): void
}

export interface SessionStore {
  $session: ReadableAtom<SessionState>
  send(event: SessionEvent): void
  /**
   * Opens the login with its reason, unless the visitor is logged in; the action runs after it, `form` is the dialog's
   * (loginFormType).
   */
  requestLogin(request: LoginRequest, form?: number): void
  /**
   * A call was refused because the login has expired: resolves to true after a new login of the same visitor, and to
   * false if they cancel or another visitor logs in, who must not send what the first one wrote.
   */
  expired(refused: { token: string | null; message: string; preregistering: boolean }): Promise<boolean>
  /** Ends the session on the platform, and on this device whatever the platform answers. */
  logOut(): Promise<void>
  /**
   * Ends all sessions of the account. This one remains if the platform cannot be reached, so that the visitor can try
   * again. Fails as expired if it had ended before: then it ends here like any other, the others are unknown.
   */
  logOutEverywhere(): Promise<Result<unknown>>
  /**
   * Loads the form that a page is about (Spec 3, `dynamicForm`), signed out too; the state then contains it as
   * `dynamicForm`. Not cached: logged in, it contains what this visitor sent before. Null if its code could not be
   * fetched.
   */
  loadForm(formId: string): Promise<Result<Form> | null>
  /** Loads user info and the counts again. */
  refresh(): Promise<void>
}

/** The one session of a page, around its reducer (Spec 4): performs the effects of each step. */
export function createSession(call: Call, ports: SessionPorts): SessionStore {
  const $session = atom<SessionState>({ ...signedOut, putOffBy: ports.readPutOff() })
  const refused = new Set<(again: boolean) => void>()
  let requests: LoginRequest[] = []

  const send = (event: SessionEvent): void => {
    const { state, effects } = step($session.get(), event)
    $session.set(state)
    for (const effect of effects) run(effect)
  }
  /** @returns the answer as it was put into the state; null if its code could not be fetched */
  const load = async (effect: LoadEffect): Promise<Result<SessionAnswer> | null> => {
    const token = $session.get().Authorization
    const of = effect.do === 'choose' ? 'chosen' : effect.what
    const loads = await import('./session-loads.ts').catch(() => null)
    // Its code could not be fetched: the next page loads this data again.
    if (!loads) {
      send({ type: 'loadFailed', token, of, message: '' })
      return null
    }
    const result = await loads.loadSession(call, effect)
    if (result.ok) send({ type: 'loaded', token, ...result.data })
    else if (result.code === 'expired') await expired({ token, message: result.message, preregistering: false })
    else send({ type: 'loadFailed', token, of, message: result.message })
    return result
  }
  const resume = (again: boolean) => {
    const waiting = [...refused]
    refused.clear()
    for (const resolve of waiting) resolve(again)
  }
  const settleAction = (now: boolean) => {
    const due = requests
    requests = []
    for (const { action, dropped } of due) (now ? action : dropped)?.()
  }
  const run = (effect: SessionEffect): void => {
    switch (effect.do) {
      case 'storeLogin':
        ports.keep(effect.login)
        ports.mergeFavourites(effect.login.userId, call)
        break
      case 'removeLogin':
        ports.forget(effect.token, effect.isLogout)
        break
      case 'load':
      case 'loadForm':
      case 'choose':
        void load(effect)
        break
      case 'open':
        ports.open(effect.dialog)
        break
      case 'toast':
        ports.toast(effect.text, effect.bad)
        break
      case 'resume':
        resume(effect.again)
        break
      case 'settleAction':
        settleAction(effect.now)
        break
      case 'awaitIdle':
        ports.whenIdle(() => send({ type: 'idle', token: effect.token }))
        break
      case 'postponePrompts':
        ports.putOff(effect.userId)
    }
  }
  /** The users of the tokens of this page: another person may have logged in while a call was pending. */
  const users = new Map<string | null, string | null>()
  $session.subscribe(({ Authorization, userId }) => void users.set(Authorization, userId))
  const expired: SessionStore['expired'] = (event) => {
    const user = users.get(event.token) ?? $session.get().lastUserId
    return new Promise((resolve) => {
      // In a later microtask: React has then shown a hidden page again, and its form can continue.
      refused.add((again) => queueMicrotask(() => resolve(again && (user === null || user === $session.get().userId))))
      send({ type: 'expired', ...event })
    })
  }

  const sync = () => {
    const login = ports.readLogin()
    const { Authorization } = $session.get()
    if (login && login.authorization !== Authorization) send({ type: 'loggedIn', login, here: false })
    else if (!login && Authorization !== null) send({ type: 'loggedOut', here: false })
  }
  const stored = ports.readLogin()
  if (stored) send({ type: 'restored', login: stored })
  ports.watch(sync)

  return {
    $session,
    send,
    requestLogin(request, formType) {
      requests.push(request)
      send({ type: 'loginRequested', reason: request.reason, ...(formType === undefined ? {} : { form: formType }) })
    },
    expired,
    async logOut() {
      if (!$session.get().isLogined) return
      // The visitor is logged out at once: the platform's answer cannot change that.
      const { Authorization } = $session.get()
      const ended = call(auth.logout, {}, Authorization === null ? {} : { headers: { Authorization } })
      send({ type: 'loggedOut', here: true })
      await ended
    },
    async logOutEverywhere() {
      const result = await call(auth.logout, { everywhere: true })
      if (result.ok || result.code === 'expired') send({ type: 'loggedOut', here: true })
      return result
    },
    async loadForm(formId) {
      const result = await load({ do: 'loadForm', what: 'dynamicForm', formId })
      if (!result?.ok) return result
      return result.data.of === 'dynamicForm' ? { ok: true, data: result.data.data } : null
    },
    async refresh() {
      if ($session.get().isLogined) await load({ do: 'load', what: 'userInfo', fresh: true })
    },
  }
}
