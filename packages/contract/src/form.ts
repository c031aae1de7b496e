import * as z from 'zod/mini'
import { data, get, none, Once, post } from './endpoint.ts'
import { FormField, FormValues } from './form-field.ts'
import { id } from './kinds.ts'

/**
 * Status of the platform's review of an enterprise, registration or application. NONE: nothing was sent, or there is no
 * review. PENDING: under review. PASSED. REFUSED, with a reason beside it.
 */
export const AuditStatus = z.enum(['NONE', 'PENDING', 'PASSED', 'REFUSED'])
export type AuditStatus = z.infer<typeof AuditStatus>

/** A form that the platform configures: one engine renders them all. Texts are in the requested language. */
export const Form = z.object({
  /** Taken by form/submit and dynamicForm/{formId}. */
  formId: id,
  /** Name of the form, shown as its heading. */
  formName: z.string(),
  /** One or two sentences of plain text below the heading; null if there are none. */
  description: z.nullish(z.string()),
  /** Changes with every change of the fields; a saved draft of another version is offered field by field. */
  version: z.string(),
  /** Its sections, in order. */
  sections: z.array(
    z.object({
      /** Unique in the form. */
      sectionId: z.string(),
      /** Heading of the section. */
      title: z.string(),
      /** A sentence of plain text below the heading; null if there is none. */
      description: z.nullish(z.string()),
      /** The fields of the section, in order. */
      fields: z.array(FormField),
    }),
  ),
  /**
   * Values that the platform already has or that were last sent: the form is prefilled with them. Null if none, or
   * signed out.
   */
  values: z.nullish(FormValues),
  /** Label of the submit button; null or absent: the site's own. */
  submitText: z.nullish(z.string()),
})
export type Form = z.infer<typeof Form>

/** A value that the platform rejected. */
export const FieldError = z.object({
  /** The field of the form; for a value in a repeated group, the group. */
  fieldId: z.string(),
  /** Row of the group, counted from 0; null outside groups, and if the number of rows is wrong. */
  row: z.nullish(z.number()),
  /** The field inside the group; null if `row` is null. */
  childFieldId: z.nullish(z.string()),
  /** The problem, a sentence in the requested language, shown at the field. */
  message: z.string(),
})
export type FieldError = z.infer<typeof FieldError>

/** Result of a submitted form: accepted, or rejected with the reasons field by field. */
export const FormResult = z.object({
  /** True: it was accepted and stored. False: nothing was stored, see `fieldErrors`. */
  accepted: z.boolean(),
  /** Id of the stored submission; null if it was rejected. */
  submissionId: z.nullish(z.string()),
  /** PENDING if it is reviewed before it takes effect, NONE if not. */
  auditStatus: AuditStatus,
  /** Errors to correct, in the order of the form; empty if it was accepted. */
  fieldErrors: z.array(FieldError),
  /** Text for the visitor afterwards, in the requested language; null: the site's own text. */
  message: z.nullish(z.string()),
})
export type FormResult = z.infer<typeof FormResult>

/** The form of a user's own data among the forms that a user has not completed (missingForms); it has its own call. */
export const USER_FORM = 'USER'

export const form = {
  /**
   * The form of a user's own data, prefilled with known values. Requires login. Submitting it changes the account too.
   */
  userConfig: get('/api/v1/app/form/config/USER', none, data(Form), { authed: true }),
  /**
   * Submits a form of any kind except pre-registration and group sign-up, which have their own calls. Marketing forms
   * may be open to anonymous visitors; for others the platform answers 5014. Each submission is stored in addition to
   * earlier ones. A form of another version is refused; invalid values are no refusal: `accepted` is then false.
   */
  submit: post(
    '/api/v1/app/form/submit',
    z.object({
      /** `formId` of the submitted form. */
      formId: z.string(),
      /** `version` of the submitted form. */
      version: z.string(),
      /** The answers; values of fields that are hidden or not in the form are dropped. */
      values: FormValues,
      /** The identity, for the forms of an audience identity; absent for all others. */
      identityId: z.optional(z.string()),
      ...Once,
    }),
    data(FormResult),
  ),
  /**
   * Any form by its id: marketing, micro pages, channels (Spec 3, channelForm and dynamicForm). Open to everyone; with
   * a login it is prefilled. An unknown form is refused.
   */
  dynamic: get(
    '/api/v2/app/dynamicForm/{formId}',
    z.object({
      /** From a page's block of type form, an identity's channelFormId, or the address of a marketing form. */
      formId: z.string(),
    }),
    data(Form),
  ),
}
