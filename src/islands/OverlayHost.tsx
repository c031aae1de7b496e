import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Component, type ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: overlays have no prerendered HTML to hydrate
import { createRoot } from 'react-dom/client'
import { closeOverlay } from '../stores/open-overlay.ts'
import { $overlay } from '../stores/overlay.ts'
import { OverlayProvider } from './IslandProvider.tsx'

/** The rendered views of the open overlays, by their opening. */
const $views = atom<ReadonlyMap<number, ReactNode>>(new Map())
let isMounted = false

/**
 * Renders an open overlay over the page, as long as it is in `$overlay`. The first one creates the container: a
 * separate React root, so that text typed into one overlay remains while another lies over it.
 */
export function mountOverlay(opening: number, view: ReactNode): void {
  const open = new Set($overlay.get().map((each) => each.opening))
  $views.set(new Map([...$views.get(), [opening, view] as const].filter(([each]) => open.has(each))))
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'overlay' }).render(
    <Overlays />,
  )
}

function Overlays() {
  const views = useStore($views)
  return useStore($overlay).map(({ opening }) => (
    <Boundary key={opening} opening={opening}>
      {views.has(opening) && <OverlayProvider>{views.get(opening)}</OverlayProvider>}
    </Boundary>
  ))
}

/** An overlay that throws is removed, and the others and the page are unaffected; window.onerror receives the error. */
class Boundary extends Component<{ opening: number; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
    closeOverlay(this.props.opening)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
