import * as z from 'zod/mini'
import { data, done, get, none, post, put } from './endpoint.ts'
import { link, time } from './kinds.ts'

/** How an account is identified: PHONE by a phone number, EMAIL by an email address. */
export const AccountType = z.enum(['PHONE', 'EMAIL'])
export type AccountType = z.infer<typeof AccountType>

/** A phone number with its dialling code ('+86'), or an email without one. */
const account = {
  /** Type of `account`. */
  accountType: AccountType,
  /**
   * PHONE: the number without its dialling code; spaces and hyphens are allowed (+86: rule phone of Spec 5, others:
   * contactPhone). EMAIL: the address; case is ignored.
   */
  account: z.string(),
  /** PHONE: the dialling code, '+' and 1 to 4 digits, e.g. +86; absent: +86. EMAIL: ignored. */
  areaCode: z.optional(z.string()),
}

/**
 * Purpose of a verification code: a code is valid for one purpose only. LOGIN: login with CODE. REGISTER: register.
 * RESET_PASSWORD: a forgotten password. CHANGE_ACCOUNT: a new phone or email of the logged-in user. DELETE_ACCOUNT
 * (added): deletion of the logged-in user's account.
 */
export const VerificationScene = z.enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'CHANGE_ACCOUNT', 'DELETE_ACCOUNT'])
export type VerificationScene = z.infer<typeof VerificationScene>

/** The result of every way to log in (Spec 3). */
export const LoginResult = z.object({
  /** The session's token, sent unchanged in the header Authorization. */
  authorization: z.string(),
  /** The logged-in user, sent in the header userId. */
  userId: z.string(),
  /** When the token expires, ISO 8601 in UTC; every call then answers 5014. Null if not given. */
  expireTime: z.nullish(time),
  /** True: this login created the account. False, null or absent: it already existed. */
  isNewUser: z.nullish(z.boolean()),
})
export type LoginResult = z.infer<typeof LoginResult>

const agreed = {
  /** Agreements that the visitor has ticked, from the agreement list: the platform records the version and the time. */
  agreementIds: z.optional(z.array(z.string())),
}

/**
 * The ways to log in:
 * - PASSWORD also accepts the older password rule of Spec 5
 * - CODE with a verification code of scene LOGIN; the first login registers
 * - INVITATION with the unguessable code from an honoured guest's letter
 * - HANDOVER with the one-time code that another device of the same person shows as a QR code
 */
export const LoginInput = z.discriminatedUnion('loginType', [
  /** With account and password. */
  z.object({
    loginType: z.literal('PASSWORD'),
    ...account,
    /** As typed. After 5 wrong attempts in a row the platform may lock the account for a while. */
    password: z.string(),
    ...agreed,
  }),
  /** With a code that was sent; creates the account if there is none. */
  z.object({
    loginType: z.literal('CODE'),
    ...account,
    /** The last code of scene LOGIN sent to this account, 4 to 8 digits; valid for one login. */
    code: z.string(),
    ...agreed,
  }),
  /** With the letter of an honoured guest. */
  z.object({
    loginType: z.literal('INVITATION'),
    /** The code in the letter's link; valid on each of the guest's devices until the fair is over. */
    invitationCode: z.string(),
    ...agreed,
  }),
  /** With the code shown by a device on which this person is logged in. */
  z.object({
    loginType: z.literal('HANDOVER'),
    /** `handoverCode` of login/handover; works once. */
    handoverCode: z.string(),
  }),
])
export type LoginInput = z.infer<typeof LoginInput>

/** Configuration of OIDC. The site creates state, nonce and the PKCE verifier, and stores them until the return. */
export const OidcConfig = z.object({
  /** Whether the tenant has a provider; false: no button, and all texts are ''. */
  enabled: z.boolean(),
  /** Label of the button, in the requested language, e.g. "Company account". */
  providerName: z.string(),
  /** Issuer identifier: a return with another `iss` (RFC 9207) is rejected. */
  issuer: z.string(),
  /** Absolute address to which the visitor is sent. Absent if `enabled` is false. */
  authorizationEndpoint: z.optional(link),
  /** `client_id` of the site at the provider. */
  clientId: z.string(),
  /** `scope` of the request, space-separated, e.g. "openid profile email". */
  scope: z.string(),
})
export type OidcConfig = z.infer<typeof OidcConfig>

