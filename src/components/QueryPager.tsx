import { Pager } from './Pager.tsx'
import type { QueryState } from './useQuery.ts'

interface Props {
  at: QueryState
  /** From 1. */
  pageNum: number
  pageSize: number
  /** Number of items over all pages. */
  total: number
  /** Query names that are removed from the address when the page changes. */
  drops?: readonly string[]
}

/** The pager of a list whose page is in the address (`?page=`). Another page is shown from its top. */
export function QueryPager({ at, drops = [], ...rest }: Props) {
  const to = (n: number) => ({
    ...Object.fromEntries(drops.map((name) => [name, null])),
    page: n === 1 ? null : String(n),
  })
  const go = (n: number) => {
    at.go(to(n))
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return <Pager {...rest} href={(n) => at.hrefWith(to(n))} go={go} />
}
