import type { Translate } from '../../i18n/translator.ts'
import type { PageData } from '../../state/page-data.ts'
import type { AskList } from './list-calls.ts'

/**
 * A question whose code (client and schemas) comes only after the list's own: the first touch is answered by what draws,
 * and on a slow line a quarter of the bytes need not have come for that. Code that does not come counts as a network that
 * failed, and is asked for again with the next question.
 */
export function askLate<T>(
  data: PageData,
  t: Translate,
  pick: (module: typeof import('./list-ask.ts')) => (data: PageData, t: Translate) => AskList<T>,
): AskList<T> {
  let ready: Promise<AskList<T>> | undefined
  const load = () => {
    ready ??= import('./list-ask.ts').then((module) => pick(module)(data, t))
    return ready
  }
  load().catch(() => {})
  return async (state, signal) => {
    try {
      return await (await load())(state, signal)
    } catch {
      ready = undefined
      return { ok: false, code: 'network', message: t('errors:network') }
    }
  }
}
