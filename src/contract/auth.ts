import * as z from 'zod/mini'
import { data, done, get, none, post, put } from './endpoint.ts'
import { link, time } from './kinds.ts'

/** How an account is named: PHONE by a phone number, EMAIL by an email address. */
export const AccountType = z.enum(['PHONE', 'EMAIL'])
export type AccountType = z.infer<typeof AccountType>

/** A phone number with its dialling code ('+86'), or an email without one. */
const account = {
  /** What `account` is. */
  accountType: AccountType,
  /**
   * PHONE: the number without its dialling code, blanks and hyphens allowed (+86: rule phone of Spec 5, others:
   * contactPhone). EMAIL: the address, in any case.
   */
  account: z.string(),
  /** PHONE: the dialling code, '+' and 1 to 4 digits, e.g. +86; absent: +86. EMAIL: not read. */
  areaCode: z.optional(z.string()),
}

/**
 * What a verification code is requested: a code of one purpose is worthless for another. LOGIN: login with CODE. REGISTER:
 * register. RESET_PASSWORD: a forgotten password. CHANGE_ACCOUNT: a new phone or email of who is logged in. DELETE_ACCOUNT
 * (added): the end of the account of who is logged in.
 */
export const VerificationScene = z.enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'CHANGE_ACCOUNT', 'DELETE_ACCOUNT'])
export type VerificationScene = z.infer<typeof VerificationScene>

/** The result of every way to log in (Spec 3). */
export const LoginResult = z.object({
  /** The session's token: goes into the header Authorization as it is. */
  authorization: z.string(),
  /** Who has logged in: goes into the header userId. */
  userId: z.string(),
  /** When the token runs out, ISO 8601 in UTC; every call then answers 5014. Null: not said. */
  expireTime: z.nullish(time),
  /** True: this login has made the account. False, null or absent: it was there. */
  isNewUser: z.nullish(z.boolean()),
})
export type LoginResult = z.infer<typeof LoginResult>

const agreed = {
  /** Agreements that the visitor has ticked, as agreement lists them: the platform keeps which version, and when. */
  agreementIds: z.optional(z.array(z.string())),
}

/**
 * The ways to log in:
 * - PASSWORD takes the older password rule of Spec 5 too (readings)
 * - CODE with a verification code of scene LOGIN; the first login registers
 * - INVITATION with the unguessable code of an honoured guest's letter
 * - HANDOVER with the one-time code that another device of the same person shows as a QR
 */
export const LoginInput = z.discriminatedUnion('loginType', [
  /** With account and password. */
  z.object({
    loginType: z.literal('PASSWORD'),
    ...account,
    /** As typed. After 5 wrong ones in a row the platform may lock the account for a while. */
    password: z.string(),
    ...agreed,
  }),
  /** With a code that was sent; makes the account where there is none. */
  z.object({
    loginType: z.literal('CODE'),
    ...account,
    /** The last code of scene LOGIN sent to this account, 4 to 8 digits; good for one login. */
    code: z.string(),
    ...agreed,
  }),
  /** With the letter of an honoured guest. */
  z.object({
    loginType: z.literal('INVITATION'),
    /** The code in the letter's link; good on each of the guest's devices until the fair is over. */
    invitationCode: z.string(),
    ...agreed,
  }),
  /** With the code that a device shows on which this person is logged in. */
  z.object({
    loginType: z.literal('HANDOVER'),
    /** `handoverCode` of login/handover; works once. */
    handoverCode: z.string(),
  }),
])
export type LoginInput = z.infer<typeof LoginInput>

/** Where OIDC starts. The site makes state, nonce and the PKCE verifier, and keeps them until the return. */
export const OidcConfig = z.object({
  /** Whether the tenant has a provider; false: no button, and all texts are ''. */
  enabled: z.boolean(),
  /** The name on the button, in the requested language, e.g. "Company account". */
  providerName: z.string(),
  /** Issuer identifier: a return with another `iss` (RFC 9207) is not taken. */
  issuer: z.string(),
  /** Whole address to which the visitor is sent. Absent where it is not enabled. */
  authorizationEndpoint: z.optional(link),
  /** `client_id` of the site at the provider. */
  clientId: z.string(),
  /** `scope` of the request, blanks between, e.g. "openid profile email". */
  scope: z.string(),
})
export type OidcConfig = z.infer<typeof OidcConfig>

