import type { FormValues } from '@fair/contract/form-field.ts'
import type { PageContext } from '../../lib/page.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

/** Initial values of the inquiry form: the exhibits in the description, a single one also in the title. */
export function startingValues({ t }: PageContext, recipients: readonly Recipient[]): FormValues {
  const names = [...new Set(recipients.flatMap(({ exhibitsName }) => exhibitsName ?? []))]
  const [only] = names
  return {
    // The currency in which a reader of the language is likely to give a budget.
    currency: t('inquiry:currency'),
    unit: 'PIECE',
    ...(names.length === 1 && only !== undefined && { title: t('inquiry:about', { name: only }) }),
    ...(names.length > 0 && { content: `${names.map((name) => `· ${name}`).join('\n')}\n\n` }),
  }
}
