import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'

/** The island of a page with the visitor's own tickets and orders, outside the personal center. */
export const OwnTicketPage = ({ children }: { children: ReactNode }) => (
  <PersonalPage reason="continue" Skeleton={FormSkeleton} SignedOut={SignedOut}>
    {children}
  </PersonalPage>
)

function SignedOut({ login }: { login: () => void }) {
  const { t, href } = usePage()
  return (
    <EmptyState
      illustration="closed"
      title={t('ticket:signIn')}
      description={t('ticket:signInWhy')}
      button={{ label: t('common:login'), onClick: login }}
      actions={[{ label: t('ticket:toKinds'), href: href('/ticket') }]}
    />
  )
}
