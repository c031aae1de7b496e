import * as z from 'zod/mini'
import { AudienceIdentity } from './audience.ts'
import { data, Flag, get, list, none, Once, post, resultInfo } from './endpoint.ts'
import { AuditStatus, Form, FormResult } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, time } from './kinds.ts'

/** Whether and how visitors can register for the exhibition. Times are ISO 8601 in UTC. */
export const SignConfig = z.object({
  /** '1' while registration is open. */
  signState: Flag,
  /** When registration opens: the page shows this date before then. */
  signFrom: time,
  /** When registration closes, after `signFrom`. */
  signTo: time,
  /** '1': registration has a second step, the intentions, which may be skipped. */
  hasStepTwo: Flag,
  /** '1': a leader may register a group (/sign-group); '0': no group categories are offered, which the page states. */
  groupSign: Flag,
  /** Agreements to tick before submitting, as taken by agreement/batch; empty if there are none. */
  agreementIds: z.array(z.string()),
})
export type SignConfig = z.infer<typeof SignConfig>

/**
 * The visitor's registration data (Spec 3). `address` and `companyAddress` are prefilled only as the backfill rule of
 * Spec 5 allows: region and street, separated by a semicolon.
 */
export const PreregistrationInfo = z.object({
  /** Null: not registered. */
  registrationId: z.nullish(id),
  /** The identity that the visitor registers as; null if none is chosen yet. */
  identityId: z.nullish(z.string()),
  /** Status of its review; NONE until it is complete. */
  auditStatus: AuditStatus,
  /** 1 or 2: the next step, 1 again after a refusal; 0: all steps are done. */
  step: z.number(),
  /**
   * The person's address as stored by the platform, e.g. region and street separated by a semicolon; null if there is
   * none.
   */
  address: z.nullish(z.string()),
  /** The company's address in the same format; null if there is none. */
  companyAddress: z.nullish(z.string()),
  /** '1': the link's promotion channel is valid; '0': it is not, or the call named none. */
  promotionChannelValidStatus: Flag,
  /** The channel of the link, otherwise the registered one; null if there is none. */
  promotionChannelId: z.nullish(z.string()),
  /** Values to prefill: those sent so far, else those of the account; empty for an anonymous visitor. */
  values: FormValues,
})
export type PreregistrationInfo = z.infer<typeof PreregistrationInfo>

/** The forms of one identity. */
export const PreregistrationForms = z.object({
  /** The identity to register as. */
  identity: AudienceIdentity,
  /** Personal and company data; prefilled if logged in. */
  stepOne: Form,
  /** The visitor's intentions. Null if the exhibition does not collect them. */
  stepTwo: z.nullish(Form),
})
export type PreregistrationForms = z.infer<typeof PreregistrationForms>

/** The contents of the record and the badge, as lines for a final check. */
export const PreregistrationPreview = z.object({
  /** The badge as it will be printed. */
  badge: z.object({
    /** Name of the person; '' if the form does not include it. */
    holderName: z.string(),
    /** Company of the person; '' if there is none. */
    company: z.string(),
    /** Name of the identity, in the requested language. */
    identityName: z.string(),
  }),
  /** The record, section by section of the forms that were sent. */
  sections: z.array(
    z.object({
      /** The section's heading, in the requested language. */
      title: z.string(),
      /** The answers, in the order of the form; unanswered fields are omitted. */
      lines: z.array(
        z.object({
          /** Label of the field, in the requested language. */
          label: z.string(),
          /** The answer in readable form: choices and places by their names. */
          value: z.string(),
        }),
      ),
    }),
  ),
})
export type PreregistrationPreview = z.infer<typeof PreregistrationPreview>

/** Result of a completed registration. */
export const PreregistrationResult = z.object({
  /** Id of the registration, as taken by skipStepTwo. */
  registrationId: id,
  /** Number for people, e.g. RG-4179-9260. */
  registrationNumber: z.string(),
  /** PENDING while it is reviewed, then PASSED or REFUSED; PASSED at once if there is no review. */
  auditStatus: AuditStatus,
  /** Why it was refused, in the requested language; null otherwise. */
  auditReason: z.nullish(z.string()),
  /** Name on the badge; '' if the form does not include it. */
  holderName: z.string(),
  /** Company on the badge; '' if there is none. */
  company: z.string(),
  /** Name of the registered identity, in the requested language. */
  identityName: z.string(),
  /**
   * The text of the entrance QR code; null unless PASSED. With a ticket (`ticketIds`), the gate reads the ticket's own
   * code and this one is not shown.
   */
  qrContent: z.nullish(z.string()),
  /** Tickets included with it, as taken by ticket/detail; empty unless PASSED, and if it includes none. */
  ticketIds: z.array(z.string()),
  /** When it was first sent, ISO 8601 in UTC. */
  registrationTime: time,
})
export type PreregistrationResult = z.infer<typeof PreregistrationResult>

const promotion = {
  /** The channel in the link that the visitor followed (?promotionChannelId=); absent if there is none. */
  promotionChannelId: z.optional(z.string()),
}