export const auth = {
  /**
   * Logs in with what the provider has sent back: the platform redeems the code with the PKCE verifier (S256) and compares
   * the token's nonce. Open to everybody; the first time it makes the account, or links the one of the verified email.
   */
  oidcLogin: post(
    '/api/v2/oidc/login',
    z.object({
      /** `code` of the provider's answer; redeemed once. */
      code: z.string(),
      /** The verifier behind the request's `code_challenge`: 43 characters or more (RFC 7636). */
      codeVerifier: z.string(),
      /** The nonce of the request, which the ID token has to hold. */
      nonce: z.string(),
      /** `redirect_uri` of the request, to the letter: the site's /honor-gust-login. */
      redirectUri: z.string(),
    }),
    data(LoginResult),
  ),
  /**
   * Added: the authorization endpoint and client id of the tenant's provider, without which OIDC cannot start. Open to
   * everybody; without a provider `enabled` is false.
   */
  oidcConfig: get('/api/v2/oidc/config', none, data(OidcConfig), { added: true }),
  /**
   * Sends a code (4 to 8 digits; the sandbox's has six) by text message or email, in the requested language. Open to
   * everybody, but CHANGE_ACCOUNT and DELETE_ACCOUNT only logged in. It answers alike whether or not the account exists; the code before
   * it becomes worthless. Refused while `resendAfter` of the last one runs.
   */
  sendVerification: post(
    '/api/v2/message/send/verification',
    z.object({
      /** What the code is for. */
      scene: VerificationScene,
      ...account,
    }),
    data(
      z.object({
        /** Where it went, masked, e.g. "+86 138****8000" or "b***r@example.com"; the site shows it as it is. */
        sentTo: z.string(),
        /** Seconds until another may be sent: the site's button counts them down. */
        resendAfter: z.number(),
        /** Seconds until this code runs out. */
        expireAfter: z.number(),
      }),
    ),
  ),
  /**
   * Trades a code for a token that a later step takes as proof (password reset, change of account). Open to everybody. The
   * code is used up; a wrong one is counted, and after a few the code is worthless.
   */
  verifyVerification: post(
    '/api/v2/message/verify/verification',
    z.object({
      /** The scene for which the code was sent, RESET_PASSWORD or CHANGE_ACCOUNT. */
      scene: VerificationScene,
      ...account,
      /** The last code sent to this account for this scene, 4 to 8 digits. */
      code: z.string(),
    }),
    data(
      z.object({
        /** What password/reset and users/changeAccount take, once. */
        verificationToken: z.string(),
        /** When it runs out, ISO 8601 in UTC; 15 minutes in the sandbox. */
        expireTime: time,
      }),
    ),
  ),
  /**
   * Logs in, by one of four ways, and opens a session. Open to everybody. A wrong password and an unknown account are
   * refused alike.
   */
  login: post('/api/v2/app/login', LoginInput, data(LoginResult)),
  /**
   * Added: makes an account with a password (strong rule) and a code of scene REGISTER, and logs in; the specification
   * shows no such call. Open to everybody; refused where somebody has the account, or USER or PRIVACY is not agreed to.
   */
  register: post(
    '/api/v2/app/register',
    z.object({
      ...account,
      /** The last code of scene REGISTER sent to this account, 4 to 8 digits. */
      code: z.string(),
      /**
       * 8 to 16 characters with a digit, a lower-case and an upper-case letter and a special character, no blanks (Spec
       * 5).
       */
      password: z.string(),
      /** The visitor's name, at most 64 wide as Spec 5 counts (full-width 2, Latin 1); absent: none. */
      userName: z.optional(z.string()),
      /** Agreements that the visitor has ticked: those of type USER and PRIVACY, unless HIDE_LOGIN_PROTOCOL is 1. */
      agreementIds: z.array(z.string()),
    }),
    data(LoginResult),
    { added: true },
  ),
  /** Ends the session: its token answers 5014 from then on. Logged in only. */
  logout: post(
    '/api/v2/app/logout',
    z.object({
      /** True ends all sessions of the user, on all devices; absent or false: this one. */
      everywhere: z.optional(z.boolean()),
    }),
    done(),
    {
      authed: true,
      safe: true,
    },
  ),
  /** Changes the password (strong rule), or gives one to an account without. Logged in only. Other sessions end. */
  changePassword: put(
    '/api/v2/app/password',
    z.object({
      /** The password until now; needed unless the account has none (login by code). Wrong ones lock as at the login. */
      oldPassword: z.optional(z.string()),
      /** By the strong rule of Spec 5, and another than `oldPassword`. */
      newPassword: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Added: a new password for who has forgotten it, with the proof of scene RESET_PASSWORD; PUT password needs a login.
   * Open to everybody. All sessions of the user end; none is opened.
   */
  resetPassword: post(
    '/api/v2/app/password/reset',
    z.object({
      /** Of verify/verification with scene RESET_PASSWORD; used up once the password is changed. */
      verificationToken: z.string(),
      /** By the strong rule of Spec 5. */
      newPassword: z.string(),
    }),
    done(),
    { added: true },
  ),
  /** Added: makes a one-time code that logs this person in on a phone (honor-gust-login). Logged in only. */
  handover: post(
    '/api/v2/app/login/handover',
    none,
    data(
      z.object({
        /** What login with HANDOVER takes, and the state is asked by; not guessable. */
        handoverCode: z.string(),
        /** Path of the site that the QR opens on the phone; the code is in it. */
        path: link,
        /** When the code runs out, ISO 8601 in UTC; five minutes in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
  /** Added: what became of the code, for the page that shows the QR. Only for who made it; unknown codes are refused. */
  handoverState: get(
    '/api/v2/app/login/handover',
    z.object({
      /** Of POST login/handover. */
      handoverCode: z.string(),
    }),
    data(
      z.object({
        /** WAITING: can still be used. USED: somebody has logged in with it. EXPIRED: its time is over. */
        state: z.enum(['WAITING', 'USED', 'EXPIRED']),
      }),
    ),
    { authed: true, added: true },
  ),
}
