import { homeRest } from '@fair/contract/home.ts'
import type { Call } from '../../../api/client.ts'
import type { Formats } from '../../../lib/i18n/format.ts'

/**
 * Fills in the counts of the page's navigation (features/personal/PersonalNav.tsx), if it has one; without an answer
 * they are not shown.
 */
export async function showCounts(call: Call, exhibitionId: string | null, format: Formats): Promise<void> {
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