export const preregistration = {
  /**
   * Open to everyone: the data of the link (promotion channel), nothing personal. Otherwise identical for all callers:
   * no registration, step 1 and no values. Changes nothing.
   */
  info: get('/api/app/preregistration/getInfo', z.object(promotion), data(PreregistrationInfo)),
  /**
   * The same with this visitor's data (Spec 7; prefix assumed). Requires login: 5014 opens the pre-registration dialog
   * (Spec 4). Visitors who have not begun get registrationId null and step 1. Changes nothing.
   */
  personalInfo: get('/api/app/preregistration/getInfo/personal', z.object(promotion), data(PreregistrationInfo), {
    authed: true,
  }),
  /**
   * The result of a completed registration (Spec 7; prefix assumed); fetched again while it is reviewed. Requires
   * login; refused if the visitor has not registered, or steps are missing.
   */
  successResult: get('/api/app/preregistration/getSuccessResult', none, resultInfo(PreregistrationResult), {
    authed: true,
  }),
  /**
   * The data sent so far, for a final check (Spec 7; prefix assumed). Requires login; refused before the first step was
   * sent. Changes nothing.
   */
  preview: get('/api/app/preregistration/preregistrationPreview', none, data(PreregistrationPreview), {
    authed: true,
  }),
  /**
   * The identities that visitors may register as, with their forms (Spec 7; prefix assumed). Open to everyone: signed
   * out, the public identities and empty forms; logged in, also the granted ones, with prefilled forms. Empty if there
   * are none.
   */
  identities: get('/api/app/preregistration/identity/info', none, list(PreregistrationForms)),
  /**
   * The visitor's last submission, to prefill a new one (Spec 7; prefix assumed). An earlier exhibition takes
   * precedence over this one. Requires login.
   */
  last: get(
    '/api/app/preregistration/info/last',
    none,
    data(
      z.object({
        /** Null: the visitor has never registered. */
        last: z.nullish(
          z.object({
            /** Name of the exhibition for which it was sent, in the requested language. */
            exhibitionName: z.string(),
            /** The answers of both steps; those to fields that the form does not have are ignored. */
            values: FormValues,
          }),
        ),
      }),
    ),
    { authed: true },
  ),
  /**
   * Submits a step. Requires login. With errors in the fields nothing is stored, and `result` lists them; otherwise the
   * step and the identity are stored. Refused while registration is closed, if an agreement is not ticked, if the
   * visitor is already registered (unless refused), and for step 2 before step 1.
   */
  submit: post(
    '/api/app/preregistration/submitInfo',
    z.object({
      /** 1: personal and company data; 2: the intentions. */
      step: z.union([z.literal(1), z.literal(2)]),
      /** The identity to register as, from identity/info; in step 2 that of step 1. */
      identityId: z.string(),
      /** The answers to the step's form. */
      values: FormValues,
      /** Ticked agreements: in step 1 all of `agreementIds` of querySignConfigInfo; step 2 needs none. */
      agreementIds: z.optional(z.array(z.string())),
      ...promotion,
      /**
       * ?logIdUrl= of the address at which the visit began, at most 2000 characters: passed on, never opened (Spec 2,
       * 7).
       */
      logIdUrl: z.optional(z.string()),
      ...Once,
    }),
    data(
      z.object({
        /** Whether the step was accepted, with the text for the visitor. */
        result: FormResult,
        /** The registration, as taken by skipStepTwo; null if there is none. */
        registrationId: z.nullish(id),
        /** The next step: the same one after errors, 2 after step 1, 0 when all is done. */
        step: z.number(),
      }),
    ),
    { authed: true },
  ),
  /**
   * Skips the intentions; the registration takes effect without them (Spec 7; prefix assumed). Requires login, own
   * registration only; a repeat returns the same.
   */
  skipStepTwo: post(
    '/api/app/preregistration/skipStepTwo',
    z.object({
      /** The visitor's registration for the exhibition of the headers, with step 1 sent. */
      registrationId: z.string(),
    }),
    data(PreregistrationResult),
    { authed: true },
  ),
  /** Whether and how visitors can register for the exhibition of the headers. Open to everyone. Changes nothing. */
  signConfig: get('/api/v2/app/exhibitions/querySignConfigInfo', none, data(SignConfig)),
  /** Whether the promotion channel of a link is valid. Open to everyone; '0' for an unknown one. */
  promotionValid: get(
    '/api/v3/audiencePromotion/valid',
    z.object({
      /** ?promotionChannelId= of the link. */
      promotionChannelId: z.string(),
    }),
    data(
      z.object({
        /** The requested channel. */
        promotionChannelId: z.string(),
        /** The channel's name in the requested language, shown above the form; null: unknown. */
        promotionChannelName: z.nullish(z.string()),
        /** '1': valid, and sent with the registration; '0': the registration continues without it. */
        promotionChannelValidStatus: Flag,
      }),
    ),
  ),
}
