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
  /** When registration opens: before it the page says from when on one may register. */
  signFrom: time,
  /** When registration closes, after `signFrom`. */
  signTo: time,
  /** '1': registration has a second step, the intentions, which may be skipped. */
  hasStepTwo: Flag,
  /** '1': a leader may register a group (/sign-group); '0': the list of group categories is empty, which its page says. */
  groupSign: Flag,
  /** Agreements to be ticked before it is sent, as agreement/batch takes them; empty: none. */
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
  /** The identity that the visitor registers as; null: none is chosen yet. */
  identityId: z.nullish(z.string()),
  /** How far its examination has come; NONE while it is not sent whole. */
  auditStatus: AuditStatus,
  /** 1 or 2: the step to go on with, 1 again after a refusal; 0: all is done. */
  step: z.number(),
  /** The person's address as the platform keeps it, e.g. region and street parted by a semicolon; null without. */
  address: z.nullish(z.string()),
  /** The company's address in the same form; null without. */
  companyAddress: z.nullish(z.string()),
  /** '1': the promotion channel of the link is valid; '0' also where the call named none. */
  promotionChannelValidStatus: Flag,
  /** The channel of the link, else the one registered with; null: none. */
  promotionChannelId: z.nullish(z.string()),
  /** What is filled in: what was sent so far, else what the account knows; empty for an anonymous visitor. */
  values: FormValues,
})
export type PreregistrationInfo = z.infer<typeof PreregistrationInfo>

/** The forms of one identity. */
export const PreregistrationForms = z.object({
  /** What one registers as. */
  identity: AudienceIdentity,
  /** Who comes, and for which company; logged in, with the values known. */
  stepOne: Form,
  /** What the visitor looks for. Null where the exhibition requests no intentions. */
  stepTwo: z.nullish(Form),
})
export type PreregistrationForms = z.infer<typeof PreregistrationForms>

/** What will be in the record and on the badge, as lines to read once more before it counts. */
export const PreregistrationPreview = z.object({
  /** The badge as it will be printed. */
  badge: z.object({
    /** Name of the person; '' where the form requests none. */
    holderName: z.string(),
    /** Company of the person; '' without. */
    company: z.string(),
    /** What one registers as, in the requested language. */
    identityName: z.string(),
  }),
  /** The record, section by section of the forms that were sent. */
  sections: z.array(
    z.object({
      /** The section's heading, in the requested language. */
      title: z.string(),
      /** What was answered, in the order of the form; fields without an answer are left out. */
      lines: z.array(
        z.object({
          /** What the form asked, in the requested language. */
          label: z.string(),
          /** The answer as a reader reads it: choices and places by their names. */
          value: z.string(),
        }),
      ),
    }),
  ),
})
export type PreregistrationPreview = z.infer<typeof PreregistrationPreview>

/** What came of a registration that was sent whole. */
export const PreregistrationResult = z.object({
  /** The registration; skipStepTwo takes it. */
  registrationId: id,
  /** As people read it, e.g. RG-4179-9260. */
  registrationNumber: z.string(),
  /** PENDING while it is examined, then PASSED or REFUSED; PASSED at once where nobody examines. */
  auditStatus: AuditStatus,
  /** Why it was refused, in the requested language; null otherwise. */
  auditReason: z.nullish(z.string()),
  /** Name on the badge; '' where the form requests none. */
  holderName: z.string(),
  /** Company on the badge; '' without. */
  company: z.string(),
  /** What the visitor is registered as, in the requested language. */
  identityName: z.string(),
  /**
   * The text of the QR that lets in; null unless PASSED. With a ticket (`ticketIds`), the gate reads the ticket's own code and
   * this one is not shown.
   */
  qrContent: z.nullish(z.string()),
  /** Tickets that came with it, as ticket/detail takes them; empty unless PASSED, and where it brings none. */
  ticketIds: z.array(z.string()),
  /** When it was first sent, ISO 8601 in UTC. */
  registrationTime: time,
})
export type PreregistrationResult = z.infer<typeof PreregistrationResult>

const promotion = {
  /** The channel named by the link through which the visitor came (?promotionChannelId=); absent: none. */
  promotionChannelId: z.optional(z.string()),
}

