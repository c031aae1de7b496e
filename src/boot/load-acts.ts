import type { PageData } from '../state/page-data.ts'
import { toast } from './toast.ts'

/** What a touch needs beyond the page's script; a failure is told where `data` is given, and the next touch tries again. */
export function loadActs(use: (acts: typeof import('./acts.ts')) => unknown, data?: PageData): void {
  import('./acts.ts').then(use).catch(() => data && toast(data.say.network, { error: data.say.close }))
}
