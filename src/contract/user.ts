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

/** The user as the site knows them (Spec 3). Phone and email are masked by the platform. */
export const UserInfo = z.object({
  /** Sent in the header userId; the same as in the login's answer. */
  userId: z.string(),
  /** The tenant that the account is of; accounts of other tenants are other accounts. */
  tenantId: id,
  /** The name shown in the header; '' until the user has given one. */
  userName: z.string(),
  /** Picture of the person, square; null: the site's sign for a person is there. */
  portrait: z.nullish(Media),
  /** Dialling code of `phone`, e.g. '+86'; null where there is no phone. */
  areaCode: z.nullish(z.string()),
  /** Phone number, masked, e.g. 138****5678; null: none. */
  phone: z.nullish(z.string()),
  /** Email, masked, e.g. a***@example.com; null: none. */
  email: z.nullish(z.string()),
  /** Company of the person; null: not said. */
  company: z.nullish(z.string()),
  /** Position in the company; null: not said. */
  jobTitle: z.nullish(z.string()),
  /** The language in which the platform writes to the user. */
  language: languageTag,
  /** IANA zone, for the clock "mine"; null follows the browser. */
  timeZone: z.nullish(zone),
  /** False for accounts that only ever logged in by code, OIDC or invitation: then no old password is asked. */
  hasPassword: z.boolean(),
  /** When the account was made, ISO 8601 in UTC. */
  registerTime: time,
  /** What is unread. */
  userMessage: UserMessage,
})
export type UserInfo = z.infer<typeof UserInfo>

