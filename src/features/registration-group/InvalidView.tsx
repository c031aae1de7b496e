import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { readInvalid } from './group.ts'
import type { SignProps } from './sign-views.ts'

/** Why a member's link is invalid, and who can help. */
export function InvalidView({ query }: SignProps) {
  const page = usePage()
  const { t } = page
  const state = readInvalid(query.toString())
  const actions = [
    { label: t('registrationGroup:alone'), href: page.href('/audience') },
    { label: t('common:home'), href: page.href('/') },
  ]
  const title = t(`registrationGroup:invalid.${state}`)
  return (
    <EmptyState
      illustration="missing"
      title={title}
      description={t(`registrationGroup:invalidWhy.${state}`)}
      actions={actions}
    />
  )
}
