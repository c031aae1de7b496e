import type { PageContext } from '../../lib/page.ts'

/** The dialog before its answer. */
export const ClaimSkeleton = ({ page }: { page: PageContext }) => (
  <div className="claim-wait" role="status" aria-label={page.t('common:loading')}>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)
