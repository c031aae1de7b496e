import type { PageContext } from '../../ui/page.ts'

/** The dialog before its answer. */
export const Waiting = ({ page }: { page: PageContext }) => (
  <div className="sk sk-text" role="status" aria-label={page.t('common:loading')} />
)
