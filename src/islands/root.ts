import type { ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: the one place that does
import { flushSync } from 'react-dom'
// biome-ignore lint/style/noRestrictedImports: the one place that does
import { createRoot as create } from 'react-dom/client'

/** A place that an island is mounted in. `render` has drawn, and run the view's effects, when it returns. */
export interface Root {
  render(view: ReactNode): void
  unmount(): void
}

let roots = 0

/**
 * Mounts React into an empty place, or in place of what stands there. Drawing is synchronous, since the page's script
 * replays the first press and puts back typed text right after an island is mounted (client/islands.ts). Ids of `useId` are
 * unique per page, not per root.
 */
export function createRoot(place: Element): Root {
  roots += 1
  const root = create(place, { identifierPrefix: `r${roots}` })
  return {
    render: (view) => flushSync(() => root.render(view)),
    unmount: () => root.unmount(),
  }
}
