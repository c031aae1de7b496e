import type { Language } from '@fair/contract/rules/language.ts'
import { say, type TextKey, type TextParams } from '../texts.ts'

/** A method of the pay page, and the result of a payment with it: each state of the site can be tried. */
export interface PayMethod {
  readonly id: string
  readonly words: TextKey
  readonly params: TextParams
  readonly result: 'PAID' | 'PENDING' | 'FAILED'
  /** Why it fails. */
  readonly reason?: TextKey
}

export const PAY_METHODS: readonly PayMethod[] = [
  { id: 'CARD_4242', words: 'payCard', params: { digits: '4242' }, result: 'PAID' },
  { id: 'WALLET', words: 'payWallet', params: {}, result: 'PAID' },
  { id: 'TRANSFER', words: 'payTransfer', params: {}, result: 'PENDING' },
  { id: 'CARD_0002', words: 'payCard', params: { digits: '0002' }, result: 'FAILED', reason: 'payDeclined' },
  { id: 'CARD_9995', words: 'payCard', params: { digits: '9995' }, result: 'FAILED', reason: 'payFunds' },
]

export function methodOf(id: string): PayMethod | undefined {
  return PAY_METHODS.find((method) => method.id === id)
}

export function methodWords(id: string, language: Language): string {
  const method = methodOf(id)
  return method ? say(language, method.words, method.params) : id
}

/** Why a payment with a method failed, afterwards in any language. */
export function failWords(methodId: string, language: Language): string {
  return say(language, methodOf(methodId)?.reason ?? 'payDeclined')
}
