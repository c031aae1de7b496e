import { Pager } from './Pager.tsx'
import type { PageContext } from './page.ts'
import type { QueryState } from './useQuery.ts'

interface Props {
  page: PageContext
  at: QueryState
  /** From 1. */
  pageNum: number
  pageSize: number
  /** Items over all pages. */
  total: number
}

/** The pager of a list whose page stands in the address (`?page=`). */
export function QueryPager({ at, ...rest }: Props) {
  const to = (n: number) => ({ page: n === 1 ? null : String(n) })
  return <Pager {...rest} href={(n) => at.hrefWith(to(n))} go={(n) => at.go(to(n))} />
}
