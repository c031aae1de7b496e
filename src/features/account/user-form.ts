import { type Form, USER_FORM } from '../../contract/form.ts'
import type { FormValues } from '../../contract/form-field.ts'
import type { UserInfo } from '../../contract/user.ts'
import type { PageContext } from '../../lib/page.ts'

/** Asked by the profile above the form (ProfileSection.tsx), under the ids that user info has for them. */
const PROFILE = ['userName', 'company', 'jobTitle'] as const
const isProfile = (fieldId: string): fieldId is (typeof PROFILE)[number] => PROFILE.some((each) => each === fieldId)

/** The form without what the profile asks already; a section that is empty then is left out. */
export function beyondProfile(form: Form): Form {
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ fieldId }) => !isProfile(fieldId)),
  }))
  return { ...form, sections: sections.filter(({ fields }) => fields.length > 0) }
}

/** What the profile says of the form's fields: sent with the rest, as the platform takes the form as a whole. */
export function profileValues(form: Form, me: UserInfo): FormValues {
  const requested = form.sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId)).filter(isProfile)
  return Object.fromEntries(requested.flatMap((fieldId) => (me[fieldId] ? [[fieldId, me[fieldId]]] : [])))
}

/** Where a form that lacks something is filled in: one's own data in the account, any other on a page of its own. */
export const fillAddress = ({ href }: PageContext, formId: string): string =>
  formId === USER_FORM
    ? `${href('/personal-center/account-setting')}#user-form`
    : href('/marketing-form', { id: formId })
