import * as z from 'zod/mini'
import { AccountType } from './auth.ts'
import { Tag } from './catalogue.ts'
import { data, done, get, Media, none, post, put } from './endpoint.ts'
import { FileRef } from './file.ts'
import { id, languageTag, time, zone } from './kinds.ts'

/** Unread counts of the header (Spec 3). */
export const UserMessage = z.object({
  /** Notices and messages together. */
  notReadAllCounts: z.number(),
  /** Notices of the platform (message/advice/list). */
  adviceNotReadCounts: z.number(),
  /** Chat messages. */
  messageNotReadCounts: z.number(),
})
export type UserMessage = z.infer<typeof UserMessage>

/** The user's own data, as the site has it (Spec 3). Phone and email are masked by the platform. */
export const UserInfo = z.object({
  /** Sent in the header userId; the same as returned by the login. */
  userId: z.string(),
  /** The tenant of the account; accounts are separate for each tenant. */
  tenantId: id,
  /** The name shown in the header; '' until the user has given one. */
  userName: z.string(),
  /** Portrait of the person, square; null: the site shows a neutral sign. */
  portrait: z.nullish(Media),
  /** Dialling code of `phone`, e.g. '+86'; null if there is no phone. */
  areaCode: z.nullish(z.string()),
  /** Phone number, masked, e.g. 138****5678; null if there is none. */
  phone: z.nullish(z.string()),
  /** Email, masked, e.g. a***@example.com; null if there is none. */
  email: z.nullish(z.string()),
  /** Company of the person; null if not given. */
  company: z.nullish(z.string()),
  /** Position in the company; null if not given. */
  jobTitle: z.nullish(z.string()),
  /** Language of the platform's messages to the user. */
  language: languageTag,
  /** IANA zone, for the clock "mine"; null: the browser's. */
  timeZone: z.nullish(zone),
  /** False if the account has only used logins by code, OIDC or invitation: no old password is then required. */
  hasPassword: z.boolean(),
  /** When the account was created, ISO 8601 in UTC. */
  registerTime: time,
  /** The unread counts. */
  userMessage: UserMessage,
})
export type UserInfo = z.infer<typeof UserInfo>

/** Whether the user's data is incomplete (Spec 4: the channel form dialog then opens). */
export const UserTypeInfo = z.object({
  /** True while required answers are missing. */
  needCompleteInfo: z.boolean(),
  /** Completeness of the data, an integer percentage from 0 to 100. */
  completeness: z.number(),
  /**
   * The incomplete forms: the user's own data, and the channel form of the identity in use. Empty if there are none.
   */
  missingForms: z.array(
    z.object({
      /** USER (form/config/USER), or a form of dynamicForm/{formId}. */
      formId: id,
      /** The form's name in the requested language. */
      formName: z.string(),
    }),
  ),
})
export type UserTypeInfo = z.infer<typeof UserTypeInfo>

/** The user's interests and consents. Interests influence the recommendations. */
export const Preference = z.object({
  /** Chosen interest tags; exhibitions/interested/tag replaces them. Empty if there are none. */
  tags: z.array(Tag),
  /** Chosen industries, from app/industry. Empty if there are none. */
  industryIds: z.array(z.string()),
  /** Chosen product categories of either level. Empty if there are none. */
  categoryIds: z.array(z.string()),
  /** Whether the platform may send unsolicited emails. */
  receivesEmail: z.boolean(),
  /** Whether the platform may send unsolicited text messages. */
  receivesSms: z.boolean(),
  /** Consent to page-view tracking; null: not decided yet. */
  trackingConsent: z.nullish(z.boolean()),
})
export type Preference = z.infer<typeof Preference>

/** A copy of all data that the platform stores about the person (added). */
export const PersonalCopy = z.object({
  /** NONE: not requested, or expired. PREPARING: being prepared. READY: `file` is available. */
  state: z.enum(['NONE', 'PREPARING', 'READY']),
  /** When it was requested, ISO 8601 in UTC; null for NONE. */
  askTime: z.nullish(time),
  /** The copy, in a machine-readable format (JSON in the sandbox); null unless READY. */
  file: z.nullish(FileRef),
  /** Until when it can be downloaded, ISO 8601 in UTC; null for NONE. */
  expireTime: z.nullish(time),
})
export type PersonalCopy = z.infer<typeof PersonalCopy>

/** Consequences of deleting the account (added). */
export const Deletion = z.object({
  /** What the person loses, one sentence each in the requested language, e.g. "2 tickets become void." */
  losses: z.array(z.string()),
  /** Data that the platform must retain, one sentence each in the requested language; empty if there is none. */
  kept: z.array(z.string()),
  /** Why it cannot be deleted now, as a sentence in the requested language; null: it can be. */
  hindrance: z.nullish(z.string()),
  /** How it is confirmed: by the PASSWORD, a CODE sent to its phone or email, or NOTHING if the account has neither. */
  confirmBy: z.enum(['PASSWORD', 'CODE', 'NOTHING']),
})
export type Deletion = z.infer<typeof Deletion>

