import { useEffect, useSyncExternalStore } from 'react'
import { linked } from '../../lib/style-sheet.ts'
import sheet from '../../styles/shoelace.css?url'

/** The elements in use, each fetched separately; tests/e2e/shoelace.spec.ts tries each under the site's policy. */
const LOADERS = {
  'sl-progress-bar': () => import('@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js'),
  'sl-qr-code': () => import('@shoelace-style/shoelace/dist/components/qr-code/qr-code.js'),
  'sl-switch': () => import('@shoelace-style/shoelace/dist/components/switch/switch.js'),
  'sl-tooltip': () => import('@shoelace-style/shoelace/dist/components/tooltip/tooltip.js'),
}

export type ElementName = keyof typeof LOADERS

const pending = new Set<ElementName>()
const defined = new Set<ElementName>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Its sheet first, so that it is never rendered without its sizes. One that cannot be fetched is retried by the next
 * component that uses it.
 */
async function define(name: ElementName): Promise<void> {
  if (pending.has(name)) return
  pending.add(name)
  try {
    await Promise.all([linked(sheet), LOADERS[name]()])
    defined.add(name)
    for (const listener of listeners) listener()
  } catch {
    pending.delete(name)
  }
}

/**
 * Whether a Shoelace element may be rendered. Fetches it once the component that shows it has been rendered in the
 * browser: never at build time, never while a page is idle; `isNeeded` can save a device the bytes. Until then, and if
 * it cannot be fetched, the caller renders the browser's own control.
 */
export function useElement(name: ElementName, isNeeded = () => true): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests once, after the first render
  useEffect(() => {
    if (isNeeded()) void define(name)
  }, [name])
  return useSyncExternalStore(
    subscribe,
    () => defined.has(name),
    () => false,
  )
}
