import type { AudienceIdentity, AudienceInfo, RegistrationInfo } from '@fair/contract/audience.ts'
import type { Form } from '@fair/contract/form.ts'
import type { UserSession } from '@fair/contract/session.ts'
import type { UserInfo, UserMessage, UserTypeInfo } from '@fair/contract/user.ts'
import type { LoginReason } from './login-request.ts'
import type { Login } from './session-storage.ts'

/* The types of session-model.ts: the visitor's state (Spec 3), its events and its effects. */

/** The forms of the login dialog, by loginFormType: 0 is the code. */
export const LOGIN_FORMS = ['code', 'password', 'register', 'forgot'] as const
export type LoginForm = (typeof LOGIN_FORMS)[number]

/** The dialogs over the page: the login, its variant for preregistration, the channel picker, the channel form. */
export type SessionDialog = 'login' | 'preregistration' | 'channels' | 'channelForm'

export interface SessionState extends UserSession {
  userId: string | null
  /** The work flag: the data after a login is being loaded. */
  working: boolean
  /** The last token that the platform refused (Spec 8, "mark the token as failed"). */
  failedToken: string | null
  loginFormType: number
  dialog: SessionDialog | null
  reason: LoginReason
  /** The message at the top of the login dialog: that the login has expired. */
  notice: string
  /** The enterprise basic form and the intention form of the identity (Spec 4). */
  basicForm: Form | null
  intentionForm: Form | null
  /** From a login until the identity and the missing data are settled. */
  entering: boolean
  /** Since the login: the answers that are still pending, and 'idle' until the visitor has finished the action. */
  pending: readonly Pending[]
  /** Since the login: an identity is set, the picker is shown, or there is none to choose. */
  identitySettled: boolean
  /** This login opens neither the picker nor the form for missing data. */
  skipQuestions: boolean
  /** The user who has closed one of the two in this session, and is not prompted again in it. */
  putOffBy: string | null
  /** The user whose login expired here: held requests are sent again only after a login of the same user. */
  lastUserId: string | null
}

export type Pending = 'channels' | 'audience' | 'typeInfo' | 'chosen' | 'idle'

/**
 * Answers contain the token that they were requested with: one that arrives after a logout or another login is dropped.
 */
export type SessionAnswer =
  | { of: 'userInfo'; data: UserInfo }
  | { of: 'channels'; data: AudienceIdentity[] }
  | { of: 'audience'; data: AudienceInfo }
  /** The same, for the identity that was chosen here. */
  | { of: 'chosen'; data: AudienceInfo }
  | { of: 'typeInfo'; data: UserTypeInfo }
  | { of: 'registration'; data: RegistrationInfo | null }
  | { of: 'basicForm'; data: Form }
  | { of: 'intentionForm'; data: Form }
  | { of: 'channelForm'; data: Form }
  | { of: 'dynamicForm'; data: Form }

type Loaded = SessionAnswer['of']

export type SessionEvent =
  /** A page begins with a stored login. */
  | { type: 'restored'; login: Login }
  /** The visitor requests the login, or something that requires one. */
  | { type: 'loginRequested'; reason: LoginReason; form?: number }
  /** `here`: by this page's dialog; otherwise another tab has reported it. */
  | { type: 'loggedIn'; login: Login; here: boolean }
  | { type: 'loggedOut'; here: boolean }
  /** errCode 5014 or a message that means it, for a call that was sent with `token`. */
  | { type: 'expired'; token: string | null; message: string; preregistering: boolean }
  /** The visitor closes the dialog over the page. */
  | { type: 'dialogClosed' }
  /** The visitor wants to pick another identity. */
  | { type: 'identitySwitchRequested' }
  | { type: 'identityPicked'; identityId: string }
  | ({ type: 'loaded'; token: string | null } & SessionAnswer)
  | { type: 'loadFailed'; token: string | null; of: Loaded; message: string }
  | { type: 'unreadCountsReceived'; counts: UserMessage }
  /** The form for missing data is sent. */
  | { type: 'profileCompleted' }
  /** No overlay is open any more and no write is pending since the login of this token. */
  | { type: 'idle'; token: string }

/** A call to the platform. */
export type LoadEffect =
  | {
      do: 'load'
      what: Exclude<Loaded, 'chosen' | 'basicForm' | 'intentionForm' | 'channelForm' | 'dynamicForm'>
      /** Skips the cached answer (CallOptions of api/client.ts). */
      fresh?: true
    }
  | { do: 'loadForm'; what: 'basicForm' | 'intentionForm'; identityId: string }
  | { do: 'loadForm'; what: 'channelForm' | 'dynamicForm'; formId: string }
  | { do: 'choose'; identityId: string }

export type SessionEffect =
  | LoadEffect
  | { do: 'storeLogin'; login: Login }
  /**
   * Clear the token, the work flag and the user id; `token` is the one that the other tabs remove too. If not a logout,
   * it has expired.
   */
  | { do: 'removeLogin'; token: string | null; isLogout: boolean }
  | { do: 'open'; dialog: SessionDialog }
  | { do: 'toast'; text: string; bad: boolean }
  /** Calls that were refused: send them again, or return the refusal. */
  | { do: 'resume'; again: boolean }
  /** The action requested before the login: run it now, or drop it. */
  | { do: 'settleAction'; now: boolean }

  /** Report the next moment at which the page is idle (event 'idle'). */
  | { do: 'awaitIdle'; token: string }
  /** Remember for the session that this user has dismissed the prompts. */
  | { do: 'postponePrompts'; userId: string }

export interface SessionStep {
  state: SessionState
  effects: SessionEffect[]
}

const NOTHING_UNREAD: UserMessage = { notReadAllCounts: 0, adviceNotReadCounts: 0, messageNotReadCounts: 0 }

/** Signed out (Spec 3): Authorization null, isLogined false, everything else empty. */
export const signedOut: SessionState = {
  Authorization: null,
  isLogined: false,
  userId: null,
  userInfo: null,
  userMessage: NOTHING_UNREAD,
  userChannel: [],
  channelForm: null,
  dynamicForm: null,
  registrationInfo: null,
  audienceIdentity: null,
  identityId: null,
  hasBasicForm: false,
  hasIntentionForm: false,
  userTypeInfo: { needCompleteInfo: false, completeness: 0, missingForms: [] },
  attendingIdentity: null,
  enterpriseValidateStatus: 'NONE',
  registrationAuditStatus: 'NONE',
  working: false,
  failedToken: null,
  loginFormType: 0,
  dialog: null,
  reason: 'login',
  notice: '',
  basicForm: null,
  intentionForm: null,
  entering: false,
  pending: [],
  identitySettled: false,
  skipQuestions: false,
  putOffBy: null,
  lastUserId: null,
}
