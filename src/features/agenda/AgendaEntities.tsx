import { AgendaRow } from './AgendaRow.tsx'
import type { AgendaEntity } from './agenda.api.ts'
import { HostLine } from './HostLine.tsx'

/** Exhibitor mode (`type=exhibitor`): each exhibitor with its lives or meetings. */
export function AgendaEntities({ items }: { items: readonly AgendaEntity[] }) {
  return (
    <ul className="entities">
      {items.map(({ exhibitor, entries }) => (
        <li key={exhibitor.exhibitorId}>
          <HostLine exhibitor={exhibitor} />
          <ol className="agenda">
            {entries.map((entry) => (
              <AgendaRow key={entry.id} entry={entry} dated />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
