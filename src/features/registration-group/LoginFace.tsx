import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import type { PageContext } from '../../lib/page.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

type Failed = Extract<Answer<unknown>, { ok: false }>

/** What a leader sees before the login. */
export function LoginFace({ page, onLogin }: { page: PageContext; onLogin: () => void }) {
  const { t } = page
  const ways = [{ label: t('signgroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return (
    <EmptyState
      drawing="closed"
      title={t('signgroup:loginTitle')}
      why={t('signgroup:loginWhy')}
      act={{ label: t('common:login'), onClick: onLogin }}
      ways={ways}
    />
  )
}

/** What of a group could not be loaded, with the way back to the categories. */
export function GroupFailed({ page, failure, again }: { page: PageContext; failure: Failed; again: () => void }) {
  const ways = [{ label: page.t('signgroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return <ErrorState page={page} failure={failure} title={page.t('signgroup:failed')} again={again} ways={ways} />
}
