// Astro's islands as part of the page's script (integration/islands.ts), and the message shown when one fails.
import './register-intent.ts'
import 'astro/runtime/server/astro-island.js'
import type { IslandFailure } from '../islands/client-intent.ts'
import type { PageData } from '../stores/page-data.ts'
import { restoreScroll, showQueryState } from '../stores/query-state.ts'
import { showFailure } from './show-failure.ts'

/**
 * What islands need from the page's script: the page is uncovered if no island has to show its query's state first. An
 * island that could not be hydrated states why.
 */
export function watchIslands(data: PageData): void {
  addEventListener('island:failed', (event) => {
    const { error, isQuiet } = (event as CustomEvent<IslandFailure>).detail
    showFailure(data, error, isQuiet)
  })
  restoreScroll()
  markPhoneView()
  if (!document.querySelector('astro-island[data-query-state]')) showQueryState()
}

/**
 * A phone may start a list with another view: the choice of views is marked before the list is hydrated (ListBar.tsx).
 */
function markPhoneView(): void {
  const choice = document.querySelector<HTMLElement>('[data-phone]')
  if (!choice || !matchMedia('(width < 40rem)').matches) return
  for (const each of choice.querySelectorAll<HTMLElement>('[data-key]')) {
    if (each.dataset['key'] === choice.dataset['phone']) each.setAttribute('aria-current', 'true')
    else each.removeAttribute('aria-current')
  }
}
