import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../../islands/page.ts'
import { $session } from '../../../stores/session.ts'
import { showCounts } from './counts.ts'

interface Personal extends IslandPage {
  /** False on a page that is shown to anybody while nobody is logged in. */
  isLogined: boolean
  /** Counts of the navigation anew, after something was added or taken away. */
  recount: () => void
}

/** What a page of the visitor's own draws with. */
export function usePersonal(): Personal {
  const island = useIsland()
  const isLogined = useStore($session, { ssr: 'initial' }) !== null
  const recount = useCallback(
    () => void showCounts(island.call, island.data.exhibitionId, island.page.format),
    [island],
  )
  return { ...island, isLogined, recount }
}
