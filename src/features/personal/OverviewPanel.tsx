import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { RequestState } from '../shared/RequestState.tsx'

interface Props {
  title: string
  /** The page with the full list. */
  all: string
  request: Parameters<typeof RequestState>[0]['request']
  /** The empty state, with a link; null if the list is not empty. */
  none: { text: string; actionLabel: string; href: string } | null
  children: ReactNode
  /** Whether the content is about as high as a ticket. */
  isTall?: boolean
}

/** A panel of the overview: part of a list, and the link to the full list. */
export function OverviewPanel({ title, all, request, none, children, isTall = false }: Props) {
  const page = usePage()
  return (
    <section className="panel">
      <header className="section-head">
        <h2>{title}</h2>
        <a className="more" href={all}>
          {page.t('personal:all')}
          <Icon name="arrow" />
        </a>
      </header>
      {!request.answer?.ok ? (
        <RequestState
          request={request}
          title={page.t('personal:failed')}
          skeleton={<div className={`skeleton pc-skeleton${isTall ? ' pc-skeleton-tall' : ''}`} />}
        />
      ) : none ? (
        <p className="faint">
          {none.text}{' '}
          <a className="link" href={none.href}>
            {none.actionLabel}
          </a>
        </p>
      ) : (
        children
      )}
    </section>
  )
}
