import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False at build time and for the first render in the browser, which must match it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
