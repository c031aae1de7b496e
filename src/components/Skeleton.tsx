import { usePage } from './usePage.ts'

const LINES = [1, 2, 3, 4, 5]

/** Placeholder boxes for a list that is loading. */
export function ListSkeleton() {
  const page = usePage()
  return (
    <div className="pc-wait needs-js" role="status" aria-label={page.t('common:loading')}>
      {LINES.map((line) => (
        <div key={line} className="pc-wait-row">
          <div className="skeleton" />
          <div>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  )
}
