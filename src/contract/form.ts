import * as z from 'zod/mini'
import { data, get, none, Once, post } from './endpoint.ts'
import { FormField, FormValues } from './form-field.ts'
import { id } from './kinds.ts'

/** How far the platform's examination of something has come: of an enterprise, a registration, an application. */
export const AuditStatus = z.enum(['NONE', 'PENDING', 'PASSED', 'REFUSED'])
export type AuditStatus = z.infer<typeof AuditStatus>

/** A form that the platform configures: one engine draws them all. Texts in the asked language. */
export const Form = z.object({
  formId: id,
  formName: z.string(),
  description: z.nullish(z.string()),
  /** Changes with every change of the fields; a kept draft of another version is offered field by field. */
  version: z.string(),
  sections: z.array(
    z.object({
      sectionId: z.string(),
      title: z.string(),
      description: z.nullish(z.string()),
      fields: z.array(FormField),
    }),
  ),
  /** What the platform already knows, or what was sent last. */
  values: z.nullish(FormValues),
  /** The words of the button that sends; the site's own when absent. */
  submitText: z.nullish(z.string()),
})
export type Form = z.infer<typeof Form>

/** A value that the platform did not take. `row` counts from 0 within a repeated group. */
export const FieldError = z.object({
  fieldId: z.string(),
  row: z.nullish(z.number()),
  /** The field inside the group. */
  childFieldId: z.nullish(z.string()),
  message: z.string(),
})
export type FieldError = z.infer<typeof FieldError>

/** What became of a form that was sent: taken, or not with the reasons field by field. */
export const FormResult = z.object({
  accepted: z.boolean(),
  submissionId: z.nullish(z.string()),
  auditStatus: AuditStatus,
  fieldErrors: z.array(FieldError),
  /** What the visitor is told after it, in the asked language. */
  message: z.nullish(z.string()),
})
export type FormResult = z.infer<typeof FormResult>

/** The form of a user's own data among the forms that a user lacks (missingForms); it has a call of its own. */
export const USER_FORM = 'USER'

export const form = {
  /** The form of a user's own data. */
  userConfig: get('/api/v1/app/form/config/USER', none, data(Form), { authed: true }),
  /**
   * Sends a form of any kind but pre-registration and group sign-up, which have calls of their own. Marketing forms may be
   * open to anonymous visitors; for others the platform answers 5014.
   */
  submit: post(
    '/api/v1/app/form/submit',
    z.object({
      formId: z.string(),
      version: z.string(),
      values: FormValues,
      /** For the forms of an audience identity. */
      identityId: z.optional(z.string()),
      ...Once,
    }),
    data(FormResult),
  ),
  /** Any form by its id: marketing, micro pages, channels (Spec 3, channelForm and dynamicForm). */
  dynamic: get('/api/v2/app/dynamicForm/{formId}', z.object({ formId: z.string() }), data(Form)),
}
