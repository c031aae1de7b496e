import type { ReactNode } from 'react'
import { QueryLink } from './QueryLink.tsx'
import type { QueryState } from './useQuery.ts'

interface Props<T> {
  at: QueryState
  /** What the row of links chooses, for who cannot see it. */
  label: string
  values: readonly T[]
  current: T
  /** What choosing it changes in the query. */
  to: (value: T) => Readonly<Record<string, string | null>>
  children: (value: T) => ReactNode
  /** `tabs` where each leads to a list of its own, `seg` where they show the same differently. */
  className?: string
}

/** One choice of a page that is in its address, as a row of links. */
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
