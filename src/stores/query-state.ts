import { readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey } from '../lib/storage-keys.ts'

/**
 * The prerendered page shows its plain state; an address may request more (`?region=CN`). The head script covers what
 * would be wrong (`.is-query-state`) until an island shows the right thing and calls `showQueryState`.
 */
const page = globalThis.document?.documentElement

/** Where the page stood when this module came, and where the visitor was before going on or changing the language. */
const at = globalThis.scrollY ?? 0
let kept = at

/** Reads the scroll position that the history or the page before has kept. Once a page, before anything is rendered. */
export function restoreScroll(): void {
  kept = Number((history.state as { scroll?: number } | null)?.scroll ?? readStored(session, deviceKey('scroll')) ?? at)
  writeStored(session, deviceKey('scroll'), null)
}

/** The page shows what its address requests: uncovers it and restores the scroll, unless a hand has moved it since. */
export function showQueryState(): void {
  page?.classList.remove('is-query-state')
  if (kept !== at && Math.abs(scrollY - at) < 2) scrollTo({ top: kept, behavior: 'instant' })
  kept = at
}
