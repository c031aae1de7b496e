import type { ReactNode } from 'react'
import type { RecommendKind } from './recommend.api.ts'

interface Props {
  kind: RecommendKind
  /** The entity that the page is about: not recommended next to itself. */
  beside?: string
  /** How many are shown at once. */
  count: number
  /** The choice for all visitors, shown without account and script. */
  children?: ReactNode
}

/**
 * A slot for the platform's own recommendations: the page is prerendered with a choice for all visitors, or with
 * nothing, and the page's island replaces it (Recommendations.tsx).
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
