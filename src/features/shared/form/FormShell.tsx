import type { ReactNode } from 'react'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  /** The island that draws the form (client/islands.ts), and the namespaces that it speaks with. */
  island: string
  texts: readonly string[]
  /** Which of an island's views stands here, where it has several. */
  view?: string
  title: string
  lede: string
  /** What stands beside the form and is there without it. */
  children?: ReactNode
}

/** The prerendered place of a form: what it is for, the boxes of what is to come, and what stands beside it. */
export function FormShell({ page, island, texts, view, title, lede, children }: Props) {
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{title}</h1>
        <p>{lede}</p>
      </header>
      <div className={children ? 'form-page' : undefined}>
        <div className="form-place" data-island={island} data-view={view} data-now="*" data-texts={texts.join(' ')}>
          <FormSkeleton page={page} />
          <noscript>
            <p className="kept">{page.t('form:noscript')}</p>
          </noscript>
        </div>
        {children && <aside className="form-side">{children}</aside>}
      </div>
    </div>
  )
}

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
