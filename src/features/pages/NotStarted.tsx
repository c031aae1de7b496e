import { EmptyPage } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  /** Whether the tenant has published exhibitions to choose from instead. */
  others?: boolean
}

/**
 * There is nothing to show yet: the tenant's list is empty, or the requested exhibition is not in it (Spec 4, isStart
 * false). It is shown without the header.
 */
export function NotStarted({ others = false }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <EmptyPage
      illustration="closed"
      title={t('pages:notStartedTitle')}
      description={t(others ? 'pages:notStartedOthers' : 'pages:notStartedWhy')}
      actions={[
        others
          ? { label: t('pages:toExhibitions'), href: page.href('/exhibition') }
          : { label: t('pages:notStartedAgain'), href: page.href('/') },
        { label: t('pages:toAgreements'), href: page.href('/agreements') },
      ]}
    />
  )
}
