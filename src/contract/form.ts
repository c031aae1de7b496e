import * as z from 'zod/mini'
import { data, get, none, Once, post } from './endpoint.ts'
import { FormField, FormValues } from './form-field.ts'
import { id } from './kinds.ts'

/**
 * How far the platform's examination of something has come: of an enterprise, a registration, an application. NONE: nothing
 * was sent, or nothing is examined. PENDING: it is examined. PASSED. REFUSED, with a reason beside it.
 */
export const AuditStatus = z.enum(['NONE', 'PENDING', 'PASSED', 'REFUSED'])
export type AuditStatus = z.infer<typeof AuditStatus>

/** A form that the platform configures: one engine draws them all. Texts in the requested language. */
export const Form = z.object({
  /** What form/submit and dynamicForm/{formId} take. */
  formId: id,
  /** What it is called: its heading. */
  formName: z.string(),
  /** A sentence or two of plain text below it; null without. */
  description: z.nullish(z.string()),
  /** Changes with every change of the fields; a kept draft of another version is offered field by field. */
  version: z.string(),
  /** Its parts, in their order. */
  sections: z.array(
    z.object({
      /** Unique in the form. */
      sectionId: z.string(),
      /** Its heading. */
      title: z.string(),
      /** A sentence of plain text below it; null without. */
      description: z.nullish(z.string()),
      /** What it asks, in order. */
      fields: z.array(FormField),
    }),
  ),
  /** What the platform already knows, or what was sent last: the form is filled with it. Null: nothing, or signed out. */
  values: z.nullish(FormValues),
  /** The words of the button that sends; null or absent: the site's own. */
  submitText: z.nullish(z.string()),
})
export type Form = z.infer<typeof Form>

/** A value that the platform did not take. */
export const FieldError = z.object({
  /** The field of the form; of a value in a repeated group, the group. */
  fieldId: z.string(),
  /** Which row of the group, counted from 0; null outside of groups, and where the number of rows is wrong. */
  row: z.nullish(z.number()),
  /** The field inside the group; null where `row` is. */
  childFieldId: z.nullish(z.string()),
  /** What is wrong, a sentence in the requested language: shown at the field. */
  message: z.string(),
})
export type FieldError = z.infer<typeof FieldError>

/** What became of a form that was sent: taken, or not with the reasons field by field. */
export const FormResult = z.object({
  /** True: it was taken and kept. False: nothing was kept, `fieldErrors` says why. */
  accepted: z.boolean(),
  /** Id of what was kept; null where it was not taken. */
  submissionId: z.nullish(z.string()),
  /** PENDING where it is examined before it counts, NONE where it is not. */
  auditStatus: AuditStatus,
  /** What has to be mended, in the order of the form; empty where it was taken. */
  fieldErrors: z.array(FieldError),
  /** What the visitor reads after it, in the requested language; null: the site's own words. */
  message: z.nullish(z.string()),
})
export type FormResult = z.infer<typeof FormResult>

/** The form of a user's own data among the forms that a user lacks (missingForms); it has a call of its own. */
export const USER_FORM = 'USER'

export const form = {
  /** The form of a user's own data, with the values known. Logged in only. What is sent of it changes the account too. */
  userConfig: get('/api/v1/app/form/config/USER', none, data(Form), { authed: true }),
  /**
   * Sends a form of any kind but pre-registration and group sign-up, which have calls of their own. Marketing forms may be
   * open to anonymous visitors; for others the platform answers 5014. Each submission is kept beside those before it. A form
   * of another version is refused; wrong values are no refusal: `accepted` is false then.
   */
  submit: post(
    '/api/v1/app/form/submit',
    z.object({
      /** `formId` of the form that was filled in. */
      formId: z.string(),
      /** `version` of the form that was filled in. */
      version: z.string(),
      /** What was answered; values of fields that are hidden or not in the form are dropped. */
      values: FormValues,
      /** For the forms of an audience identity, the identity; absent for all others. */
      identityId: z.optional(z.string()),
      ...Once,
    }),
    data(FormResult),
  ),
  /**
   * Any form by its id: marketing, micro pages, channels (Spec 3, channelForm and dynamicForm). Open to everybody; logged in
   * with the values known. An unknown form is refused.
   */
  dynamic: get(
    '/api/v2/app/dynamicForm/{formId}',
    z.object({
      /** Of a page's block of type form, an identity's channelFormId, or the address of a marketing form. */
      formId: z.string(),
    }),
    data(Form),
  ),
}
