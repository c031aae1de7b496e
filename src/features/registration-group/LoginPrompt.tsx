import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { RequestState } from '../shared/RequestState.tsx'

/** Shown to a leader before the login. */
export function LoginPrompt({ onLogin }: { onLogin: () => void }) {
  const page = usePage()
  const { t } = page
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  return (
    <EmptyState
      illustration="closed"
      title={t('registrationGroup:loginTitle')}
      description={t('registrationGroup:loginWhy')}
      button={{ label: t('common:login'), onClick: onLogin }}
      actions={actions}
    />
  )
}

/** Replaces a part of a group that is loading or has failed to load, with the link back to the categories. */
export function GroupUnanswered({ request }: { request: Parameters<typeof RequestState>[0]['request'] }) {
  const page = usePage()
  const { t } = page
  const actions = [{ label: t('registrationGroup:toCategories'), href: page.href('/sign-group/group-category-list') }]
  const skeleton = <FormSkeleton />
  return <RequestState request={request} title={t('registrationGroup:failed')} actions={actions} skeleton={skeleton} />
}
