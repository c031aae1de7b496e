import { FIRST_PAGE } from '../../domain/limits.ts'
import type { Query } from '../../lib/i18n/paths.ts'
import type { AgendaKind } from './agenda.ts'

/** What the three lists are filtered by, by the names that calls and addresses use. */
export const AGENDA_FACETS = ['date', 'hall', 'topic'] as const
export type AgendaFacet = (typeof AGENDA_FACETS)[number]

/** Everything that the address of such a list says. */
export interface AgendaState {
  chosen: Readonly<Record<AgendaFacet, readonly string[]>>
  keyword: string
  /** From 1. */
  page: number
  /** `type=exhibitor`: exhibitors with their lives or meetings (Spec 2). */
  byExhibitor: boolean
  /** Further query parameters, kept as they are. */
  rest: Readonly<Record<string, string>>
}

/** Items on a page of the bare list and of every answer. */
export const AGENDA_PAGE_SIZE = 40
/** Exhibitors on a page in exhibitor mode: each brings several. */
export const ENTITY_PAGE_SIZE = 10

/** The query names of these lists: with one of them the page shows something else than is prerendered. */
export const AGENDA_PARAMETERS = [...AGENDA_FACETS, 'keyword', 'page', 'type'] as const

export const plainAgenda = (page: number = FIRST_PAGE): AgendaState => ({
  chosen: { date: [], hall: [], topic: [] },
  keyword: '',
  page,
  byExhibitor: false,
  rest: {},
})

/** Activities have no exhibitors, so they know no exhibitor mode. */
export const hasExhibitorMode = (kind: AgendaKind): boolean => kind !== 'activity'

/**
 * Reads an address. Whatever it says wrongly counts as not said.
 *
 * @param path the route's path in its scope, e.g. '/meeting/' or '/meeting/page/2/'
 */
export function readAgenda(kind: AgendaKind, path: string, search: string): AgendaState {
  const query = new URLSearchParams(search)
  const byExhibitor = hasExhibitorMode(kind) && query.get('type') === 'exhibitor'
  const values = (name: AgendaFacet) =>
    byExhibitor ? [] : [...new Set(query.getAll(name).flatMap((each) => each.split(',')))].filter((each) => each !== '')
  const rest: Record<string, string> = {}
  for (const [name, value] of query) if (!(AGENDA_PARAMETERS as readonly string[]).includes(name)) rest[name] = value
  const asked = /\/page\/(\d+)\/?$/.exec(path)?.[1] ?? query.get('page') ?? ''
  return {
    chosen: {
      date: values('date').filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)),
      hall: values('hall'),
      topic: values('topic'),
    },
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : FIRST_PAGE,
    byExhibitor,
    rest,
  }
}

export const isNarrowed = ({ chosen, keyword }: AgendaState): boolean =>
  keyword !== '' || AGENDA_FACETS.some((name) => chosen[name].length > 0)

/** The address of a state: pages of the bare list are the prerendered ones (`/meeting/page/2`), all else is query. */
export function agendaAddress(kind: AgendaKind, state: AgendaState): { path: string; query: Query } {
  const { chosen, keyword, page, byExhibitor, rest } = state
  const isBare = !isNarrowed(state) && !byExhibitor && rest['live'] === undefined
  return {
    path: isBare && page > FIRST_PAGE ? `/${kind}/page/${page}` : `/${kind}`,
    query: {
      ...chosen,
      keyword,
      page: isBare || page === FIRST_PAGE ? null : page,
      type: byExhibitor ? 'exhibitor' : null,
      ...rest,
    },
  }
}

/** A change of filters begins at the first page again. */
export const withChosen = (state: AgendaState, facet: AgendaFacet, values: readonly string[]): AgendaState => ({
  ...state,
  page: FIRST_PAGE,
  byExhibitor: false,
  chosen: { ...state.chosen, [facet]: values },
})

/** Chooses a value of a facet beside others, or gives it up. */
export function withToggled(state: AgendaState, facet: AgendaFacet, value: string): AgendaState {
  const before = state.chosen[facet]
  const next = before.includes(value) ? before.filter((each) => each !== value) : [...before, value]
  return withChosen(state, facet, next)
}

export const withoutFilters = (state: AgendaState): AgendaState => ({ ...plainAgenda(), rest: state.rest })
