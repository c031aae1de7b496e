import { type PackedHall, unpackHall, type WayHall } from '../../domain/way-plan.ts'
import type { PageContext } from '../../lib/page.ts'

let loading: Promise<WayHall[]> | undefined

/**
 * The exhibition's halls with the data for routes through them, fetched once per page. Rejects if they cannot be
 * fetched; the next call tries again.
 */
export function loadWayHalls(page: Pick<PageContext, 'href'>): Promise<WayHall[]> {
  loading ??= fetchHalls(`${page.href('/hall')}way.json`).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchHalls(address: string): Promise<WayHall[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`No floor plan at ${address} (${answer.status})`)
  return ((await answer.json()) as PackedHall[]).map(unpackHall)
}
