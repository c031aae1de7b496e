import { options } from 'preact'
import type { ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: the one place that does
import { createRoot as create } from 'react-dom/client'

// Effects run as soon as what is drawn stands, not a frame later: right after an island is mounted the page's script
// plays the first press again and puts back what was typed (boot/islands.ts), which they must not miss or undo.
options.requestAnimationFrame = queueMicrotask

/** A place that an island draws in. `render` has drawn when it returns. */
export interface Root {
  render(view: ReactNode): void
  unmount(): void
}

/** The only way to draw in the browser. What the place held is gone with the first render. */
export const createRoot = (place: Element): Root => create(place)
