import * as z from 'zod/mini'
import { data, get, list, none, post, put } from './endpoint.ts'
import { AuditStatus, Form } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, time } from './kinds.ts'

/** A way to attend, offered by the tenant: professional visitor, invited buyer, press … (Spec 4, "channels"). */
export const AudienceIdentity = z.object({
  /** What audienceIdentity/current, basicform, intentionform and pre-registration take; one of usable/list's. */
  identityId: z.string(),
  /** What it is called, in the requested language, e.g. "Professional visitor". */
  identityName: z.string(),
  /** Whom it is for, in a sentence of plain text in the requested language. */
  description: z.string(),
  /** When it is admitted, in the requested language, e.g. "21–22 November"; null: on all days. */
  admission: z.nullish(z.string()),
  /** Whether the platform examines a registration with it; false: it is PASSED at once. */
  auditRequired: z.boolean(),
  /** Whether it requests the enterprise basic form (audience/basicform). */
  hasBasicForm: z.boolean(),
  /** Whether it requests the intention form (audience/intentionform). */
  hasIntentionForm: z.boolean(),
  /** The form of the channel dialog (Spec 3, channelForm), by dynamicForm/{formId}. Null: it has none. */
  channelFormId: z.nullish(z.string()),
  /** State of this user's registration with it for the requested exhibition; NONE: not registered. */
  auditStatus: AuditStatus,
})
export type AudienceIdentity = z.infer<typeof AudienceIdentity>

/** The user as a visitor of the exhibition (Spec 3). Reasons are the platform's words for a refusal. */
export const AudienceInfo = z.object({
  /** The identity in use at the requested exhibition: the one chosen, or the only one there is. Null until one is chosen. */
  identityId: z.nullish(z.string()),
  /** The whole identity of `identityId`; null where that is. */
  audienceIdentity: z.nullish(AudienceIdentity),
  /** The identity with which the user is registered for attendance. Null: not registered, or not with all steps. */
  attendingIdentity: z.nullish(
    z.object({
      /** The identity of the registration; it may be another than the one in use. */
      identityId: z.string(),
      /** What it is called, in the requested language. */
      identityName: z.string(),
      /** State of the registration with it. */
      auditStatus: AuditStatus,
      /** Why it was REFUSED, in the requested language; null in all other states. */
      auditReason: z.nullish(z.string()),
    }),
  ),
  /** How the examination of the enterprise stands that the user sent last in a basic form; NONE: none was sent. */
  enterpriseValidateStatus: AuditStatus,
  /** Why the enterprise was REFUSED, in the requested language; null in all other states. */
  enterpriseValidateReason: z.nullish(z.string()),
  /** State of the registration for the requested exhibition; NONE: there is none, or its last step is open. */
  registrationAuditStatus: AuditStatus,
  /** Why the registration was REFUSED, in the requested language; null in all other states. */
  registrationAuditReason: z.nullish(z.string()),
})
export type AudienceInfo = z.infer<typeof AudienceInfo>

/** The enterprise with which the user registered last (Spec 3, registrationInfo). */
export const RegistrationInfo = z.object({
  /** Id of what was sent (`submissionId` of form/submit); no call takes it. */
  registrationId: id,
  /** The identity whose basic form it was; '' where the platform does not know it. */
  identityId: z.string(),
  /** The verified enterprise that it became (enterprise/info/{id}); null: none yet. */
  enterpriseId: z.nullish(id),
  /** The company's name as the user wrote it. */
  enterpriseName: z.string(),
  /** 9, 15 or 18 letters and digits (Spec 5); null: not given. */
  organisationCode: z.nullish(z.string()),
  /**
   * Region in Chinese and street, parted by a semicolon, e.g. "中国浙江省宁波市;中山东路1号": as the backfill rule of Spec 5
   * takes it. Null: not given.
   */
  companyAddress: z.nullish(z.string()),
  /** How the platform's examination of the enterprise stands. */
  auditStatus: AuditStatus,
  /** When it was sent, ISO 8601 in UTC. */
  registrationTime: time,
  /** All that was sent, by the fields of the basic form: a new form is filled with it. */
  values: FormValues,
})
export type RegistrationInfo = z.infer<typeof RegistrationInfo>

const byIdentity = z.object({
  /** One of usable/list's; another is refused as unknown. */
  identityId: z.string(),
})

export const audience = {
  /**
   * The tenant's identities that this user may take. Logged in only. None: no picker and no form (readings); with one, its
   * forms are requested at once; with several, the visitor picks.
   */
  identities: get('/api/v3/audienceIdentity/usable/list', none, list(AudienceIdentity), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * Added: takes an identity for the requested exhibition, so that other devices and the platform's staff know it; the
   * specification only lists them. Logged in only; replaces the one taken before, and answers how the user stands then.
   */
  choose: put('/api/v3/audienceIdentity/current', byIdentity, data(AudienceInfo), { authed: true, added: true }),
  /** The user's registration as a visitor of the requested exhibition. Logged in only; nulls and NONE without any choice. */
  byUser: get('/api/v2/app/professional/audience/info/byUser', none, data(AudienceInfo), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * The enterprise basic form of an identity, with the values known. Logged in only. A POST that reads; what is filled in
   * goes to form/submit.
   */
  basicForm: post('/api/v2/app/professional/audience/basicform', byIdentity, data(Form), { authed: true, safe: true }),
  /** The intention form of an identity, as basicform answers the basic one; refused where `hasIntentionForm` is false. */
  intentionForm: post('/api/v2/app/professional/audience/intentionform', byIdentity, data(Form), {
    authed: true,
    safe: true,
  }),
  /** The enterprise that the user sent last in a basic form, of whichever identity. Logged in only. */
  recentRegistration: get(
    '/api/v2/app/professional/audience/enterprise/registration/recent',
    none,
    data(
      z.object({
        /** The enterprise and its examination; null: the user has sent none. */
        registrationInfo: z.nullish(RegistrationInfo),
      }),
    ),
    { authed: true, cachedPerVisitor: true },
  ),
}
