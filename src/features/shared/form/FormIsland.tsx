import { type ReactNode, useEffect } from 'react'
import { IslandProvider, useIsland } from '../../../islands/IslandProvider.tsx'
import { useHydrated } from '../../../islands/useHydrated.ts'
import { showQueryState } from '../../../stores/query-state.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

/**
 * The island of a page that is a form: its address and its visitor determine what it shows, so the build prerenders a
 * skeleton. The children are rendered only after hydration, and may read the address.
 */
export const FormIsland = ({ children }: { children: ReactNode }) => (
  <IslandProvider>
    <OnceHydrated>{children}</OnceHydrated>
  </IslandProvider>
)

function OnceHydrated({ children }: { children: ReactNode }) {
  useIsland()
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) showQueryState()
  }, [isHydrated])
  return isHydrated ? children : <FormSkeleton />
}
