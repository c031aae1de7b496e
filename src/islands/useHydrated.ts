import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False at build and for the first render in the browser, which must agree with it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
