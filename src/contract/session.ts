import * as z from 'zod/mini'
import { AudienceIdentity, AudienceInfo, RegistrationInfo } from './audience.ts'
import { Form } from './form.ts'
import { UserInfo, UserMessage, UserTypeInfo } from './user.ts'

/**
 * The user session of Spec 3, field by field: what the site puts together of the calls' answers and keeps in memory.
 * Signed out: Authorization null, isLogined false, all else empty.
 */
export const UserSession = z.object({
  /** The token of the login's answer, sent as it is in the header of that name; null signed out. */
  Authorization: z.nullable(z.string()),
  /** True while there is a token. */
  isLogined: z.boolean(),
  /** user/info; null signed out, and until it is answered. */
  userInfo: z.nullable(UserInfo),
  /** The unread counts of user/info, kept up while messages come; all 0 signed out. */
  userMessage: UserMessage,
  /** audienceIdentity/usable/list: the channels to pick from; the picker shows where there are several. */
  userChannel: z.array(AudienceIdentity),
  /** The form of the channel dialog: dynamicForm of the identity's channelFormId. Null: none is requested. */
  channelForm: z.nullable(Form),
  /** The form that the current page requests by id (dynamicForm); null: none. */
  dynamicForm: z.nullable(Form),
  /** enterprise/registration/recent; null: the user has never registered an enterprise. */
  registrationInfo: z.nullable(RegistrationInfo),
  /** The identity in use: the picked one, or the only one. Null: none. */
  audienceIdentity: z.nullable(AudienceIdentity),
  /** Its id; null where there is none. */
  identityId: z.nullable(z.string()),
  /** Whether that identity requests the enterprise basic form. */
  hasBasicForm: z.boolean(),
  /** Whether that identity requests the intention form. */
  hasIntentionForm: z.boolean(),
  /** user/info/completed. */
  userTypeInfo: UserTypeInfo,
  /** audience/info/byUser: the identity with which the user is registered; null: with none. */
  attendingIdentity: AudienceInfo.shape.attendingIdentity,
  /** audience/info/byUser: how far the examination of the user's enterprise has come. */
  enterpriseValidateStatus: AudienceInfo.shape.enterpriseValidateStatus,
  /** audience/info/byUser: how far the examination of the user's registration has come. */
  registrationAuditStatus: AudienceInfo.shape.registrationAuditStatus,
})
export type UserSession = z.infer<typeof UserSession>

/** The items of session storage (Spec 3); all texts, themeColorConfig as JSON of a ThemeConfig. */
export const SESSION_ITEMS = [
  'exhibitionId',
  'tenantId',
  'authorization',
  'themeColorConfig',
  'owner',
  'ownerId',
] as const
export type SessionItem = (typeof SESSION_ITEMS)[number]
