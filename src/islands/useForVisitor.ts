import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { showQueryState } from '../stores/query-state.ts'
import { $session } from '../stores/session.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * For public pages whose content depends on who looks: asks once the island is hydrated, and anew after each login and
 * logout. The page stays covered for what its address asks for until the first answer (stores/query-state.ts).
 *
 * @param ask stable between renders; what it answers it keeps itself
 */
export function useForVisitor(ask: () => Promise<unknown>): void {
  const isHydrated = useHydrated()
  const authorization = useStore($session, { ssr: 'initial' })?.authorization
  // biome-ignore lint/correctness/useExhaustiveDependencies: `authorization` asks anew
  useEffect(() => {
    if (isHydrated) void ask().then(showQueryState)
  }, [ask, isHydrated, authorization])
}
