import type { PageContext } from '../../ui/page.ts'

/** The dialog before its answer. */
export const Waiting = ({ page }: { page: PageContext }) => (
  <div className="claim-wait" role="status" aria-label={page.t('common:loading')}>
    <div className="sk" />
    <div className="sk" />
    <div className="sk" />
  </div>
)
