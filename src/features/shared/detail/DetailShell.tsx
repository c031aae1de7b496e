import { EmptyState } from '../../../components/EmptyState.tsx'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  /** The island that shows the item of `?id=` (client/islands.ts). */
  island: string
  title: string
  why: string
  /** The query's name for the item's id. */
  by?: string
  /** The list that all items stand in. */
  way: { label: string; href: string }
}

/**
 * The page behind `…/detail/?id=…`: useful as it is, it leads to the list. With script and an id it goes to the item's
 * own page, or shows the item live; until that is known it stays covered (`.asked` in features/shared/list/filters.css).
 */
export function DetailShell({ page, island, title, why, way, by = 'id' }: Props) {
  const home = { label: page.t('common:home'), href: page.href('/') }
  return (
    <div className="shell" data-island={island} data-now={by}>
      <div className="wrap">
        <EmptyState as="h1" drawing="empty" title={title} why={why} ways={[way, home]} />
      </div>
    </div>
  )
}
