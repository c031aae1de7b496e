import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'

/** Browsers' messages when a module could not be fetched. */
const NOT_FETCHED = /imported module|module script|load failed|failed to fetch|networkerror/i

/**
 * Shows the real reason why something requested did not load: the network, or a bug, which window.onerror receives.
 * `isQuiet`: no visitor waits for it.
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
