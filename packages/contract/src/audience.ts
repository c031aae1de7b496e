import * as z from 'zod/mini'
import { data, get, list, none, post, put } from './endpoint.ts'
import { AuditStatus, Form } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, time } from './kinds.ts'

/** A way to attend, offered by the tenant: professional visitor, invited buyer, press … (Spec 4, "channels"). */
export const AudienceIdentity = z.object({
  /** One of usable/list; taken by audienceIdentity/current, basicform, intentionform and pre-registration. */
  identityId: z.string(),
  /** Name, in the requested language, e.g. "Professional visitor". */
  identityName: z.string(),
  /** The intended audience, as one plain-text sentence in the requested language. */
  description: z.string(),
  /** When it is admitted, in the requested language, e.g. "21–22 November"; null: every day. */
  admission: z.nullish(z.string()),
  /** Whether the platform reviews a registration with it; false: the registration is PASSED immediately. */
  auditRequired: z.boolean(),
  /** Whether it requires the enterprise basic form (audience/basicform). */
  hasBasicForm: z.boolean(),
  /** Whether it requires the intention form (audience/intentionform). */
  hasIntentionForm: z.boolean(),
  /** The form of the channel dialog (Spec 3, channelForm), for dynamicForm/{formId}. Null if there is none. */
  channelFormId: z.nullish(z.string()),
  /** State of this user's registration with it for the requested exhibition; NONE: not registered. */
  auditStatus: AuditStatus,
})
export type AudienceIdentity = z.infer<typeof AudienceIdentity>

/** The user as a visitor of the exhibition (Spec 3). Reasons are the platform's texts for a refusal. */
export const AudienceInfo = z.object({
  /** The identity in use at the requested exhibition: the chosen one, or the only one. Null until one is chosen. */
  identityId: z.nullish(z.string()),
  /** The full identity of `identityId`; null if that is null. */
  audienceIdentity: z.nullish(AudienceIdentity),
  /** The identity with which the user is registered for attendance. Null: not registered, or steps are missing. */
  attendingIdentity: z.nullish(
    z.object({
      /** The identity of the registration; may differ from the one in use. */
      identityId: z.string(),
      /** Name, in the requested language. */
      identityName: z.string(),
      /** State of the registration with it. */
      auditStatus: AuditStatus,
      /** Why it was REFUSED, in the requested language; null in all other states. */
      auditReason: z.nullish(z.string()),
    }),
  ),
  /** Review status of the enterprise that the user last sent in a basic form; NONE: none was sent. */
  enterpriseValidateStatus: AuditStatus,
  /** Why the enterprise was REFUSED, in the requested language; null in all other states. */
  enterpriseValidateReason: z.nullish(z.string()),
  /** State of the registration for the requested exhibition; NONE: there is none, or its last step is incomplete. */
  registrationAuditStatus: AuditStatus,
  /** Why the registration was REFUSED, in the requested language; null in all other states. */
  registrationAuditReason: z.nullish(z.string()),
})
export type AudienceInfo = z.infer<typeof AudienceInfo>

/** The enterprise with which the user last registered (Spec 3, registrationInfo). */
export const RegistrationInfo = z.object({
  /** Id of the submitted form (`submissionId` of form/submit); no call takes it. */
  registrationId: id,
  /** The identity of the basic form; '' if the platform does not know it. */
  identityId: z.string(),
  /** The verified enterprise created from it (enterprise/info/{id}); null if there is none yet. */
  enterpriseId: z.nullish(id),
  /** The company's name as the user wrote it. */
  enterpriseName: z.string(),
  /** 9, 15 or 18 letters and digits (Spec 5); null if not given. */
  organisationCode: z.nullish(z.string()),
  /**
   * Region in Chinese and street, separated by a semicolon, e.g. "中国浙江省宁波市;中山东路1号": the format of the backfill rule of
   * Spec 5. Null if not given.
   */
  companyAddress: z.nullish(z.string()),
  /** Status of the platform's review of the enterprise. */
  auditStatus: AuditStatus,
  /** When it was sent, ISO 8601 in UTC. */
  registrationTime: time,
  /** All submitted values, by the fields of the basic form: a new form is prefilled with them. */
  values: FormValues,
})
export type RegistrationInfo = z.infer<typeof RegistrationInfo>

const byIdentity = z.object({
  /** One of usable/list; any other is refused as unknown. */
  identityId: z.string(),
})

export const audience = {
  /**
   * The tenant's identities that this user may choose. Requires login. If there are none, no picker and no form are
   * shown; if there is one, its forms are shown at once; if there are several, the visitor picks one.
   */
  identities: get('/api/v3/audienceIdentity/usable/list', none, list(AudienceIdentity), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * Added: chooses an identity for the requested exhibition, so that other devices and the platform's staff see it; the
   * specification only lists identities. Requires login; replaces the previous choice and returns the user's new
   * status.
   */
  choose: put('/api/v3/audienceIdentity/current', byIdentity, data(AudienceInfo), { authed: true, added: true }),
  /**
   * The user's registration as a visitor of the requested exhibition. Requires login; nulls and NONE if nothing is
   * chosen.
   */
  byUser: get('/api/v2/app/professional/audience/info/byUser', none, data(AudienceInfo), {
    authed: true,
    cachedPerVisitor: true,
  }),
  /**
   * The enterprise basic form of an identity, prefilled with known values. Requires login. A read-only POST; the
   * filled-in form goes to form/submit.
   */
  basicForm: post('/api/v2/app/professional/audience/basicform', byIdentity, data(Form), { authed: true, safe: true }),
  /** The intention form of an identity, returned like the basic form; refused if `hasIntentionForm` is false. */
  intentionForm: post('/api/v2/app/professional/audience/intentionform', byIdentity, data(Form), {
    authed: true,
    safe: true,
  }),
  /** The enterprise that the user last sent in a basic form, of any identity. Requires login. */
  recentRegistration: get(
    '/api/v2/app/professional/audience/enterprise/registration/recent',
    none,
    data(
      z.object({
        /** The enterprise and its review status; null if the user has sent none. */
        registrationInfo: z.nullish(RegistrationInfo),
      }),
    ),
    { authed: true, cachedPerVisitor: true },
  ),
}
