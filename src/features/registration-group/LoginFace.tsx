import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import type { PageContext } from '../../lib/page.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

type Failed = Extract<Answer<unknown>, { ok: false }>

/** What a leader sees before the login. */
export function LoginFace({ page, onLogin }: { page: PageContext; onLogin: () => void }) {
  const { t } = page
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return (
    <EmptyState
      drawing="closed"
      title={t('registrationGroup:loginTitle')}
      description={t('registrationGroup:loginWhy')}
      act={{ label: t('common:login'), onClick: onLogin }}
      actions={actions}
    />
  )
}

/** What of a group could not be loaded, with the way back to the categories. */
export function GroupFailed({ page, failure, again }: { page: PageContext; failure: Failed; again: () => void }) {
  const actions = [
    { label: page.t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') },
  ]
  return (
    <ErrorState
      page={page}
      failure={failure}
      title={page.t('registrationGroup:failed')}
      again={again}
      actions={actions}
    />
  )
}
