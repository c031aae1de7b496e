import { EmptyPage } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'

/** The error pages of Spec 2. */
export type Exception = 'notFound' | 'broken'

/** /404, /exception/404 and /exception/500: what happened, and where to go from here. */
export function ExceptionView({ exception }: { exception: Exception }) {
  const page = usePage()
  const { t } = page
  const list = { label: t('pages:toExhibits'), href: page.href('/exhibits') }
  const home = { label: t('pages:toHome'), href: page.href('/') }
  return (
    <EmptyPage
      illustration={exception === 'notFound' ? 'missing' : 'error'}
      title={t(`pages:${exception}Title`)}
      description={t(`pages:${exception}Why`)}
      actions={exception === 'notFound' ? [list, home] : [home, list]}
    />
  )
}
