import type { Form } from '@fair/contract/form.ts'
import type { UserInfo } from '@fair/contract/user.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { beyondProfile, fillAddress, profileValues } from './user-form.ts'

const text = (fieldId: string) =>
  ({
    type: 'text',
    fieldId,
    label: fieldId,
    required: true,
    multiline: false,
  }) satisfies Form['sections'][0]['fields'][0]
const form: Form = parsed({
  formId: 'USER',
  formName: 'Your details',
  version: '1',
  sections: [
    { sectionId: 'person', title: 'You', fields: [text('userName'), text('department')] },
    { sectionId: 'company', title: 'Company', fields: [text('company')] },
  ],
})

it('the user form omits the fields of the profile, and is sent with the profile’s values', () => {
  expect(beyondProfile(form).sections.map(({ fields }) => fields.map(({ fieldId }) => fieldId))).toEqual([
    ['department'],
  ])
  const me = { userName: 'Lin', company: null, jobTitle: 'Buyer' } as UserInfo
  expect(profileValues(form, me)).toEqual({ userName: 'Lin' })
})

it('each form has its own address', () => {
  const page = testPage()
  expect(fillAddress(page, 'USER')).toBe('/en-US/personal-center/account-setting/#user-form')
  expect(fillAddress(page, 'CHANNEL-PROFESSIONAL')).toBe('/en-US/marketing-form/?id=CHANNEL-PROFESSIONAL')
})
