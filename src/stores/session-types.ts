import type { AudienceIdentity, AudienceInfo, RegistrationInfo } from '../contract/audience.ts'
import type { Form } from '../contract/form.ts'
import type { UserSession } from '../contract/session.ts'
import type { UserInfo, UserMessage, UserTypeInfo } from '../contract/user.ts'
import type { LoginReason } from './login-request.ts'
import type { Login } from './session-storage.ts'

/* What session-model.ts speaks of: the visitor's state (Spec 3), what happens to it, and what is to be done for it. */

/** The forms of the login dialog, by loginFormType: 0 is the code. */
export const LOGIN_FORMS = ['code', 'password', 'register', 'forgot'] as const
export type LoginForm = (typeof LOGIN_FORMS)[number]

/** What lies over the page: the login, the same for who is registering, the channel picker, the channel form. */
export type SessionDialog = 'login' | 'preregistration' | 'channels' | 'channelForm'

export interface SessionState extends UserSession {
  userId: string | null
  /** The work flag: what a login brings is being loaded. */
  working: boolean
  /** The token that the platform refused last (Spec 8, "mark the token as failed"). */
  failedToken: string | null
  loginFormType: number
  dialog: SessionDialog | null
  reason: LoginReason
  /** What the login dialog says above all: that the login has expired. */
  notice: string
  /** The enterprise basic form and the intention form of the identity (Spec 4). */
  basicForm: Form | null
  intentionForm: Form | null
  /** From a login until the identity and the owed data are settled. */
  entering: boolean
  /** Since the login: the answers that are still to come, and 'idle' until the visitor has finished the action. */
  pending: readonly Pending[]
  /** Since the login: an identity is taken, the picker is shown, or there is none to take. */
  identitySettled: boolean
  /** This login opens neither the picker nor the form that is owed. */
  skipQuestions: boolean
  /** The user who has closed one of the two in this session, and is not asked again in it. */
  putOffBy: string | null
  /** Whose login expired here: held requests are sent again only after a login of the same user. */
  lastUserId: string | null
}

export type Pending = 'channels' | 'audience' | 'typeInfo' | 'chosen' | 'idle'

/** Answers carry the token that they were asked with: one that comes after a logout or another login is dropped. */
export type SessionAnswer =
  | { of: 'userInfo'; data: UserInfo }
  | { of: 'channels'; data: AudienceIdentity[] }
  | { of: 'audience'; data: AudienceInfo }
  /** The same, of the identity that was taken here. */
  | { of: 'chosen'; data: AudienceInfo }
  | { of: 'typeInfo'; data: UserTypeInfo }
  | { of: 'registration'; data: RegistrationInfo | null }
  | { of: 'basicForm'; data: Form }
  | { of: 'intentionForm'; data: Form }
  | { of: 'channelForm'; data: Form }
  | { of: 'dynamicForm'; data: Form }

type Loaded = SessionAnswer['of']

export type SessionEvent =
  /** A page begins with a login that is kept. */
  | { type: 'restored'; login: Login }
  /** The visitor requests the login, or something that needs one. */
  | { type: 'wanted'; reason: LoginReason; form?: number }
  /** `here`: by this page's dialog; otherwise another tab has told. */
  | { type: 'loggedIn'; login: Login; here: boolean }
  | { type: 'loggedOut'; here: boolean }
  /** errCode 5014 or a message that means it, for a call that was sent with `token`. */
  | { type: 'expired'; token: string | null; message: string; preregistering: boolean }
  /** The visitor closes what lies over the page. */
  | { type: 'closed' }
  /** The visitor wants to pick another identity. */
  | { type: 'switching' }
  | { type: 'picked'; identityId: string }
  | ({ type: 'answered'; token: string | null } & SessionAnswer)
  | { type: 'failed'; token: string | null; of: Loaded; message: string }
  | { type: 'counted'; counts: UserMessage }
  /** What the user owed is sent. */
  | { type: 'completed' }
  /** No overlay is open any more and no write is pending since the login of this token. */
  | { type: 'idle'; token: string }

/** What is to be asked of the platform. */
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
  | { do: 'keep'; login: Login }
  /** Clear the token, the work flag and the user id; `token` is what the other tabs shall forget. Else it has run out. */
  | { do: 'forget'; token: string | null; isLogout: boolean }
  | { do: 'open'; dialog: SessionDialog }
  | { do: 'toast'; text: string; bad: boolean }
  /** Calls that were refused: ask again, or give them back as they are. */
  | { do: 'resume'; again: boolean }
  /** What was requested before the login: do it now, or drop it. */
  | { do: 'act'; now: boolean }

  /** Report the next moment at which the page is idle (event 'idle'). */
  | { do: 'awaitIdle'; token: string }
  /** Remember for the session that this user has put the questions off. */
  | { do: 'putOff'; userId: string }

export interface SessionStep {
  state: SessionState
  effects: SessionEffect[]
}

const NOTHING_UNREAD: UserMessage = { notReadAllCounts: 0, adviceNotReadCounts: 0, messageNotReadCounts: 0 }

/** Signed out (Spec 3): Authorization null, isLogined false, all else empty. */
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
