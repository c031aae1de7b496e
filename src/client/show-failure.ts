import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'

/** As browsers word it when a module could not be fetched. */
const NOT_FETCHED = /imported module|module script|load failed|failed to fetch|networkerror/i

/**
 * Says truthfully why what a visitor asked for did not come: the network, or a fault of ours, which window.onerror hears
 * of. `isQuiet`: no visitor waits for it.
 */
export function showFailure({ language, uiStrings }: PageData, error: unknown, isQuiet = false): void {
  const isNetwork = error instanceof TypeError && NOT_FETCHED.test(error.message)
  if (!isNetwork) reportError(error)
  if (isQuiet) return
  const showError = (text = uiStrings.network) => showToast({ text, bad: true })
  if (isNetwork) showError()
  else
    import('../lib/i18n/text-files.ts')
      .then((files) => files.loadTexts(language, ['errors']))
      .then(({ errors }) => showError(errors?.exception))
      .catch(() => showError())
}
