import type { UserInfo } from '@fair/contract/user.ts'
import type { ReactNode } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { Answer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

export interface SectionProps {
  me: UserInfo
  /** The account as it is now; null: it is fetched again. */
  changed: (me: UserInfo | null) => void
}

interface Props<T> {
  title: string
  description?: string
  request: { answer: Answer<T> | null; again: () => void }
  /** Whether the content is about as high as a form. */
  isForm?: boolean
  children: (data: T) => ReactNode
}

/** A panel of the account page with content that is fetched. */
export function AccountSection<T>({ title, description, request, isForm = false, children }: Props<T>) {
  const { t } = usePage()
  const { answer } = request
  return (
    <section className="panel">
      <h2>{title}</h2>
      {description && <p className="small faint">{description}</p>}
      {answer?.ok ? (
        children(answer.data)
      ) : (
        <RequestState
          request={request}
          title={t('personal:failed')}
          skeleton={<div className={`skeleton pc-skeleton${isForm ? ' pc-skeleton-form' : ''}`} />}
        />
      )}
    </section>
  )
}
