import * as z from 'zod/mini'
import { AccountType } from './auth.ts'
import { Tag } from './catalogue.ts'
import { data, done, get, Media, none, put } from './endpoint.ts'
import { id, languageTag, time, zone } from './kinds.ts'

/** Unread counts of the header (Spec 3): all, the platform's notices, and messages. */
export const UserMessage = z.object({
  notReadAllCounts: z.number(),
  adviceNotReadCounts: z.number(),
  messageNotReadCounts: z.number(),
})
export type UserMessage = z.infer<typeof UserMessage>

/** The user as the site knows them (Spec 3). Phone and email are masked by the platform. */
export const UserInfo = z.object({
  userId: z.string(),
  tenantId: id,
  userName: z.string(),
  portrait: z.nullish(Media),
  areaCode: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  company: z.nullish(z.string()),
  jobTitle: z.nullish(z.string()),
  /** The language in which the platform writes to the user. */
  language: languageTag,
  /** IANA zone, for the clock "mine"; null follows the browser. */
  timeZone: z.nullish(zone),
  /** False for accounts that only ever logged in by code, OIDC or invitation: then no old password is asked. */
  hasPassword: z.boolean(),
  registerTime: time,
  userMessage: UserMessage,
})
export type UserInfo = z.infer<typeof UserInfo>

/** Whether the user still owes data (Spec 4: then the channel form dialog opens). */
export const UserTypeInfo = z.object({
  needCompleteInfo: z.boolean(),
  /** How complete the data are, 0 to 100. */
  completeness: z.number(),
  /** The forms that lack something. */
  missingForms: z.array(z.object({ formId: id, formName: z.string() })),
})
export type UserTypeInfo = z.infer<typeof UserTypeInfo>

/** What the user wants and allows. Interests steer the recommendations. */
export const Preference = z.object({
  tags: z.array(Tag),
  industryIds: z.array(z.string()),
  categoryIds: z.array(z.string()),
  receivesEmail: z.boolean(),
  receivesSms: z.boolean(),
  /** Consent to page-view tracking; null: never asked. */
  trackingConsent: z.nullish(z.boolean()),
})
export type Preference = z.infer<typeof Preference>

export const user = {
  info: get('/api/v2/app/user/info', none, data(UserInfo), { authed: true }),
  completed: get('/api/v1/app/user/info/completed', none, data(UserTypeInfo), { authed: true }),
  /** Changes what is given and leaves the rest. Interest tags have exhibitions/interested/tag. */
  update: put(
    '/api/v1/app/users',
    z.object({
      userName: z.optional(z.string()),
      company: z.optional(z.string()),
      jobTitle: z.optional(z.string()),
      language: z.optional(z.string()),
      timeZone: z.nullish(z.string()),
      industryIds: z.optional(z.array(z.string())),
      categoryIds: z.optional(z.array(z.string())),
      receivesEmail: z.optional(z.boolean()),
      receivesSms: z.optional(z.boolean()),
      trackingConsent: z.optional(z.boolean()),
    }),
    data(UserInfo),
    { authed: true },
  ),
  /** The portrait, by the id of an uploaded file of purpose PORTRAIT; null takes it away. */
  updatePicture: put('/api/v1/app/users/pic', z.object({ fileId: z.nullable(z.string()) }), data(UserInfo), {
    authed: true,
  }),
  /**
   * Another phone or email: `code` of scene CHANGE_ACCOUNT sent to the new one; `verificationToken` proves the old one,
   * and is needed where the user has one of that type.
   */
  changeAccount: put(
    '/api/v1/app/users/changeAccount',
    z.object({
      accountType: AccountType,
      account: z.string(),
      areaCode: z.optional(z.string()),
      code: z.string(),
      verificationToken: z.optional(z.string()),
    }),
    done(),
    { authed: true },
  ),
  preference: get('/api/v1/app/users/preference', none, data(Preference), { authed: true }),
}
