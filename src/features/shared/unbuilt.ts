import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { ReactNode } from 'react'
import type { Result } from '../../api/client.ts'
import type { IslandPage } from '../../islands/page.ts'

/** Renders a page of an unbuilt exhibition (`?live=ID`), with the same view as the prerendered pages. */
export type OpenUnbuilt = (island: IslandPage, fair: Exhibition) => Promise<Result<ReactNode>>

/** The list page that the address requests (`?page=`), from 1; the last one if the list has fewer. */
export async function loadRequestedPage<T>(
  pageSize: number,
  request: (pageNum: number) => Promise<Result<{ records: T[]; total: number }>>,
): Promise<Result<{ records: T[]; total: number; pageNum: number }>> {
  const load = async (pageNum: number): ReturnType<typeof loadRequestedPage<T>> => {
    const answer = await request(pageNum)
    if (!answer.ok) return answer
    const last = Math.max(1, Math.ceil(answer.data.total / pageSize))
    return pageNum > last ? load(last) : { ok: true, data: { ...answer.data, pageNum } }
  }
  const page = Number(new URLSearchParams(location.search).get('page'))
  return await load(Number.isSafeInteger(page) && page > 0 ? page : 1)
}
