import type { ReactNode } from 'react'
import type { QueryState } from './useQuery.ts'

interface Props {
  at: QueryState
  /** What it changes in the query; null takes a name away. */
  to: Readonly<Record<string, string | null>>
  current?: boolean
  className?: string
  children: ReactNode
}

/** A tab, a view or a filter as a real link: it opens in a new tab too, and goes there without loading the page. */
export function QueryLink({ at, to, current = false, className, children }: Props) {
  return (
    <a
      className={className}
      href={at.hrefWith(to)}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        at.go(to)
      }}
    >
      {children}
    </a>
  )
}
