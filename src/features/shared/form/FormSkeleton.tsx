import { usePage } from '../../../components/usePage.ts'

const LINES = [1, 2, 3, 4, 5, 6]

/** Placeholder boxes for a form that is loading. */
export function FormSkeleton() {
  const page = usePage()
  return (
    <div className="form form-skeleton needs-js" role="status" aria-label={page.t('common:loading')}>
      <div className="pair">
        {LINES.map((line) => (
          <div key={line} className="field">
            <div className="skeleton skeleton-label" />
            <div className="skeleton skeleton-input" />
          </div>
        ))}
      </div>
    </div>
  )
}
