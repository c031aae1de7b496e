// Astro's islands as part of the page's script (integration/islands.ts), and what the visitor is told when one fails.
import './register-intent.ts'
import 'astro/runtime/server/astro-island.js'
import type { PageData } from '../state/page-data.ts'
import { toast } from './toast.ts'

/** As browsers word it when a module could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|load failed|failed to fetch|networkerror/i

/** An island that could not be hydrated says why, truthfully: the network, or a fault of ours, which window.onerror hears of. */
export function watchIslands({ say }: PageData): void {
  addEventListener('island:failed', (event) => {
    const { detail } = event as CustomEvent<unknown>
    const isNetwork = detail instanceof TypeError && NOT_FETCHED.test(detail.message)
    if (!isNetwork) reportError(detail)
    toast(isNetwork ? say.network : say.exception, { error: say.close })
  })
}
