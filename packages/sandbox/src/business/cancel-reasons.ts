import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../data/load.ts'
import { say, type Text } from '../seed/text.ts'

/** Reasons for cancelling a negotiation, in the order in which they are offered. */
export const CANCEL_REASONS: readonly { readonly id: string; readonly name: Text; readonly needsRemark: boolean }[] =
  load('business/cancel-reasons')

/** Reasons that the platform sets itself; they are not offered. */
const OWN: Readonly<Record<string, Text>> = {
  CALLED_OFF: ['活动已取消', 'The activity was called off', '開催中止', '행사 취소'],
}

export function reasonWords(id: string, language: Language): string | null {
  const name = CANCEL_REASONS.find((reason) => reason.id === id)?.name ?? OWN[id]
  return name ? say(name, language) : null
}
