import type { PageContext } from '../../../lib/page.ts'

const LINES = [1, 2, 3, 4, 5, 6]

/** The boxes of a form that is on its way. */
export function FormSkeleton({ page }: { page: PageContext }) {
  return (
    <div className="form needs-js" role="status" aria-label={page.t('common:loading')}>
      <div className="pair">
        {LINES.map((line) => (
          <div key={line} className="field">
            <div className="sk sk-label" />
            <div className="sk sk-input" />
          </div>
        ))}
      </div>
    </div>
  )
}
