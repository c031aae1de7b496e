import { usePage } from './usePage.ts'

const LINES = [1, 2, 3, 4, 5]

interface BoxProps {
  /** The class that sets the boxes' sizes. */
  className: string
  boxes: number
}

/** Placeholder boxes, one below the other, for a page that is loading. */
export function BoxSkeleton({ className, boxes }: BoxProps) {
  const page = usePage()
  return (
    <div className={`${className} needs-js`} role="status" aria-label={page.t('common:loading')}>
      {LINES.slice(0, boxes).map((line) => (
        <div key={line} className="skeleton" />
      ))}
    </div>
  )
}

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
