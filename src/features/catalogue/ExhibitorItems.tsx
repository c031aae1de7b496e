import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { usePage } from '../../components/usePage.ts'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'

export function ExhibitorItems({ items }: { items: readonly ExhibitorSummary[] }) {
  return (
    <ul className="exhibitor-list">
      {items.map((exhibitor) => (
        <ExhibitorCard key={exhibitor.exhibitorId} exhibitor={exhibitor} />
      ))}
    </ul>
  )
}

/** Beside the heading of the exhibitor list: the directory of all exhibitors by initial. */
export function DirectoryLink() {
  const page = usePage()
  return (
    <a className="btn btn-2 push" href={page.href('/exhibitor/more')}>
      {page.t('list:directory')}
    </a>
  )
}
