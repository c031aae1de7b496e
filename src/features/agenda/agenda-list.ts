import type { Facets, FacetValue } from '../../contract/endpoint.ts'
import { dayKey } from '../../domain/time.ts'
import type { PageContext } from '../../lib/page.ts'
import { type AgendaEntry, type AgendaGroup, type AgendaKind, agendaGroups, inOrder } from './agenda.ts'
import { AGENDA_PAGE_SIZE, type AgendaState, agendaAddress, plainAgenda } from './agenda-address.ts'

/** What one prerendered page of a list knows. */
export interface AgendaListData {
  groups: AgendaGroup[]
  /** From 1. */
  pageNum: number
  /** Over all pages. */
  total: number
  days: FacetValue[]
  halls: FacetValue[]
  topics: FacetValue[]
  /** YYYY-MM-DD in the fair's zone. */
  today: string
}

/** What such a list draws itself from, prerendered and alive alike. */
export interface AgendaModel extends AgendaListData {
  page: PageContext
  kind: AgendaKind
  state: AgendaState
  /** The groups are those of the page, which client/by-clock.ts moves on. */
  isPrerendered: boolean
  /** What hands do; null until the list is hydrated. */
  live: { busy: boolean; toggle(facet: 'hall' | 'topic', value: string): void } | null
}

/** The pages of a list as the build plans them; a list without items has one page, which says so. */
export function* agendaPages(
  entries: readonly AgendaEntry[],
  facets: Facets,
  now: Date,
  zone: string,
  hallNames: ReadonlyMap<string, string> = new Map(),
): Generator<AgendaListData> {
  const ordered = inOrder(entries, now)
  for (let pageNum = 1; pageNum === 1 || (pageNum - 1) * AGENDA_PAGE_SIZE < ordered.length; pageNum += 1) {
    const shown = ordered.slice((pageNum - 1) * AGENDA_PAGE_SIZE, pageNum * AGENDA_PAGE_SIZE)
    yield {
      groups: agendaGroups(shown, now, zone),
      pageNum,
      total: ordered.length,
      today: dayKey(now, zone),
      ...facetsOf(facets, hallNames),
    }
  }
}

/** Days, halls and topics by their counts. `hallNames`: words for halls that a facet only numbers. */
export function facetsOf(
  facets: Facets,
  hallNames: ReadonlyMap<string, string> = new Map(),
): Pick<AgendaListData, 'days' | 'halls' | 'topics'> {
  const of = (name: string) =>
    (facets[name] ?? [])
      .filter(({ value }) => value !== '')
      .map(({ value, label, count }): FacetValue => ({ value, label, count, parent: null }))
  const halls = of('hall').map((hall) =>
    hall.label === hall.value ? { ...hall, label: hallNames.get(hall.value) ?? hall.label } : hall,
  )
  return { days: of('date'), halls, topics: of('topic') }
}

/** The groups of a prerendered page. */
export const prerenderedModel = (page: PageContext, kind: AgendaKind, data: AgendaListData): AgendaModel => ({
  ...data,
  page,
  kind,
  state: plainAgenda(data.pageNum),
  isPrerendered: true,
  live: null,
})

/** The address of a state of this list, as links carry it. */
export function hrefTo({ page, kind }: Pick<AgendaModel, 'page' | 'kind'>, state: AgendaState): string {
  const { path, query } = agendaAddress(kind, state)
  return page.href(path, query)
}
