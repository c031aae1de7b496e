import type { ReactNode } from 'react'
import type { OverlayKind, OverlayProps } from '../stores/overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import type { SessionStore } from '../stores/session-store.ts'

/** The context of an overlay. */
export interface OverlayContext {
  data: PageData
  session: SessionStore
  close: () => void
}

/**
 * The export of an overlay's module: fetches what it needs and returns what is to be rendered; null if there is
 * nothing, as it has shown the reason in a toast or navigated to another page. Rejects if its texts cannot be fetched.
 */
export type LoadOverlay<K extends OverlayKind> = (
  props: OverlayProps[K],
  context: OverlayContext,
) => Promise<ReactNode | null>
