import type { ReactNode } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { PageContext } from '../../lib/page.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

interface Props {
  page: PageContext
  title: string
  /** The page that has all of it. */
  all: string
  /** null while it is on its way. */
  answer: Answer<unknown> | null
  again: () => void
  /** What to say where there is none yet, and where to get some; null where there is some. */
  none: { text: string; actionLabel: string; href: string } | null
  children: ReactNode
}

/** A panel of the overview: some of a list, and the way to all of it. */
export function OverviewPanel({ page, title, all, answer, again, none, children }: Props) {
  return (
    <section className="panel">
      <header className="section-head">
        <h2>{title}</h2>
        <a className="more" href={all}>
          {page.t('personal:all')}
          <Icon name="arrow" />
        </a>
      </header>
      {answer === null && <div className="skeleton pc-skeleton" />}
      {answer && !answer.ok && (
        <ErrorState page={page} failure={answer} title={page.t('personal:failed')} again={again} />
      )}
      {answer?.ok && none && (
        <p className="faint">
          {none.text}{' '}
          <a className="link" href={none.href}>
            {none.actionLabel}
          </a>
        </p>
      )}
      {answer?.ok && children}
    </section>
  )
}
