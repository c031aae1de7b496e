import { useEffect } from 'react'
import { Pager } from './Pager.tsx'
import type { QueryState } from './useQuery.ts'

interface Props {
  at: QueryState
  /** From 1. */
  pageNum: number
  pageSize: number
  /** Number of items over all pages. */
  total: number
  /** Number of items on the page that is shown. */
  shown: number
  /** Query names that are removed from the address when the page changes. */
  drops?: readonly string[]
}

/**
 * The pager of a list whose page is in the address (`?page=`). Another page is shown from its top. A page past the end,
 * for example after its last item was removed, is replaced by the last page.
 */
export function QueryPager({ at, shown, drops = [], ...rest }: Props) {
  const to = (n: number) => ({
    ...Object.fromEntries(drops.map((name) => [name, null])),
    page: n === 1 ? null : String(n),
  })
  const last = Math.ceil(rest.total / rest.pageSize)
  // The page shown may still be that of an earlier address, which has items.
  const isPastEnd = shown === 0 && last > 0 && rest.pageNum > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is a new object in each render
  useEffect(() => {
    if (isPastEnd) at.go(to(last), 'replace')
  }, [isPastEnd, last])
  const go = (n: number) => {
    at.go(to(n))
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return <Pager {...rest} href={(n) => at.hrefWith(to(n))} go={go} />
}
