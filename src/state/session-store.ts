import { atom, type ReadableAtom } from 'nanostores'
import type { Call, Result } from '../api/client.ts'
import { audience } from '../contract/audience.ts'
import { auth } from '../contract/auth.ts'
import { favourite } from '../contract/favourite.ts'
import { form } from '../contract/form.ts'
import { user } from '../contract/user.ts'
import type { LoginRequest } from './login-request.ts'
import { type DeviceFavourites, mergeFavourites } from './merge-favourites.ts'
import type { Login } from './session.ts'
import {
  type Loaded,
  type SessionAnswer,
  type SessionDialog,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  signedOut,
  step,
} from './session-model.ts'

/** What the session does to the page around it; session-page.ts has the browser's. */
export interface SessionSurroundings {
  readLogin(): Login | null
  keep(login: Login): void
  /** Forgets the login here, and tells the other tabs that this token has ended. */
  forget(token: string | null): void
  open(dialog: SessionDialog): void
  toast(text: string, bad: boolean): void
  favourites: DeviceFavourites
  /** Calls back when another tab, or the page's own script, has changed the login. */
  watch(changed: () => void): void
}

export interface SessionStore {
  $session: ReadableAtom<SessionState>
  send(event: SessionEvent): void
  /** Opens the login with its reason, unless the visitor is logged in; the action is done after it, `form` is the dialog's (loginFormType). */
  want(request: LoginRequest, form?: number): void
  /** A call was refused as expired: resolves true after a new login, false when the visitor gave it up. */
  expired(refused: { token: string | null; message: string; preregistering: boolean }): Promise<boolean>
  /** Ends the session on the platform, and here whatever it answers. */
  logOut(everywhere?: boolean): Promise<void>
  /** Loads user info and the counts anew. */
  refresh(): Promise<void>
}

/** The one session of a page over its reducer (Spec 4): does what each step asks for. */
export function createSession(call: Call, around: SessionSurroundings): SessionStore {
  const $session = atom<SessionState>(signedOut)
  const refused = new Set<(again: boolean) => void>()
  let requests: LoginRequest[] = []

  const send = (event: SessionEvent): void => {
    const { state, effects } = step($session.get(), event)
    $session.set(state)
    for (const effect of effects) run(effect)
  }
  const answer = async <O>(of: Loaded, asked: Promise<Result<O>>, pick: (data: O) => SessionAnswer): Promise<void> => {
    const token = $session.get().Authorization
    const result = await asked
    if (result.ok) send({ type: 'answered', token, ...pick(result.data) })
    else if (result.code === 'expired') await expired({ token, message: result.message, preregistering: false })
    else send({ type: 'failed', token, of, message: result.message })
  }
  const load = (what: Extract<SessionEffect, { do: 'load' }>['what']): Promise<void> => {
    switch (what) {
      case 'userInfo':
        return answer(what, call(user.info, {}), (data) => ({ of: what, data }))
      case 'channels':
        return answer(what, call(audience.identities, {}), (data) => ({ of: what, data }))
      case 'audience':
        return answer(what, call(audience.byUser, {}), (data) => ({ of: what, data }))
      case 'typeInfo':
        return answer(what, call(user.completed, {}), (data) => ({ of: what, data }))
      case 'registration':
        return answer(what, call(audience.recentRegistration, {}), (data) => ({
          of: what,
          data: data.registrationInfo ?? null,
        }))
    }
  }
  const loadForm = (effect: Extract<SessionEffect, { do: 'loadForm' }>): Promise<void> => {
    const { what } = effect
    if (effect.what === 'channelForm') {
      return answer(what, call(form.dynamic, { formId: effect.formId }), (data) => ({ of: what, data }))
    }
    const endpoint = effect.what === 'basicForm' ? audience.basicForm : audience.intentionForm
    return answer(what, call(endpoint, { identityId: effect.identityId }), (data) => ({ of: what, data }))
  }
  const resume = (again: boolean) => {
    const waiting = [...refused]
    refused.clear()
    for (const resolve of waiting) resolve(again)
  }
  const act = (now: boolean) => {
    const due = requests
    requests = []
    for (const { action, dropped } of due) (now ? action : dropped)?.()
  }
  const choose = (identityId: string) =>
    answer('audience', call(audience.choose, { identityId }), (data) => ({ of: 'audience', data }))

  const run = (effect: SessionEffect): void => {
    switch (effect.do) {
      case 'keep':
        around.keep(effect.login)
        void mergeFavourites(around.favourites, effect.login.userId, (input) => call(favourite.save, input))
        break
      case 'forget':
        around.forget(effect.token)
        break
      case 'load':
        void load(effect.what)
        break
      case 'loadForm':
        void loadForm(effect)
        break
      case 'choose':
        void choose(effect.identityId)
        break
      case 'open':
        around.open(effect.dialog)
        break
      case 'toast':
        around.toast(effect.text, effect.bad)
        break
      case 'resume':
        resume(effect.again)
        break
      case 'act':
        act(effect.now)
    }
  }
  const expired: SessionStore['expired'] = (event) =>
    new Promise((resolve) => {
      refused.add(resolve)
      send({ type: 'expired', ...event })
    })

  const sync = () => {
    const login = around.readLogin()
    const { Authorization } = $session.get()
    if (login && login.authorization !== Authorization) send({ type: 'loggedIn', login, here: false })
    else if (!login && Authorization !== null) send({ type: 'loggedOut', here: false })
  }
  const kept = around.readLogin()
  if (kept) send({ type: 'restored', login: kept })
  around.watch(sync)

  return {
    $session,
    send,
    want(request, formType) {
      requests.push(request)
      send({ type: 'wanted', reason: request.reason, ...(formType === undefined ? {} : { form: formType }) })
    },
    expired,
    async logOut(everywhere = false) {
      if (!$session.get().isLogined) return
      // The visitor is out at once: what the platform answers can change nothing about that.
      const { Authorization } = $session.get()
      const ended = call(auth.logout, { everywhere }, Authorization === null ? {} : { headers: { Authorization } })
      send({ type: 'loggedOut', here: true })
      await ended
    },
    refresh: () => ($session.get().isLogined ? load('userInfo') : Promise.resolve()),
  }
}
