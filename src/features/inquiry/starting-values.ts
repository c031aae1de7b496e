import type { FormValues } from '@fair/contract/form-field.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

/** The currency in which a reader of a language is likely to give a budget. */
const CURRENCY_OF: Readonly<Record<Language, string>> = {
  'zh-CN': 'CNY',
  'en-US': 'USD',
  'ja-JP': 'JPY',
  'ko-KR': 'KRW',
}

/** Initial values of the inquiry form: the exhibits in the description, a single one also in the title. */
export function startingValues({ t, language }: PageContext, recipients: readonly Recipient[]): FormValues {
  const names = [...new Set(recipients.flatMap(({ exhibitsName }) => exhibitsName ?? []))]
  const [only] = names
  return {
    currency: CURRENCY_OF[language],
    unit: 'PIECE',
    ...(names.length === 1 && only !== undefined && { title: t('inquiry:about', { name: only }) }),
    ...(names.length > 0 && { content: `${names.map((name) => `· ${name}`).join('\n')}\n\n` }),
  }
}
