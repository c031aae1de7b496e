import { usePage } from '../../components/usePage.ts'

/** The dialog before its data has loaded. */
export const ClaimSkeleton = () => {
  const page = usePage()
  return (
    <div className="claim-wait" role="status" aria-label={page.t('common:loading')}>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}
