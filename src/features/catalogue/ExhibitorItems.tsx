import type { ExhibitorBrief } from '../../contract/catalogue.ts'
import { ExhibitorCard } from '../../ui/cards/ExhibitorCard.tsx'
import type { PageContext } from '../../ui/page.ts'

export function ExhibitorItems({ page, items }: { page: PageContext; items: readonly ExhibitorBrief[] }) {
  return (
    <ul className="ex-list">
      {items.map((exhibitor) => (
        <ExhibitorCard key={exhibitor.exhibitorId} page={page} exhibitor={exhibitor} />
      ))}
    </ul>
  )
}
