import { type Form, USER_FORM } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import type { UserInfo } from '@fair/contract/user.ts'
import type { PageContext } from '../../lib/page.ts'

/** Fields of the profile above the form (ProfileSection.tsx), under the ids that user info uses for them. */
const PROFILE = ['userName', 'company', 'jobTitle'] as const
const isProfile = (fieldId: string): fieldId is (typeof PROFILE)[number] => PROFILE.some((each) => each === fieldId)

/** The form without the fields that the profile already covers. Sections that become empty are removed. */
export function beyondProfile(form: Form): Form {
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ fieldId }) => !isProfile(fieldId)),
  }))
  return { ...form, sections: sections.filter(({ fields }) => fields.length > 0) }
}

/** The profile's values for the form's fields, sent with the rest as the platform accepts only complete forms. */
export function profileValues(form: Form, me: UserInfo): FormValues {
  const requested = form.sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId)).filter(isProfile)
  return Object.fromEntries(requested.flatMap((fieldId) => (me[fieldId] ? [[fieldId, me[fieldId]]] : [])))
}

/** Where an incomplete form is filled in: the visitor's own data in the account, any other form on a separate page. */
export const fillAddress = ({ href }: PageContext, formId: string): string =>
  formId === USER_FORM
    ? `${href('/personal-center/account-setting')}#user-form`
    : href('/marketing-form', { id: formId })
