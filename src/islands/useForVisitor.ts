import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { showQueryState } from '../stores/query-state.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * For public pages whose content depends on who looks: asks once the island is hydrated, and anew after each login and
 * logout. The page stays covered for what its address requests until the first answer (stores/query-state.ts).
 *
 * @param load stable between renders; what it answers it keeps itself. `signal` ends what another visitor's question overtakes
 */
export function useForVisitor(load: (signal: AbortSignal) => Promise<unknown>): void {
  const isHydrated = useHydrated()
  const authorization = useStore($session, { ssr: 'initial' })?.authorization
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `authorization` requests again
  useEffect(() => {
    if (!isHydrated) return
    const overtaken = new AbortController()
    void load(overtaken.signal).then(showQueryState)
    return () => overtaken.abort()
  }, [load, isHydrated, authorization])
}
