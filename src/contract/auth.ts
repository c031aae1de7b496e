import * as z from 'zod/mini'
import { data, done, get, none, post, put } from './endpoint.ts'
import { link, time } from './kinds.ts'

export const AccountType = z.enum(['PHONE', 'EMAIL'])
export type AccountType = z.infer<typeof AccountType>

/** A phone number with its dialling code ('+86'), or an email without one. */
const account = { accountType: AccountType, account: z.string(), areaCode: z.optional(z.string()) }

/** What a verification code is asked for: a code of one purpose is worthless for another. */
export const VerificationScene = z.enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'CHANGE_ACCOUNT'])
export type VerificationScene = z.infer<typeof VerificationScene>

/** The result of every way to log in (Spec 3). `authorization` goes into the header Authorization as it is. */
export const LoginResult = z.object({
  authorization: z.string(),
  userId: z.string(),
  /** ISO 8601, UTC: when the token runs out. */
  expireTime: z.nullish(time),
  /** This login has made the account. */
  isNewUser: z.nullish(z.boolean()),
})
export type LoginResult = z.infer<typeof LoginResult>

const agreed = { agreementIds: z.optional(z.array(z.string())) }

/**
 * The ways to log in:
 * - PASSWORD takes the older password rule of Spec 5 too (readings)
 * - CODE with a verification code of scene LOGIN; the first login registers
 * - INVITATION with the unguessable code of an honoured guest's letter
 * - HANDOVER with the one-time code that another device of the same person shows as a QR
 */
export const LoginInput = z.discriminatedUnion('loginType', [
  z.object({ loginType: z.literal('PASSWORD'), ...account, password: z.string(), ...agreed }),
  z.object({ loginType: z.literal('CODE'), ...account, code: z.string(), ...agreed }),
  z.object({ loginType: z.literal('INVITATION'), invitationCode: z.string(), ...agreed }),
  z.object({ loginType: z.literal('HANDOVER'), handoverCode: z.string() }),
])
export type LoginInput = z.infer<typeof LoginInput>

/** Where OIDC starts. The site makes state, nonce and the PKCE verifier, and keeps them until the return. */
export const OidcConfig = z.object({
  enabled: z.boolean(),
  /** The name on the button, e.g. "Company account". */
  providerName: z.string(),
  issuer: z.string(),
  /** Absent where it is not enabled. */
  authorizationEndpoint: z.optional(link),
  clientId: z.string(),
  scope: z.string(),
})
export type OidcConfig = z.infer<typeof OidcConfig>

export const auth = {
  /** Ends OIDC: the platform redeems the code with the PKCE verifier (S256) and compares the token's nonce. */
  oidcLogin: post(
    '/api/v2/oidc/login',
    z.object({ code: z.string(), codeVerifier: z.string(), nonce: z.string(), redirectUri: z.string() }),
    data(LoginResult),
  ),
  /** Added: the authorization endpoint and client id of the tenant's provider, without which OIDC cannot start. */
  oidcConfig: get('/api/v2/oidc/config', none, data(OidcConfig), { added: true }),
  /** Sends a code. Times in seconds: until another may be sent, and until this one runs out. `sentTo` is masked. */
  sendVerification: post(
    '/api/v2/message/send/verification',
    z.object({ scene: VerificationScene, ...account }),
    data(z.object({ sentTo: z.string(), resendAfter: z.number(), expireAfter: z.number() })),
  ),
  /** Trades a code for a token that a later step takes as proof (password reset, change of account). */
  verifyVerification: post(
    '/api/v2/message/verify/verification',
    z.object({ scene: VerificationScene, ...account, code: z.string() }),
    data(z.object({ verificationToken: z.string(), expireTime: time })),
  ),
  login: post('/api/v2/app/login', LoginInput, data(LoginResult)),
  /** Added: an account with a password (strong rule) and a code of scene REGISTER; the specification shows no such call. */
  register: post(
    '/api/v2/app/register',
    z.object({
      ...account,
      code: z.string(),
      password: z.string(),
      userName: z.optional(z.string()),
      agreementIds: z.array(z.string()),
    }),
    data(LoginResult),
    { added: true },
  ),
  /** Ends the session; `everywhere` ends all sessions of the user. */
  logout: post('/api/v2/app/logout', z.object({ everywhere: z.optional(z.boolean()) }), done(), {
    authed: true,
    safe: true,
  }),
  /** Changes the password (strong rule). Other sessions end. */
  changePassword: put(
    '/api/v2/app/password',
    z.object({ oldPassword: z.optional(z.string()), newPassword: z.string() }),
    done(),
    { authed: true },
  ),
  /** Added: a new password for who has forgotten it, with the proof of scene RESET_PASSWORD; PUT password needs a login. */
  resetPassword: post(
    '/api/v2/app/password/reset',
    z.object({ verificationToken: z.string(), newPassword: z.string() }),
    done(),
    { added: true },
  ),
  /** Added: a one-time code that logs this person in on a phone (honor-gust-login); `path` is what the QR opens. */
  handover: post(
    '/api/v2/app/login/handover',
    none,
    data(z.object({ handoverCode: z.string(), path: link, expireTime: time })),
    { authed: true, added: true },
  ),
  /** Added: what became of the code, for the page that shows the QR. */
  handoverState: get(
    '/api/v2/app/login/handover',
    z.object({ handoverCode: z.string() }),
    data(z.object({ state: z.enum(['WAITING', 'USED', 'EXPIRED']) })),
    { authed: true, added: true },
  ),
}
