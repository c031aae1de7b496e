import type { ReactNode } from 'react'
import { QueryLink } from './QueryLink.tsx'
import type { QueryState } from './useQuery.ts'

interface Props<T> {
  at: QueryState
  /** The accessible name of the row of links. */
  label: string
  values: readonly T[]
  current: T
  /** The change to the query when a value is chosen. */
  to: (value: T) => Readonly<Record<string, string | null>>
  children: (value: T) => ReactNode
  /** `tabs` if each leads to a separate list, `segments` if they show the same list differently. */
  className?: string
}

/** One choice that is in the page's address, as a row of links. */
export function QueryTabs<T extends string | null>({
  at,
  label,
  values,
  current,
  to,
  children,
  className = 'tabs',
}: Props<T>) {
  return (
    <nav className={className} aria-label={label}>
      {values.map((value) => (
        <QueryLink key={value ?? ''} at={at} to={to(value)} current={value === current}>
          {children(value)}
        </QueryLink>
      ))}
    </nav>
  )
}
