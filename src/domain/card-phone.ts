import { rules } from './validation.ts'

const DIALLED = /^\+([1-9][0-9]{0,3})[ -]*(.*)$/

/**
 * Whether a business card's number can be dialled (Spec 5): a dialling code may be in front, as on cards that go abroad;
 * what follows is a contact phone, a mobile number of +86 that of the rule `phone`, however it is grouped.
 */
export function isCardPhone(field: 'mobile' | 'phone', text: string): boolean {
  const [, code, national = text] = DIALLED.exec(text) ?? []
  if (field === 'mobile' && code === '86') return rules.phone(national.replaceAll(/[ -]/g, ''))
  return rules.contactPhone(national)
}