export const auth = {
  /**
   * Logs in with the provider's response: the platform redeems the code with the PKCE verifier (S256) and compares the
   * token's nonce. Open to everyone; the first login creates the account, or links the one with the verified email.
   */
  oidcLogin: post(
    '/api/v2/oidc/login',
    z.object({
      /** `code` of the provider's response; can be redeemed once. */
      code: z.string(),
      /** The verifier behind the request's `code_challenge`: 43 characters or more (RFC 7636). */
      codeVerifier: z.string(),
      /** The nonce of the request, which the ID token must contain. */
      nonce: z.string(),
      /** `redirect_uri` of the request, exactly: the site's /honor-gust-login. */
      redirectUri: z.string(),
    }),
    data(LoginResult),
  ),
  /**
   * Added: the authorization endpoint and client id of the tenant's provider, which OIDC requires. Open to everyone;
   * without a provider `enabled` is false.
   */
  oidcConfig: get('/api/v2/oidc/config', none, data(OidcConfig), { added: true }),
  /**
   * Sends a code (4 to 8 digits; six in the sandbox) by text message or email, in the requested language. Open to
   * everyone, but CHANGE_ACCOUNT and DELETE_ACCOUNT require login. The response is the same whether or not the account
   * exists; the previous code becomes invalid. Refused until `resendAfter` of the last code has passed.
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
        /** Where the code was sent, masked, e.g. "+86 138****8000" or "b***r@example.com"; shown unchanged. */
        sentTo: z.string(),
        /** Seconds until another code may be sent: the site's button counts them down. */
        resendAfter: z.number(),
        /** Seconds until this code expires. */
        expireAfter: z.number(),
      }),
    ),
  ),
  /**
   * Exchanges a code for a token that a later step takes as proof (password reset, change of account). Open to
   * everyone. The code is used up; wrong attempts are counted, and after a few the code becomes invalid.
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
        /** Token for password/reset or users/changeAccount; valid once. */
        verificationToken: z.string(),
        /** When the token expires, ISO 8601 in UTC; 15 minutes in the sandbox. */
        expireTime: time,
      }),
    ),
  ),
  /**
   * Logs in, in one of four ways, and opens a session. Open to everyone. A wrong password and an unknown account get
   * the same refusal.
   */
  login: post('/api/v2/app/login', LoginInput, data(LoginResult)),
  /**
   * Added: creates an account with a password (strong rule) and a code of scene REGISTER, and logs in; the
   * specification shows no such call. Open to everyone; refused if the account exists, or USER or PRIVACY is not agreed
   * to.
   */
  register: post(
    '/api/v2/app/register',
    z.object({
      ...account,
      /** The last code of scene REGISTER sent to this account, 4 to 8 digits. */
      code: z.string(),
      /**
       * 8 to 16 characters with a digit, a lower-case and an upper-case letter and a special character, no spaces (Spec
       * 5).
       */
      password: z.string(),
      /** The visitor's name, at most 64 wide as Spec 5 counts (full-width 2, Latin 1); absent if not given. */
      userName: z.optional(z.string()),
      /** Agreements that the visitor has ticked: those of type USER and PRIVACY, unless HIDE_LOGIN_PROTOCOL is 1. */
      agreementIds: z.array(z.string()),
    }),
    data(LoginResult),
    { added: true },
  ),
  /** Ends the session: its token answers 5014 from then on. Requires login. */
  logout: post(
    '/api/v2/app/logout',
    z.object({
      /** True: ends all sessions of the user, on all devices; absent or false: only this one. */
      everywhere: z.optional(z.boolean()),
    }),
    done(),
    {
      authed: true,
      safe: true,
    },
  ),
  /** Changes the password (strong rule), or sets one on an account without. Requires login. Other sessions end. */
  changePassword: put(
    '/api/v2/app/password',
    z.object({
      /** The current password; required unless the account has none (login by code). Wrong ones lock as at login. */
      oldPassword: z.optional(z.string()),
      /** By the strong rule of Spec 5, and different from `oldPassword`. */
      newPassword: z.string(),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Added: sets a new password for a visitor who has forgotten theirs, with the proof of scene RESET_PASSWORD; PUT
   * password requires login. Open to everyone. All sessions of the user end; none is opened.
   */
  resetPassword: post(
    '/api/v2/app/password/reset',
    z.object({
      /** From verify/verification with scene RESET_PASSWORD; used up once the password is changed. */
      verificationToken: z.string(),
      /** By the strong rule of Spec 5. */
      newPassword: z.string(),
    }),
    done(),
    { added: true },
  ),
  /** Added: creates a one-time code that logs this person in on a phone (honor-gust-login). Requires login. */
  handover: post(
    '/api/v2/app/login/handover',
    none,
    data(
      z.object({
        /** The code that login with HANDOVER and the state call take; not guessable. */
        handoverCode: z.string(),
        /** Path of the site that the QR code opens on the phone; contains the code. */
        path: link,
        /** When the code expires, ISO 8601 in UTC; five minutes in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
  /** Added: state of the code, for the page that shows the QR code. Only for its creator; unknown codes are refused. */
  handoverState: get(
    '/api/v2/app/login/handover',
    z.object({
      /** From POST login/handover. */
      handoverCode: z.string(),
    }),
    data(
      z.object({
        /** WAITING: can still be used. USED: somebody has logged in with it. EXPIRED: it is no longer valid. */
        state: z.enum(['WAITING', 'USED', 'EXPIRED']),
      }),
    ),
    { authed: true, added: true },
  ),
}
