import type { Translate } from '../../i18n/translator.ts'
import type { AskList } from '../../state/list-store.ts'
import type { PageData } from '../../state/page-data.ts'

/**
 * A question whose code (client and schemas) comes only after the list's own: the first touch is answered by what draws,
 * and on a slow line a quarter of the bytes need not have come for that. Code that does not come counts as a network that
 * failed, and is asked for again with the next question.
 *
 * @param load fetches the module that asks, and gives its question
 */
export function askLate<T>(
  data: PageData,
  t: Translate,
  load: () => Promise<(data: PageData, t: Translate) => AskList<T>>,
): AskList<T> {
  let ready: Promise<AskList<T>> | undefined
  const question = () => {
    ready ??= load().then((make) => make(data, t))
    return ready
  }
  question().catch(() => {})
  return async (state, signal) => {
    try {
      return await (await question())(state, signal)
    } catch {
      ready = undefined
      return { ok: false, code: 'network', message: t('errors:network') }
    }
  }
}
