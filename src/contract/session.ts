import * as z from 'zod/mini'
import { AudienceIdentity, AudienceInfo, RegistrationInfo } from './audience.ts'
import { Form } from './form.ts'
import { UserInfo, UserMessage, UserTypeInfo } from './user.ts'

/**
 * The user session of Spec 3, field by field: what the site puts together of the calls' answers and keeps in memory.
 * Signed out: Authorization null, isLogined false, all else empty.
 */
export const UserSession = z.object({
  /** The token; null signed out. */
  Authorization: z.nullable(z.string()),
  isLogined: z.boolean(),
  /** user/info. */
  userInfo: z.nullable(UserInfo),
  userMessage: UserMessage,
  /** audienceIdentity/usable/list: the channels to pick from. */
  userChannel: z.array(AudienceIdentity),
  /** The form of the channel dialog. */
  channelForm: z.nullable(Form),
  /** The form that the current page asks for by id. */
  dynamicForm: z.nullable(Form),
  /** registration/recent. */
  registrationInfo: z.nullable(RegistrationInfo),
  audienceIdentity: z.nullable(AudienceIdentity),
  identityId: z.nullable(z.string()),
  hasBasicForm: z.boolean(),
  hasIntentionForm: z.boolean(),
  /** user/info/completed. */
  userTypeInfo: UserTypeInfo,
  attendingIdentity: AudienceInfo.shape.attendingIdentity,
  enterpriseValidateStatus: AudienceInfo.shape.enterpriseValidateStatus,
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
