import { type ReactNode, useEffect } from 'react'
import { IslandProvider, useIsland } from '../../../islands/IslandProvider.tsx'
import { useHydrated } from '../../../islands/useHydrated.ts'
import { showQueryState } from '../../../stores/query-state.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

/**
 * The island of a page that is a form: its address and its visitor decide what it shows, so that the build prerenders a
 * skeleton. The children are rendered after hydration only, and may read the address.
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
