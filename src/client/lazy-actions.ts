import type { PageData } from '../stores/page-data.ts'
import { showFailure } from './show-failure.ts'

/**
 * Loads the code for interactions beyond the page's script; a failure is shown if a visitor waits for it, and the next
 * interaction tries again.
 */
export function loadActions(
  use: (actions: typeof import('./action-handlers.ts')) => unknown,
  data: PageData,
  isQuiet = false,
): void {
  import('./action-handlers.ts').then(use).catch((error: unknown) => showFailure(data, error, isQuiet))
}
