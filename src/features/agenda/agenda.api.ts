import type { Call, Result } from '../../api/client.ts'
import type { ExhibitorSummary } from '../../contract/catalogue.ts'
import type { Page } from '../../contract/endpoint.ts'
import { search, searchRest } from '../../contract/search.ts'
import { type AgendaEntry, type AgendaKind, activityEntry, liveEntry, meetingEntry } from './agenda.ts'
import { AGENDA_PAGE_SIZE, type AgendaState, ENTITY_PAGE_SIZE } from './agenda-address.ts'

/** An exhibitor with its lives or meetings (exhibitor mode, Spec 2, 7). */
export interface AgendaEntity {
  exhibitor: ExhibitorSummary
  entries: AgendaEntry[]
}

export type AgendaAnswer = { by: 'time'; page: Page<AgendaEntry> } | { by: 'exhibitor'; page: Page<AgendaEntity> }

/** What an address asks for: search/live, search/meeting or search/offlineActivity; in exhibitor mode entityPage. */
export async function askAgenda(
  call: Call,
  kind: AgendaKind,
  state: AgendaState,
  signal: AbortSignal,
): Promise<Result<AgendaAnswer>> {
  const words = state.keyword === '' ? {} : { keyword: state.keyword }
  if (state.byExhibitor) {
    const entityType = kind === 'live' ? 'LIVE' : 'MEETING'
    const paging = { pageNum: state.page, pageSize: ENTITY_PAGE_SIZE }
    const result = await call(search.entityPage, { ...paging, ...words, entityType }, { signal })
    return mapped(result, (page) => ({
      by: 'exhibitor',
      page: {
        ...page,
        records: page.records.map(({ exhibitor, lives, meetings }) => ({
          exhibitor,
          entries: kind === 'live' ? lives.map((each) => liveEntry(each)) : meetings.map((each) => meetingEntry(each)),
        })),
      },
    }))
  }
  const { date, hall, topic } = state.chosen
  const query = {
    pageNum: state.page,
    pageSize: AGENDA_PAGE_SIZE,
    ...words,
    ...(date.length > 0 ? { date: [...date] } : {}),
    ...(hall.length > 0 ? { hall: [...hall] } : {}),
    ...(topic.length > 0 ? { topic: [...topic] } : {}),
  }
  if (kind === 'live') return byTime(await call(searchRest.live, query, { signal }), (each) => liveEntry(each))
  if (kind === 'meeting') return byTime(await call(searchRest.meeting, query, { signal }), (each) => meetingEntry(each))
  return byTime(await call(searchRest.offlineActivity, query, { signal }), activityEntry)
}

const byTime = <T>(result: Result<Page<T>>, entryOf: (item: T) => AgendaEntry): Result<AgendaAnswer> =>
  mapped(result, (page) => ({ by: 'time', page: { ...page, records: page.records.map(entryOf) } }))

const mapped = <T, U>(result: Result<T>, of: (data: T) => U): Result<U> =>
  result.ok ? { ok: true, data: of(result.data) } : result
