import { auth } from '@fair/contract/auth.ts'
import { DEMO_LOGIN, DEMO_USERS } from '@fair/sandbox/demo.ts'
import { as, type VisitorSandbox, visitorSandbox } from '@fair/sandbox/testing/visitor-sandbox.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, createClient } from '../api/client.ts'
import type { Login } from './session-storage.ts'
import { createSession, type SessionStore } from './session-store.ts'
import type { SessionDialog } from './session-types.ts'

let sandbox: VisitorSandbox
beforeEach(() => {
  isOver = false
  sandbox = visitorSandbox()
})
afterEach(async () => {
  // Requests caused by a login may still be pending. Requests that follow them are no longer sent.
  isOver = true
  await Promise.allSettled(requests)
  requests.clear()
  sandbox.close()
})

let isOver = false
const requests = new Set<Promise<unknown>>()

interface Tab {
  session: SessionStore
  call: Call
  opened: SessionDialog[]
  toasts: string[]
  /** The users whose favourites were merged. */
  merged: string[]
  /** The visitor has finished the action: the page is idle. */
  finish(): void
  token(): string | null
}

/** Tabs of one browser: each stores its own login, and is notified of the others' as by BroadcastChannel. */
function browser(start: Login | null = null) {
  const tabs: { login: Login | null; changed: () => void }[] = []
  const open = (login: Login | null = start): Tab => {
    const own = { login, changed: () => {}, idle: [] as (() => void)[], putOffBy: null as string | null }
    tabs.push(own)
    const opened: SessionDialog[] = []
    const toasts: string[] = []
    const merged: string[] = []
    const call = createClient({
      base: 'http://sandbox.localhost/webapi',
      product: 'expo',
      headers: () => ({
        language: 'en-US',
        tenantId: 'A',
        ...(own.login && { Authorization: own.login.authorization }),
      }),
      text: (key) => key,
      fetch: (input, init) => {
        if (isOver) return Promise.withResolvers<Response>().promise
        const answer = sandbox.fetch(new Request(input, init))
        requests.add(answer)
        return answer
      },
    })
    const notify = (change: (login: Login | null) => Login | null) => {
      for (const tab of tabs) {
        tab.login = change(tab.login)
        tab.changed()
      }
    }
    const session = createSession(call, {
      readLogin: () => own.login,
      keep: (next) => notify(() => next),
      forget: (token) => notify((stored) => (stored?.authorization === token ? null : stored)),
      open: (dialog) => opened.push(dialog),
      toast: (text) => toasts.push(text),
      mergeFavourites: (userId) => merged.push(userId),
      whenIdle: (callback) => void own.idle.push(callback),
      readPutOff: () => own.putOffBy,
      putOff: (userId) => {
        own.putOffBy = userId
      },
      watch: (changed) => {
        own.changed = changed
      },
    })
    const finish = () => {
      for (const callback of own.idle.splice(0)) callback()
    }
    return { session, call, opened, toasts, merged, finish, token: () => own.login?.authorization ?? null }
  }
  return { open }
}

async function logIn(tab: Tab, account = DEMO_LOGIN.account): Promise<void> {
  const { password } = DEMO_LOGIN
  const result = await tab.call(auth.login, { loginType: 'PASSWORD', accountType: 'EMAIL', account, password })
  if (!result.ok) throw new Error(result.message)
  tab.session.send({ type: 'loggedIn', login: result.data, here: true })
}

const tokenOf = (userId: string): Login => ({
  authorization: as(sandbox, userId)['Authorization'] ?? '',
  userId,
})

