import type { ReactNode } from 'react'
import type { OverlayKind, OverlayProps } from '../stores/overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import type { SessionStore } from '../stores/session-store.ts'

/** What an overlay finds around it. */
export interface OverlayContext {
  data: PageData
  session: SessionStore
  close: () => void
}

/**
 * What the module of an overlay gives: fetches what it needs and answers what is to be rendered; null where nothing is, as it
 * has said why in a toast or has gone to another page. Rejects when its texts cannot be fetched.
 */
export type LoadOverlay<K extends OverlayKind> = (
  props: OverlayProps[K],
  context: OverlayContext,
) => Promise<ReactNode | null>