/** Whether the user still owes data (Spec 4: then the channel form dialog opens). */
export const UserTypeInfo = z.object({
  /** True while required answers are missing. */
  needCompleteInfo: z.boolean(),
  /** How complete the data are, a whole number of percent from 0 to 100. */
  completeness: z.number(),
  /** The forms that lack something: the user's own data, and the channel form of the identity in use. Empty: none do. */
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

/** What the user wants and allows. Interests steer the recommendations. */
export const Preference = z.object({
  /** Chosen interest tags; exhibitions/interested/tag replaces them. Empty: none. */
  tags: z.array(Tag),
  /** Chosen industries: one or more of app/industry's. Empty: none. */
  industryIds: z.array(z.string()),
  /** Chosen product categories of either level. Empty: none. */
  categoryIds: z.array(z.string()),
  /** Whether the platform may send emails that the user has not requested. */
  receivesEmail: z.boolean(),
  /** Whether the platform may send such text messages. */
  receivesSms: z.boolean(),
  /** Consent to page-view tracking; null: never asked. */
  trackingConsent: z.nullish(z.boolean()),
})
export type Preference = z.infer<typeof Preference>

/** A copy of all that the platform holds of the person (added). */
export const PersonalCopy = z.object({
  /** NONE: not requested, or its time is over. PREPARING: it is being put together. READY: `file` is there. */
  state: z.enum(['NONE', 'PREPARING', 'READY']),
  /** When it was requested, ISO 8601 in UTC; null for NONE. */
  askTime: z.nullish(time),
  /** The copy, in a form that machines read (JSON in the sandbox); null unless READY. */
  file: z.nullish(FileRef),
  /** Until when it is kept to be downloaded, ISO 8601 in UTC; null for NONE. */
  expireTime: z.nullish(time),
})
export type PersonalCopy = z.infer<typeof PersonalCopy>

/** What deleting the account means (added). */
export const Deletion = z.object({
  /** What the person loses by it, a sentence each in the requested language, e.g. "2 tickets become void." */
  losses: z.array(z.string()),
  /** What the platform has to keep, a sentence each in the requested language; empty: nothing. */
  kept: z.array(z.string()),
  /** Why it cannot be deleted now, a sentence in the requested language; null: it can. */
  hindrance: z.nullish(z.string()),
  /** By what it is confirmed: the PASSWORD of the account, a CODE sent to its phone or email, or NOTHING where it has neither. */
  confirmBy: z.enum(['PASSWORD', 'CODE', 'NOTHING']),
})
export type Deletion = z.infer<typeof Deletion>

export const user = {
  /** The calling user, with the unread counts. Logged in only: 5014 ends the session. The first call after a login. */
  info: get('/api/v2/app/user/info', none, data(UserInfo), { authed: true, cachedPerVisitor: true }),
  /** What of the user's data is still missing. Logged in only. Changes nothing. */
  completed: get('/api/v1/app/user/info/completed', none, data(UserTypeInfo), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * Changes what is given and leaves the rest; answers the user as they are then. Logged in only. Interest tags have
   * exhibitions/interested/tag.
   */
  update: put(
    '/api/v1/app/users',
    z.object({
      /** At most 64 as Spec 5 counts (full-width 2, Latin 1); it cannot be taken away. */
      userName: z.optional(z.string()),
      /** At most 120 in the same way; '' takes it away. */
      company: z.optional(z.string()),
      /** At most 60 in the same way; '' takes it away. */
      jobTitle: z.optional(z.string()),
      /** In which the platform is to write to the user: one of languages/query's. */
      language: z.optional(z.string()),
      /** IANA zone; null follows the browser, absent leaves it. */
      timeZone: z.nullish(z.string()),
      /** All industries wanted from now on, of app/industry's; empty takes all away. */
      industryIds: z.optional(z.array(z.string())),
      /** All categories wanted from now on, of either level; empty takes all away. */
      categoryIds: z.optional(z.array(z.string())),
      /** Whether the platform may send emails that the user has not requested. */
      receivesEmail: z.optional(z.boolean()),
      /** Whether the platform may send such text messages. */
      receivesSms: z.optional(z.boolean()),
      /** Consent to page-view tracking; once said it can only be changed, not unsaid. */
      trackingConsent: z.optional(z.boolean()),
    }),
    data(UserInfo),
    { authed: true },
  ),
  /** Changes the portrait, or takes it away; answers the user as they are then. Logged in only; refused for no picture. */
  updatePicture: put(
    '/api/v1/app/users/pic',
    z.object({
      /** An uploaded file of purpose PORTRAIT; null takes the portrait away. */
      fileId: z.nullable(z.string()),
    }),
    data(UserInfo),
    { authed: true },
  ),
  /**
   * Another phone or email, by which the user logs in from then on; the old one is nobody's any more. Logged in only.
   * Refused where the new one is another account's, or code or proof are not good.
   */
  changeAccount: put(
    '/api/v1/app/users/changeAccount',
    z.object({
      /** Which of the two is changed: PHONE or EMAIL. */
      accountType: AccountType,
      /** The new phone number without its dialling code, or the new email. */
      account: z.string(),
      /** Dialling code of a phone, e.g. '+86'; none for an email. */
      areaCode: z.optional(z.string()),
      /** The code of scene CHANGE_ACCOUNT that message/send/verification sent to the new one. */
      code: z.string(),
      /** Proof of the old one, of message/verify/verification; needed where the user has one of that type. */
      verificationToken: z.optional(z.string()),
    }),
    done(),
    { authed: true },
  ),
  /** The user's interests, and what they allow. Logged in only; nothing chosen: empty lists. Changes nothing. */
  preference: get('/api/v1/app/users/preference', none, data(Preference), { authed: true }),
  /**
   * Added: how the copy of the person's data stands. Logged in only; none: NONE. Changes nothing. Where it is refused as
   * unknown, the site offers no copy.
   */
  dataCopy: get('/api/v1/app/users/data', none, data(PersonalCopy), { authed: true, added: true }),
  /**
   * Added: has a copy of all that the platform holds of the person put together, in place of one before; answers it PREPARING
   * or READY. Logged in only.
   */
  askDataCopy: post('/api/v1/app/users/data', none, data(PersonalCopy), { authed: true, added: true }),
  /**
   * Added: what deleting the account means, and how it is confirmed. Logged in only. Changes nothing. Where it is refused as
   * unknown, the site offers no deletion.
   */
  deletion: get('/api/v1/app/users/deletion', none, data(Deletion), { authed: true, added: true }),
  /**
   * Added: deletes the account for good, with all of it that the law does not make the platform keep. All sessions end: every
   * token answers 5014 from then on, phone and email are free again. Logged in only. Refused with the `hindrance` of
   * users/deletion, and where password or code are not good.
   */
  deleteAccount: post(
    '/api/v1/app/users/deletion',
    z.object({
      /** The account's password, where `confirmBy` is PASSWORD. */
      password: z.optional(z.string()),
      /** What `account` is, where `confirmBy` is CODE. */
      accountType: z.optional(AccountType),
      /** The account's own phone number without its dialling code, or its email: where the code was sent. */
      account: z.optional(z.string()),
      /** Dialling code of a phone, e.g. '+86'; none for an email. */
      areaCode: z.optional(z.string()),
      /** The code of scene DELETE_ACCOUNT that message/send/verification sent there. */
      code: z.optional(z.string()),
    }),
    done(),
    { authed: true, added: true },
  ),
}
