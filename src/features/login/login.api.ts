import { type AgreementSummary, agreement } from '@fair/contract/agreement.ts'
import { auth, type LoginResult, type OidcConfig } from '@fair/contract/auth.ts'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { siteRest } from '@fair/contract/site.ts'
import type { Call, Result } from '../../api/client.ts'
import { accountOf, type LoginFields, type LoginStep, loginInput, SCENES } from './login-form.ts'

/** A code that was sent: to whom (masked), when another may be, and its expiry. Instants in ms since 1970. */
export interface SentCode {
  sentTo: string
  resendAt: number
  minutes: number
}

/** The result of a form: a login, its next step, or a refusal. */
export type Outcome =
  | { kind: 'login'; login: LoginResult }
  | { kind: 'reset'; verificationToken: string }
  | Extract<Result<never>, { ok: false }>

/** The calls of the login dialog (Spec 7, "Site and auth"). */
export function loginCalls(call: Call) {
  /** The last successful reset: if only the login after it failed, another try repeats only the login. */
  let lastReset = ''
  const entered = (result: Result<LoginResult>): Outcome => (result.ok ? { kind: 'login', login: result.data } : result)
  return {
    agreements: (): Promise<Result<AgreementSummary[]>> => call(agreement.list, {}),
    /** The tenant's provider; null if it has none, or if the request failed. */
    async provider(): Promise<OidcConfig | null> {
      const result = await call(auth.oidcConfig, {})
      return result.ok && result.data.enabled && parseAddress(result.data.authorizationEndpoint ?? '')
        ? result.data
        : null
    },
    /** The visitor's presumed country. */
    async country(): Promise<string | null> {
      const result = await call(siteRest.ip, {})
      return result.ok ? (result.data.countryCode ?? null) : null
    },
    async sendCode(step: LoginStep, fields: LoginFields): Promise<Result<SentCode>> {
      const scene = SCENES[step] ?? 'LOGIN'
      const result = await call(auth.sendVerification, { scene, ...accountOf(fields) })
      if (!result.ok) return result
      const { sentTo, resendAfter, expireAfter } = result.data
      return {
        ok: true,
        data: {
          sentTo,
          resendAt: performance.now() + resendAfter * 1000,
          minutes: Math.max(1, Math.floor(expireAfter / 60)),
        },
      }
    },
    async send(
      step: LoginStep,
      fields: LoginFields,
      { agreementIds, verificationToken = '' }: { agreementIds: string[]; verificationToken?: string | undefined },
    ): Promise<Outcome> {
      const { code, newPassword, userName } = fields
      switch (step) {
        case 'code':
        case 'password':
          return entered(await call(auth.login, loginInput(step, fields, agreementIds)))
        case 'register': {
          const name = userName.trim() === '' ? {} : { userName: userName.trim() }
          const input = { ...accountOf(fields), code, password: newPassword, ...name, agreementIds }
          return entered(await call(auth.register, input))
        }
        case 'forgot': {
          const result = await call(auth.verifyVerification, { scene: 'RESET_PASSWORD', ...accountOf(fields), code })
          return result.ok ? { kind: 'reset', verificationToken: result.data.verificationToken } : result
        }
        case 'reset': {
          const reset = `${verificationToken} ${newPassword}`
          // A verification is valid once.
          if (reset !== lastReset) {
            const result = await call(auth.resetPassword, { verificationToken, newPassword })
            if (!result.ok) return result
            lastReset = reset
          }
          // The visitor has just proved the account and chosen the password, and need not type both again.
          return entered(await call(auth.login, loginInput('password', { ...fields, password: newPassword }, [])))
        }
      }
    },
  }
}

export type LoginCalls = ReturnType<typeof loginCalls>
