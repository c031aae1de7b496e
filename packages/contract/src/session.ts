import * as z from 'zod/mini'
import { AudienceIdentity, AudienceInfo, RegistrationInfo } from './audience.ts'
import { Form } from './form.ts'
import { UserInfo, UserMessage, UserTypeInfo } from './user.ts'

/**
 * The user session of Spec 3, field by field: assembled by the site from the answers of several calls and kept in
 * memory. Signed out: Authorization null, isLogined false, everything else empty.
 */
export const UserSession = z.object({
  /** The token returned by the login, sent unchanged in the header of that name; null if signed out. */
  Authorization: z.nullable(z.string()),
  /** True while there is a token. */
  isLogined: z.boolean(),
  /** The answer of user/info; null if signed out, and until it has arrived. */
  userInfo: z.nullable(UserInfo),
  /** The unread counts of user/info, updated as messages arrive; all 0 if signed out. */
  userMessage: UserMessage,
  /** audienceIdentity/usable/list: the channels to choose from; the picker is shown if there are several. */
  userChannel: z.array(AudienceIdentity),
  /** The form of the channel dialog: dynamicForm of the identity's channelFormId. Null if there is none. */
  channelForm: z.nullable(Form),
  /** The form that the current page requests by id (dynamicForm); null if there is none. */
  dynamicForm: z.nullable(Form),
  /** The answer of enterprise/registration/recent; null: the user has never registered an enterprise. */
  registrationInfo: z.nullable(RegistrationInfo),
  /** The identity in use: the chosen one, or the only one. Null if there is none. */
  audienceIdentity: z.nullable(AudienceIdentity),
  /** Its id; null if there is none. */
  identityId: z.nullable(z.string()),
  /** Whether that identity requires the enterprise basic form. */
  hasBasicForm: z.boolean(),
  /** Whether that identity requires the intention form. */
  hasIntentionForm: z.boolean(),
  /** The answer of user/info/completed. */
  userTypeInfo: UserTypeInfo,
  /** audience/info/byUser: the identity with which the user is registered; null if there is none. */
  attendingIdentity: AudienceInfo.shape.attendingIdentity,
  /** audience/info/byUser: review status of the user's enterprise. */
  enterpriseValidateStatus: AudienceInfo.shape.enterpriseValidateStatus,
  /** audience/info/byUser: review status of the user's registration. */
  registrationAuditStatus: AudienceInfo.shape.registrationAuditStatus,
})
export type UserSession = z.infer<typeof UserSession>

/** The items of session storage (Spec 3); all are strings, themeColorConfig as JSON of a ThemeConfig. */
export const SESSION_ITEMS = [
  'exhibitionId',
  'tenantId',
  'authorization',
  'themeColorConfig',
  'owner',
  'ownerId',
] as const
export type SessionItem = (typeof SESSION_ITEMS)[number]