export const preregistration = {
  /**
   * For everybody: what the link brings (promotion channel), nothing personal. The same for every caller:
   * no registration, step 1 and no values. Changes nothing.
   */
  info: get('/api/app/preregistration/getInfo', z.object(promotion), data(PreregistrationInfo)),
  /**
   * The same with what is known of this visitor (Spec 7; prefix assumed). Logged in only: 5014 shows the pre-registration
   * dialog (Spec 4). Who has not begun gets registrationId null and step 1. Changes nothing.
   */
  personalInfo: get('/api/app/preregistration/getInfo/personal', z.object(promotion), data(PreregistrationInfo), {
    authed: true,
  }),
  /**
   * What came of it, once it is sent whole (Spec 7; prefix assumed); requested again while it is examined. Logged in only;
   * refused for who has not registered, or still has a step to go.
   */
  successResult: get('/api/app/preregistration/getSuccessResult', none, resultInfo(PreregistrationResult), {
    authed: true,
  }),
  /**
   * What has been sent so far, to be read once more (Spec 7; prefix assumed). Logged in only; refused before the first
   * step was sent. Changes nothing.
   */
  preview: get('/api/app/preregistration/preregistrationPreview', none, data(PreregistrationPreview), {
    authed: true,
  }),
  /**
   * The identities that one may register as, with their forms (Spec 7; prefix assumed). Open to everybody: signed out, those
   * open to all and empty forms; logged in, the granted ones too and forms filled in. None: an empty list.
   */
  identities: get('/api/app/preregistration/identity/info', none, list(PreregistrationForms)),
  /**
   * What this visitor sent last, to fill in again (Spec 7; prefix assumed). An earlier exhibition goes before this one.
   * Logged in only.
   */
  last: get(
    '/api/app/preregistration/info/last',
    none,
    data(
      z.object({
        /** Null: the visitor has never registered. */
        last: z.nullish(
          z.object({
            /** The exhibition for which it was sent, by its name in the requested language. */
            exhibitionName: z.string(),
            /** The answers of both steps; those to fields that the form does not have are passed over. */
            values: FormValues,
          }),
        ),
      }),
    ),
    { authed: true },
  ),
  /**
   * Sends a step. Logged in only. With errors in the fields nothing is kept, and `result` names them; without, the step is
   * kept and the identity is the visitor's. Refused while registration is closed, where an agreement is not ticked, where
   * one is registered already (unless it was refused), and for step 2 before step 1.
   */
  submit: post(
    '/api/app/preregistration/submitInfo',
    z.object({
      /** 1: who comes; 2: the intentions. */
      step: z.union([z.literal(1), z.literal(2)]),
      /** What one registers as: one of identity/info's, in step 2 that of step 1. */
      identityId: z.string(),
      /** The answers to the step's form. */
      values: FormValues,
      /** Agreements that were ticked: in step 1 all of `agreementIds` of querySignConfigInfo; step 2 needs none. */
      agreementIds: z.optional(z.array(z.string())),
      ...promotion,
      /** ?logIdUrl= of the address at which the visit began, at most 2000 characters: passed on, never followed (Spec 2, 7). */
      logIdUrl: z.optional(z.string()),
      ...Once,
    }),
    data(
      z.object({
        /** Whether the step was taken, and what the visitor reads. */
        result: FormResult,
        /** The registration, which skipStepTwo takes; null while there is none. */
        registrationId: z.nullish(id),
        /** The step to go on with: the same one after errors, 2 after step 1, 0 when all is done. */
        step: z.number(),
      }),
    ),
    { authed: true },
  ),
  /**
   * Leaves the intentions out; the registration counts as it is (Spec 7; prefix assumed). Logged in, one's own only; a
   * second time it answers the same.
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
  /** Whether and how one may register for the exhibition of the headers. Open to everybody. Changes nothing. */
  signConfig: get('/api/v2/app/exhibitions/querySignConfigInfo', none, data(SignConfig)),
  /** Whether the promotion channel of a link is valid. Open to everybody; an unknown one is answered with '0'. */
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
        /** '1': valid, the submit names it; '0': the registration goes on without it. */
        promotionChannelValidStatus: Flag,
      }),
    ),
  ),
}
