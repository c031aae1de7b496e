import { homeRest } from '@fair/contract/home.ts'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import type { Call } from '../../../api/client.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import type { IslandPage } from '../../../islands/page.ts'
import type { Formats } from '../../../lib/i18n/format.ts'
import { $session } from '../../../stores/session.ts'

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

/**
 * Fills in the counts of the page's navigation (features/personal/PersonalNav.tsx), if it has one; without an answer
 * they are not shown.
 */
async function showCounts(call: Call, exhibitionId: string | null, format: Formats): Promise<void> {
  const links = document.querySelectorAll<HTMLElement>('.pc-nav [data-count]')
  if (exhibitionId === null || links.length === 0) return
  const result = await call(homeRest.personal, { exhibitionId })
  if (!result.ok) return
  for (const link of links) {
    const count = result.data.counts[link.dataset['count'] ?? ''] ?? 0
    const before = link.querySelector('.number')
    if (count === 0) before?.remove()
    else (before ?? link.appendChild(countPlace())).textContent = format.number(count)
  }
}

const countPlace = () => Object.assign(document.createElement('span'), { className: 'number' })
