import * as z from 'zod/mini'
import { data, get, list, none, post, put } from './endpoint.ts'
import { AuditStatus, Form } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, time } from './kinds.ts'

/** A way to attend, offered by the tenant: professional visitor, invited buyer, press … (Spec 4, "channels"). */
export const AudienceIdentity = z.object({
  identityId: z.string(),
  identityName: z.string(),
  description: z.string(),
  /** When it is admitted, e.g. "21–22 November"; null: on all days. */
  admission: z.nullish(z.string()),
  auditRequired: z.boolean(),
  /** Which forms it asks for. */
  hasBasicForm: z.boolean(),
  hasIntentionForm: z.boolean(),
  /** The form of the channel dialog (Spec 3, channelForm), by dynamicForm/{formId}. */
  channelFormId: z.nullish(z.string()),
  /** How this user stands with it; NONE: not registered. */
  auditStatus: AuditStatus,
})
export type AudienceIdentity = z.infer<typeof AudienceIdentity>

/** The user as a visitor of the exhibition (Spec 3). Reasons are the platform's words for a refusal. */
export const AudienceInfo = z.object({
  /** The identity in use; null until one is chosen. */
  identityId: z.nullish(z.string()),
  audienceIdentity: z.nullish(AudienceIdentity),
  /** The identity with which the user is registered for attendance. */
  attendingIdentity: z.nullish(
    z.object({
      identityId: z.string(),
      identityName: z.string(),
      auditStatus: AuditStatus,
      auditReason: z.nullish(z.string()),
    }),
  ),
  enterpriseValidateStatus: AuditStatus,
  enterpriseValidateReason: z.nullish(z.string()),
  registrationAuditStatus: AuditStatus,
  registrationAuditReason: z.nullish(z.string()),
})
export type AudienceInfo = z.infer<typeof AudienceInfo>

/** The enterprise with which the user registered last (Spec 3, registrationInfo). */
export const RegistrationInfo = z.object({
  registrationId: id,
  identityId: z.string(),
  enterpriseId: z.nullish(id),
  enterpriseName: z.string(),
  organisationCode: z.nullish(z.string()),
  companyAddress: z.nullish(z.string()),
  auditStatus: AuditStatus,
  registrationTime: time,
  values: FormValues,
})
export type RegistrationInfo = z.infer<typeof RegistrationInfo>

const byIdentity = z.object({ identityId: z.string() })

export const audience = {
  /** The tenant's identities that this user may take. None: no picker and no form (readings). */
  identities: get('/api/v3/audienceIdentity/usable/list', none, list(AudienceIdentity), { authed: true }),
  /** Added: takes an identity, so that other devices and the platform's staff know it; the specification only lists them. */
  choose: put('/api/v3/audienceIdentity/current', byIdentity, data(AudienceInfo), { authed: true, added: true }),
  byUser: get('/api/v2/app/professional/audience/info/byUser', none, data(AudienceInfo), { authed: true }),
  /** The enterprise basic form of an identity, with the values known. A POST that reads; sent by form/submit. */
  basicForm: post('/api/v2/app/professional/audience/basicform', byIdentity, data(Form), { authed: true, safe: true }),
  /** The intention form of an identity, as above. */
  intentionForm: post('/api/v2/app/professional/audience/intentionform', byIdentity, data(Form), {
    authed: true,
    safe: true,
  }),
  recentRegistration: get(
    '/api/v2/app/professional/audience/enterprise/registration/recent',
    none,
    data(z.object({ registrationInfo: z.nullish(RegistrationInfo) })),
    { authed: true },
  ),
}