export const user = {
  /** The calling user, with the unread counts. Requires login: 5014 ends the session. The first call after a login. */
  info: get('/api/v2/app/user/info', none, data(UserInfo), { authed: true, cachedPerVisitor: true }),
  /** The user's missing data. Requires login. Changes nothing. */
  completed: get('/api/v1/app/user/info/completed', none, data(UserTypeInfo), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * Changes the given fields and no others; returns the updated user. Requires login. Interest tags are changed by
   * exhibitions/interested/tag.
   */
  update: put(
    '/api/v1/app/users',
    z.object({
      /** At most 64 as Spec 5 counts (full-width 2, Latin 1); cannot be removed. */
      userName: z.optional(z.string()),
      /** At most 120, counted in the same way; '' removes it. */
      company: z.optional(z.string()),
      /** At most 60, counted in the same way; '' removes it. */
      jobTitle: z.optional(z.string()),
      /** Language of the platform's messages to the user, from languages/query. */
      language: z.optional(z.string()),
      /** IANA zone; null: the browser's; absent: unchanged. */
      timeZone: z.nullish(z.string()),
      /** The complete new set of industries, from app/industry; empty removes all. */
      industryIds: z.optional(z.array(z.string())),
      /** The complete new set of categories, of either level; empty removes all. */
      categoryIds: z.optional(z.array(z.string())),
      /** Whether the platform may send unsolicited emails. */
      receivesEmail: z.optional(z.boolean()),
      /** Whether the platform may send unsolicited text messages. */
      receivesSms: z.optional(z.boolean()),
      /** Consent to page-view tracking; once given or refused it can be changed, but not cleared. */
      trackingConsent: z.optional(z.boolean()),
    }),
    data(UserInfo),
    { authed: true },
  ),
  /**
   * Changes or removes the portrait; returns the updated user. Requires login; refused if the file is not a picture.
   */
  updatePicture: put(
    '/api/v1/app/users/pic',
    z.object({
      /** An uploaded file of purpose PORTRAIT; null removes the portrait. */
      fileId: z.nullable(z.string()),
    }),
    data(UserInfo),
    { authed: true },
  ),
  /**
   * Changes the phone or email with which the user logs in; the old one becomes available to others. Requires login.
   * Refused if the new one belongs to another account, or code or proof are not valid.
   */
  changeAccount: put(
    '/api/v1/app/users/changeAccount',
    z.object({
      /** Which of the two is changed: PHONE or EMAIL. */
      accountType: AccountType,
      /** The new phone number without its dialling code, or the new email. */
      account: z.string(),
      /** Dialling code of a phone, e.g. '+86'; absent for an email. */
      areaCode: z.optional(z.string()),
      /** The code of scene CHANGE_ACCOUNT that message/send/verification sent to the new one. */
      code: z.string(),
      /** Proof for the old one, from message/verify/verification; required if the user has one of that type. */
      verificationToken: z.optional(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /** The user's interests and consents. Requires login; empty lists if nothing is chosen. Changes nothing. */
  preference: get('/api/v1/app/users/preference', none, data(Preference), { authed: true }),
  /**
   * Added: state of the copy of the person's data. Requires login; NONE if there is none. Changes nothing. If it is
   * refused as unknown, the site offers no copy.
   */
  dataCopy: get('/api/v1/app/users/data', none, data(PersonalCopy), { authed: true, added: true }),
  /**
   * Added: requests a copy of all data that the platform stores about the person, replacing an earlier one; returns it
   * as PREPARING or READY. Requires login.
   */
  askDataCopy: post('/api/v1/app/users/data', none, data(PersonalCopy), { authed: true, added: true }),
  /**
   * Added: consequences of deleting the account, and how it is confirmed. Requires login. Changes nothing. If it is
   * refused as unknown, the site offers no deletion.
   */
  deletion: get('/api/v1/app/users/deletion', none, data(Deletion), { authed: true, added: true }),
  /**
   * Added: permanently deletes the account, with all its data that the platform is not legally required to retain. All
   * sessions end: every token answers 5014 from then on, and phone and email become available again. Requires login.
   * Refused for the `hindrance` of users/deletion, or if password or code are not valid.
   */
  deleteAccount: post(
    '/api/v1/app/users/deletion',
    z.object({
      /** The account's password, if `confirmBy` is PASSWORD. */
      password: z.optional(z.string()),
      /** Type of `account`, if `confirmBy` is CODE. */
      accountType: z.optional(AccountType),
      /** The account's own phone number without its dialling code, or its email: where the code was sent. */
      account: z.optional(z.string()),
      /** Dialling code of a phone, e.g. '+86'; absent for an email. */
      areaCode: z.optional(z.string()),
      /** The code of scene DELETE_ACCOUNT that message/send/verification sent there. */
      code: z.optional(z.string()),
    }),
    done(),
    { authed: true, added: true },
  ),
}
