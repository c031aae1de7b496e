import type { ReactNode } from 'react'
import type { RecommendKind } from './recommend.api.ts'

interface Props {
  kind: RecommendKind
  /** The entity whose page this is: not recommended beside itself. */
  beside?: string
  /** How many stand here at once. */
  count: number
  /** The choice for everybody, right without account and script. */
  children?: ReactNode
}

/**
 * A place where the platform's own recommendations stand: the page is prerendered with a choice for everybody, or with
 * nothing, and the page's island takes its place (Recommendations.tsx).
 */
export const RecommendSlot = ({ kind, beside, count, children }: Props) => (
  <div
    className={children ? 'recommend-slot' : undefined}
    data-recommend={kind}
    data-beside={beside}
    data-count={count}
  >
    {children}
  </div>
)
