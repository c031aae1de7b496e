import type { MouseEvent, ReactNode } from 'react'
import { isUnmodifiedClick } from '../lib/unmodified-click.ts'
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
      onClick={(event) => takeClick(event, () => at.go(to))}
    >
      {children}
    </a>
  )
}

/** Does instead what a link's plain click would do; one that requests a new tab or window is the browser's. */
export function takeClick(event: MouseEvent, run: () => void): void {
  if (!isUnmodifiedClick(event)) return
  event.preventDefault()
  run()
}
