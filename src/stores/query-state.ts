import { readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'

/**
 * The prerendered page shows its default state; an address may request more (`?region=CN`). The head script covers
 * content that would be wrong (`.is-query-state`) until an island shows the right content and calls `showQueryState`.
 */
const page = globalThis.document?.documentElement

/**
 * The page's scroll position when this module loaded, and the visitor's position before navigating or changing the
 * language.
 */
const at = globalThis.scrollY ?? 0
let stored = at

/** Reads the scroll position stored by the history or the previous page. Once per page, before anything is rendered. */
export function restoreScroll(): void {
  stored = Number(
    (history.state as { scroll?: number } | null)?.scroll ?? readStored(session, deviceKey('scroll')) ?? at,
  )
  writeStored(session, deviceKey('scroll'), null)
}

/**
 * The page shows what its address requests: uncovers it and restores the scroll, unless the visitor has scrolled
 * meanwhile.
 */
export function showQueryState(): void {
  page?.classList.remove('is-query-state')
  if (stored !== at && Math.abs(scrollY - at) < 2) scrollTo({ top: stored, behavior: 'instant' })
  stored = at
}
