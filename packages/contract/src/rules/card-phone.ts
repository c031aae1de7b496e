import { rules } from './validation.ts'

const DIALLED = /^\+([1-9][0-9]{0,3})[ -]*(.*)$/

/**
 * Whether a business card's number can be dialled (Spec 5): a dialling code may precede it, as on cards used abroad;
 * the rest must be a contact phone, or for a mobile number of +86 match the rule `phone`, however it is grouped.
 */
export function isCardPhone(field: 'mobile' | 'phone', text: string): boolean {
  const [, code, national = text] = DIALLED.exec(text) ?? []
  if (field === 'mobile' && code === '86') return rules.phone(national.replaceAll(/[ -]/g, ''))
  return rules.contactPhone(national)
}
