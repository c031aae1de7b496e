import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'

/** Shown on a route for a composed page if the organiser has not composed it. */
export function CodedNone({ title }: { title: string }) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <EmptyState
        illustration="closed"
        title={t('micro:codedNone')}
        description={t('micro:noneWhy')}
        actions={[
          { label: t('home:browseExhibitors'), href: page.href('/exhibitor') },
          { label: t('home:browseExhibits'), href: page.href('/exhibits') },
        ]}
      />
    </div>
  )
}
