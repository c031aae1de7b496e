import type { FormValues } from '../../contract/form-field.ts'
import type { Language } from '../../domain/language.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

/** In which currency a reader of a language is likely to name a budget. */
const CURRENCY_OF: Readonly<Record<Language, string>> = {
  'zh-CN': 'CNY',
  'en-US': 'USD',
  'ja-JP': 'JPY',
  'ko-KR': 'KRW',
}

/** Initial values of the inquiry form, wherever it is opened: the exhibits in the description, a single one in the title too. */
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
