import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { showQueryState } from '../stores/query-state.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * For public pages whose content depends on the visitor: loads once the island is hydrated, and again after each login
 * and logout. The page stays covered, as far as its address requests something else, until the first answer
 * (stores/query-state.ts).
 *
 * @param load stable between renders; stores its answer itself. `signal` aborts a request that another visitor's
 * overtakes
 */
export function useForVisitor(load: (signal: AbortSignal) => Promise<unknown>): void {
  const isHydrated = useHydrated()
  const authorization = useStore($session, { ssr: 'initial' })?.authorization
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests again with another `authorization`
  useEffect(() => {
    if (!isHydrated) return
    const overtaken = new AbortController()
    void load(overtaken.signal).then(showQueryState)
    return () => overtaken.abort()
  }, [load, isHydrated, authorization])
}
