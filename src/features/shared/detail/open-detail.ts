import type { ReactNode } from 'react'
import { type DetailFailure, detailFailure } from '../../../api/browser-failure.ts'
import type { Call, Result } from '../../../api/client.ts'
import type { IslandPage } from '../../../islands/page.ts'

/** The result of requesting an item. */
export type DetailOutcome = { kind: 'view'; title: string; view: ReactNode } | DetailFailure

/** Requests an item that has no prerendered page, and renders it with the view of the prerendered pages. */
export type OpenDetail = (id: string, at: DetailPage) => Promise<DetailOutcome>

interface DetailPage extends IslandPage {
  /** The name of the tenant's site. */
  siteName: string
}

interface Options<T> {
  fetchRecord: (call: Call, id: string, page: IslandPage['page']) => Promise<Result<T>>
  titleOf: (item: T, page: IslandPage['page']) => string
  /** The item's view. `soon` aborts after a moment, so that related content does not delay the item. */
  view: (item: T, at: DetailPage & { deadlineSignal: AbortSignal }) => Promise<ReactNode>
}

/** The longest that the item waits for related content, in milliseconds. */
const RELATED_TIMEOUT_MS = 3000

export const openDetail =
  <T>({ fetchRecord, titleOf, view }: Options<T>): OpenDetail =>
  async (id, at) => {
    const result = await fetchRecord(at.call, id, at.page)
    if (!result.ok) return detailFailure(result)
    const rendered = await view(result.data, { ...at, deadlineSignal: AbortSignal.timeout(RELATED_TIMEOUT_MS) })
    return { kind: 'view', title: titleOf(result.data, at.page), view: rendered }
  }
