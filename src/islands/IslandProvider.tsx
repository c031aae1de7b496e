import { Component, createContext, type ReactNode, useContext } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageProvider, usePage } from '../components/usePage.ts'
import { currentPage, type IslandPage } from './page.ts'

const Island = createContext<IslandPage | null>(null)

/** Provides an island with its page, and shows an error state if the island throws. */
export const IslandProvider = ({ children }: { children: ReactNode }) => (
  <OverlayProvider>
    <IslandBoundary>{children}</IslandBoundary>
  </OverlayProvider>
)

/** The same for an overlay, which has a separate error boundary; its module has prepared the page. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const island = currentPage()
  return (
    <Island value={island}>
      <PageProvider value={island.page}>{children}</PageProvider>
    </Island>
  )
}

/** Language, texts, links and the client of the page. Only inside an island or an overlay. */
export function useIsland(): IslandPage {
  const island = useContext(Island)
  if (!island) throw new Error('useIsland needs an IslandProvider around it.')
  return island
}

/**
 * Shows an error in the site's own code, and reports it to window.onerror, which React does not do for caught errors.
 */
class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render() {
    return this.state.failed ? <IslandFailed /> : this.props.children
  }
}

function IslandFailed() {
  const { t, href } = usePage()
  return (
    <EmptyState
      illustration="error"
      title={t('errors:exception')}
      description={t('errors:exceptionWhy')}
      actions={[{ label: t('common:home'), href: href('/') }]}
    />
  )
}
