import { EmptyState } from '../../components/EmptyState.tsx'
import type { PageContext } from '../../lib/page.ts'

/** A route that a composed page fills, where the organiser has not composed it. */
export function CodedNone({ page, title }: { page: PageContext; title: string }) {
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <EmptyState
        drawing="closed"
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
