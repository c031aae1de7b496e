import { inOwnFair } from '../shared/list/in-own-fair.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { AgendaDays } from './AgendaDays.tsx'
import { AgendaByClock } from './AgendaGroups.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaEntity, agendaBy, agendaWithFacets } from './agenda.api.ts'
import type { AgendaEntry, AgendaKind } from './agenda.ts'
import { AGENDA, agendaLabels } from './agenda-list.ts'
import { HostLine } from './HostLine.tsx'

/** Exhibitor mode (`type=exhibitor`): each exhibitor with its lives or meetings. */
function AgendaEntities({ items }: { items: readonly AgendaEntity[] }) {
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

const agendaList = (kind: AgendaKind): ListDefinition<AgendaEntry | AgendaEntity> => ({
  kind: AGENDA[kind],
  words: agendaLabels(kind),
  fetchAnswer: (island) =>
    inOwnFair(island, () =>
      island.data.liveId === null
        ? agendaBy(island.call, kind)
        : agendaWithFacets(island.call, kind, island.page.language),
    ),
  tabs: (model) => <AgendaDays model={model} />,
  items: (records) => {
    const entities = records.flatMap((each) => ('exhibitor' in each ? [each] : []))
    if (entities.length > 0) return <AgendaEntities items={entities} />
    const entries = records.flatMap((each) => ('exhibitor' in each ? [] : [each]))
    return <AgendaByClock kind={kind} entries={entries} />
  },
  // Outdated within the hour.
  isShortLived: true,
})

const LISTS = { live: agendaList('live'), meeting: agendaList('meeting'), activity: agendaList('activity') }

/** The list of /live, /meeting or /activity in order of time. */
export const AgendaList = ({ kind, ...props }: ListIslandProps & { kind: AgendaKind }) => (
  <ListIsland list={LISTS[kind]} {...props} />
)
