import type { PageData } from '../stores/page-data.ts'
import { showFailure } from './show-failure.ts'

/** What a touch needs beyond the page's script; a failure is told where a visitor waits, and the next touch tries again. */
export function loadActions(
  use: (actions: typeof import('./action-handlers.ts')) => unknown,
  data: PageData,
  isQuiet = false,
): void {
  import('./action-handlers.ts').then(use).catch((error: unknown) => showFailure(data, error, isQuiet))
}
