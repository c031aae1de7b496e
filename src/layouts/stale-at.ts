import { msOf } from '@fair/contract/rules/instant.ts'
import type { PageContext } from '../lib/page.ts'

/** A page's context while the page is rendered at build time: time-dependent views report to it when they change. */
export interface RenderedPage extends PageContext {
  /** First time after the build at which the HTML rendered so far is out of date, ms since 1970; undefined if never. */
  staleAt(): number | undefined
}

/** The context for rendering one page. */
export function renderedPage(page: PageContext): RenderedPage {
  const renderedAt = msOf(page.now)
  let next = Number.POSITIVE_INFINITY
  return {
    ...page,
    changesAt: (times) => {
      for (const time of times) {
        const at = msOf(time)
        if (at > renderedAt && at < next) next = at
      }
    },
    staleAt: () => (Number.isFinite(next) ? next : undefined),
  }
}
