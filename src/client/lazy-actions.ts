import type { PageData } from '../stores/page-data.ts'
import { showToast } from '../stores/toasts.ts'

/** What a touch needs beyond the page's script; a failure is told where `data` is given, and the next touch tries again. */
export function loadActs(use: (acts: typeof import('./action-handlers.ts')) => unknown, data?: PageData): void {
  import('./action-handlers.ts').then(use).catch(() => data && showToast({ text: data.uiStrings.network, bad: true }))
}
