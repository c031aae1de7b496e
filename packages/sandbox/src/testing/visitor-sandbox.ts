import { contract } from '@fair/contract/index.ts'
import { siteRest } from '@fair/contract/site.ts'
import { Hono } from 'hono'
import { type Account, keyOf } from '../accounts/account.ts'
import { readOutbox } from '../accounts/outbox.ts'
import { openFair } from '../db/open.ts'
import { DEMO_LOGIN } from '../demo.ts'
import { visitor } from '../handlers/parts/visitor.ts'
import { mountVisitorPages } from '../pages/visitor.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { mountCalls, paired } from '../routes.ts'
import { type Headers, payload, type TestServer } from './call-sandbox.ts'
import { fixtureFair } from './fixture-fair.ts'

const { auth, user, form, file, geography, audience, preregistration, signGroup, tracking, recommend, link } = contract
const { signature } = file
const calls = { auth, user, form, file: { signature }, geography, audience, preregistration, signGroup, tracking }

export interface VisitorSandbox extends TestServer {
  readonly platform: Platform
  /** Advances the clock. */
  pass(minutes: number): void
  /** The last code sent to an account. */
  codeFor(account: Account): string
  close(): void
}

/** For tests only: the visitors' calls and pages over the fixture fair, every reply checked against the contract. */
export function visitorSandbox({ db: file = ':memory:' }: { db?: string } = {}): VisitorSandbox {
  const origin = new Date('2026-11-19T02:42:00Z')
  let clock = origin
  const { db, fair } = openFair({ file, seed: 'fair', size: 'small', origin, fresh: origin, make: fixtureFair })
  const platform = createPlatform(db, fair, () => clock)
  const app = new Hono()
  mountVisitorPages(app, platform)
  mountCalls(app, paired({ ...calls, recommend, link, siteRest }, visitor), platform, {
    check: true,
    report: (error, call) => {
      throw new Error(call, { cause: error })
    },
  })
  return {
    platform,
    fetch: async (request) => app.fetch(request),
    pass: (minutes) => {
      clock = new Date(clock.getTime() + minutes * 60_000)
    },
    codeFor: (account) => readOutbox(db, { recipient: keyOf(account), limit: 1 })[0]?.code ?? '',
    close: () => db.close(),
  }
}

/** The headers of a user who has logged in with the demo password. */
export async function loggedIn(
  sandbox: TestServer,
  account = DEMO_LOGIN.account,
  language = 'en-US',
): Promise<Headers> {
  const input = { loginType: 'PASSWORD', accountType: 'EMAIL', account, password: DEMO_LOGIN.password } as const
  const { authorization } = await payload(sandbox, auth.login, input)
  return { Authorization: authorization, language }
}

/** The headers of a demo user, without requesting the password. */
export function as({ platform }: VisitorSandbox, userId: string, language = 'en-US'): Headers {
  return { Authorization: platform.sessions.open(userId, 'A'), language }
}
