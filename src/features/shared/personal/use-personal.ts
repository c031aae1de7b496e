import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../../islands/page.ts'
import { $session } from '../../../stores/session.ts'
import { showCounts } from './counts.ts'

interface Personal extends IslandPage {
  /** False while nobody is logged in, on a page that is also shown signed out. */
  isLogined: boolean
  /** Requests the counts of the navigation again, after something was added or removed. */
  recount: () => void
}

/** The context from which a page of the visitor's own is rendered. */
export function usePersonal(): Personal {
  const island = useIsland()
  const isLogined = useStore($session, { ssr: 'initial' }) !== null
  const recount = useCallback(
    () => void showCounts(island.call, island.data.exhibitionId, island.page.format),
    [island],
  )
  return { ...island, isLogined, recount }
}
