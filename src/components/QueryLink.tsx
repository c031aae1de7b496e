import type { MouseEvent, ReactNode } from 'react'
import { isUnmodifiedClick } from '../lib/unmodified-click.ts'
import type { QueryState } from './useQuery.ts'

interface Props {
  at: QueryState
  /** The changes to the query; null removes a parameter. */
  to: Readonly<Record<string, string | null>>
  current?: boolean
  className?: string
  children: ReactNode
}

/** A tab, a view or a filter as a real link: it can be opened in a new tab, and navigates without loading the page. */
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

/** Replaces a link's default action on a plain click; one that requests a new tab or window is left to the browser. */
export function takeClick(event: MouseEvent, run: () => void): void {
  if (!isUnmodifiedClick(event)) return
  event.preventDefault()
  run()
}
