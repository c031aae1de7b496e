import * as z from 'zod/mini'
import { AudienceIdentity } from './audience.ts'
import { data, Flag, get, list, none, Once, post, resultInfo } from './endpoint.ts'
import { AuditStatus, Form, FormResult } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, time } from './kinds.ts'

/** Whether and how one may register for the exhibition. Times are ISO 8601 in UTC. */
export const SignConfig = z.object({
  /** '1' while registration is open. */
  signState: Flag,
  signFrom: time,
  signTo: time,
  /** '1': registration has a second step, the intentions, which may be skipped. */
  hasStepTwo: Flag,
  /** '1': a leader may register a group (/sign-group). */
  groupSign: Flag,
  /** To be ticked before it is sent. */
  agreementIds: z.array(z.string()),
})
export type SignConfig = z.infer<typeof SignConfig>

/**
 * What the visitor would register with (Spec 3). `address` and `companyAddress` are filled in again only as the backfill
 * rule of Spec 5 lets them: region and street, parted by a semicolon.
 */
export const PreregistrationInfo = z.object({
  /** Null: not registered. */
  registrationId: z.nullish(id),
  identityId: z.nullish(z.string()),
  auditStatus: AuditStatus,
  /** 1 or 2: the step to go on with; 0: all is done. */
  step: z.number(),
  address: z.nullish(z.string()),
  companyAddress: z.nullish(z.string()),
  /** '1': the promotion channel of the link is valid. */
  promotionChannelValidStatus: Flag,
  promotionChannelId: z.nullish(z.string()),
  values: FormValues,
})
export type PreregistrationInfo = z.infer<typeof PreregistrationInfo>

/** The forms of one identity. */
export const PreregistrationForms = z.object({
  identity: AudienceIdentity,
  stepOne: Form,
  /** Null where the exhibition asks for no intentions. */
  stepTwo: z.nullish(Form),
})
export type PreregistrationForms = z.infer<typeof PreregistrationForms>

/** What will stand in the record and on the badge, as lines to read once more before it counts. */
export const PreregistrationPreview = z.object({
  badge: z.object({ holderName: z.string(), company: z.string(), identityName: z.string() }),
  sections: z.array(
    z.object({ title: z.string(), lines: z.array(z.object({ label: z.string(), value: z.string() })) }),
  ),
})
export type PreregistrationPreview = z.infer<typeof PreregistrationPreview>

export const PreregistrationResult = z.object({
  registrationId: id,
  /** As people read it. */
  registrationNumber: z.string(),
  auditStatus: AuditStatus,
  auditReason: z.nullish(z.string()),
  holderName: z.string(),
  company: z.string(),
  identityName: z.string(),
  /** The text of the QR that lets in; null while it is examined. */
  qrContent: z.nullish(z.string()),
  /** Tickets that came with it. */
  ticketIds: z.array(z.string()),
  registrationTime: time,
})
export type PreregistrationResult = z.infer<typeof PreregistrationResult>

const promotion = { promotionChannelId: z.optional(z.string()) }

export const preregistration = {
  /** For anybody: what the link brings (promotion channel), nothing personal. */
  info: get('/api/app/preregistration/getInfo', z.object(promotion), data(PreregistrationInfo)),
  /** The same with what is known of this visitor (Spec 7; prefix assumed). 5014 shows the pre-registration dialog (Spec 4). */
  personalInfo: get('/api/app/preregistration/getInfo/personal', z.object(promotion), data(PreregistrationInfo), {
    authed: true,
  }),
  /** What came of it, once it is sent (Spec 7; prefix assumed). */
  successResult: get('/api/app/preregistration/getSuccessResult', none, resultInfo(PreregistrationResult), {
    authed: true,
  }),
  /** Spec 7; prefix assumed. */
  preview: get('/api/app/preregistration/preregistrationPreview', none, data(PreregistrationPreview), {
    authed: true,
  }),
  /** The identities that one may register as, with their forms (Spec 7; prefix assumed). */
  identities: get('/api/app/preregistration/identity/info', none, list(PreregistrationForms)),
  /** What this visitor sent last, also to an earlier exhibition, to fill in again (Spec 7; prefix assumed). */
  last: get(
    '/api/app/preregistration/info/last',
    none,
    data(z.object({ last: z.nullish(z.object({ exhibitionName: z.string(), values: FormValues })) })),
    { authed: true },
  ),
  /** Sends a step. `logIdUrl` is passed on from the address and never followed by the site (Spec 2, 7). */
  submit: post(
    '/api/app/preregistration/submitInfo',
    z.object({
      step: z.union([z.literal(1), z.literal(2)]),
      identityId: z.string(),
      values: FormValues,
      agreementIds: z.optional(z.array(z.string())),
      ...promotion,
      logIdUrl: z.optional(z.string()),
      ...Once,
    }),
    data(z.object({ result: FormResult, registrationId: z.nullish(id), step: z.number() })),
    { authed: true },
  ),
  /** Leaves the intentions out; the registration counts as it is (Spec 7; prefix assumed). */
  skipStepTwo: post(
    '/api/app/preregistration/skipStepTwo',
    z.object({ registrationId: z.string() }),
    data(PreregistrationResult),
    { authed: true },
  ),
  signConfig: get('/api/v2/app/exhibitions/querySignConfigInfo', none, data(SignConfig)),
  /** Whether the promotion channel of a link is valid. */
  promotionValid: get(
    '/api/v3/audiencePromotion/valid',
    z.object({ promotionChannelId: z.string() }),
    data(
      z.object({
        promotionChannelId: z.string(),
        promotionChannelName: z.nullish(z.string()),
        promotionChannelValidStatus: Flag,
      }),
    ),
  ),
}
