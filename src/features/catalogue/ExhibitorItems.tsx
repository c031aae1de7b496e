import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
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