describe('the session of a page', () => {
  test('loads the user, picker and forms, and runs the action, for a buyer with two identities', async () => {
    const tab = browser().open()
    const action = vi.fn()
    tab.session.requestLogin({ reason: 'inquire', action })
    expect(tab.opened).toEqual(['login'])
    await logIn(tab)
    expect(action).toHaveBeenCalledTimes(1)
    await expect.poll(() => tab.session.$session.get().userChannel.length).toBe(2)
    expect(tab.opened).toEqual(['login'])
    tab.finish()
    await expect.poll(() => tab.opened).toEqual(['login', 'channels'])
    await expect.poll(() => tab.session.$session.get().userInfo?.userId).toBe(DEMO_USERS.buyer)
    tab.session.send({ type: 'identityPicked', identityId: 'PROFESSIONAL' })
    await expect
      .poll(() => tab.session.$session.get())
      .toMatchObject({
        basicForm: { formId: 'BASIC-PROFESSIONAL' },
        intentionForm: { formId: 'INTENTION-PROFESSIONAL' },
        audienceIdentity: { identityId: 'PROFESSIONAL' },
      })
    expect(action).toHaveBeenCalledTimes(1)
    expect(tab.toasts).toEqual([])
    expect(tab.merged).toEqual([DEMO_USERS.buyer])
  })

  test('does not open the picker at the next login for an identity picked before', async () => {
    const first = browser().open()
    await logIn(first)
    first.finish()
    await expect.poll(() => first.opened).toEqual(['channels'])
    first.session.send({ type: 'identityPicked', identityId: 'PROFESSIONAL' })
    await expect.poll(() => first.session.$session.get().entering).toBe(false)
    const next = browser().open()
    await logIn(next)
    next.finish()
    await expect.poll(() => next.session.$session.get().entering).toBe(false)
    expect(next.opened).toEqual([])
    expect(next.session.$session.get()).toMatchObject({ identityId: 'PROFESSIONAL' })
  })

  test('opens the channel form for a newcomer with missing data', async () => {
    const tab = browser().open()
    tab.session.send({ type: 'loggedIn', login: tokenOf(DEMO_USERS.newcomer), here: true })
    tab.finish()
    await expect.poll(() => tab.session.$session.get().dialog).toBe('channelForm')
    await expect.poll(() => tab.session.$session.get().channelForm?.sections.length).toBeGreaterThan(0)
  })

  test('follows a login and a logout in five tabs', async () => {
    const { open } = browser()
    const tabs = [open(), open(), open(), open(), open()] as const
    await logIn(tabs[2])
    for (const tab of tabs)
      expect(tab.session.$session.get()).toMatchObject({ isLogined: true, userId: DEMO_USERS.buyer })
    // The picker opens only in the tab that the visitor is using.
    for (const tab of tabs) tab.finish()
    await expect.poll(() => tabs[2].opened).toEqual(['channels'])
    expect(tabs[0].opened).toEqual([])
    await tabs[4].session.logOut()
    for (const tab of tabs) expect(tab.session.$session.get()).toMatchObject({ isLogined: false, Authorization: null })
    expect(tabs.map((tab) => tab.token())).toEqual([null, null, null, null, null])
  })

  test('opens one dialog for twenty refused calls, and repeats all of them after the login', async () => {
    const tab = browser(tokenOf(DEMO_USERS.press)).open()
    const token = tab.token()
    const waiting = Array.from({ length: 20 }, () =>
      tab.session.expired({ token, message: 'expired', preregistering: false }),
    )
    expect(tab.opened).toEqual(['login'])
    expect(tab.token()).toBeNull()
    tab.session.send({ type: 'loggedIn', login: tokenOf(DEMO_USERS.press), here: true })
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => true))
  })

  test('fails refused calls if the dialog is closed without a login', async () => {
    const tab = browser(tokenOf(DEMO_USERS.press)).open()
    const waiting = tab.session.expired({ token: tab.token(), message: 'expired', preregistering: false })
    tab.session.send({ type: 'dialogClosed' })
    expect(await waiting).toBe(false)
  })

  test('fails refused calls if another visitor logs in, including calls refused later', async () => {
    const tab = browser(tokenOf(DEMO_USERS.press)).open()
    const token = tab.token()
    const refused = (token: string | null) => tab.session.expired({ token, message: 'expired', preregistering: false })
    const before = refused(token)
    tab.session.send({ type: 'loggedIn', login: tokenOf(DEMO_USERS.buyer), here: true })
    expect(await Promise.all([before, refused(token), refused(null)])).toEqual([false, false, false])
  })

  test('does not repeat a call that is refused after another visitor has logged in', async () => {
    const tab = browser(tokenOf(DEMO_USERS.press)).open()
    const token = tab.token()
    tab.session.send({ type: 'loggedIn', login: tokenOf(DEMO_USERS.buyer), here: false })
    expect(await tab.session.expired({ token, message: 'expired', preregistering: false })).toBe(false)
  })

  test('loads the form of a page without a login and again on request, and removes it on logout', async () => {
    const { session } = browser().open()
    const form = () => session.$session.get().dynamicForm
    expect(await session.loadForm('MARKETING-LETTER')).toMatchObject({ ok: true, data: { formId: 'MARKETING-LETTER' } })
    expect(form()?.formId).toBe('MARKETING-LETTER')
    expect(await session.loadForm('NO-SUCH-FORM')).toMatchObject({ ok: false, code: 'service' })
    expect(form()?.formId).toBe('MARKETING-LETTER')
    session.send({ type: 'loggedIn', login: tokenOf(DEMO_USERS.newcomer), here: false })
    await session.loadForm('MARKETING-LETTER')
    await session.logOut()
    expect(form()).toBeNull()
  })

  test('logs out at the first call with an unknown token', async () => {
    const tab = browser({ authorization: 'made-up', userId: 'U1' }).open()
    await expect.poll(() => tab.opened).toEqual(['login'])
    expect(tab.session.$session.get()).toMatchObject({ isLogined: false, failedToken: 'made-up' })
    expect(tab.token()).toBeNull()
  })

  test('ends the session on the platform on logout', async () => {
    const login = tokenOf(DEMO_USERS.press)
    const tab = browser(login).open()
    await tab.session.logOut()
    expect(sandbox.platform.sessions.userOf(login.authorization, 'A')).toBeNull()
  })
})
