import type { ExhibitorSummary } from '../../contract/catalogue.ts'
import type { PageContext } from '../../lib/page.ts'
import { ExhibitorCard } from '../shared/cards/ExhibitorCard.tsx'

export function ExhibitorItems({ page, items }: { page: PageContext; items: readonly ExhibitorSummary[] }) {
  return (
    <ul className="exhibitor-list">
      {items.map((exhibitor) => (
        <ExhibitorCard key={exhibitor.exhibitorId} page={page} exhibitor={exhibitor} />
      ))}
    </ul>
  )
}
