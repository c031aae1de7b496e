import type { ExhibitorQuery, ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import { catalogue } from '@fair/contract/catalogue.ts'
import type { Endpoint, Page } from '@fair/contract/endpoint.ts'
import { home } from '@fair/contract/home.ts'
import { type ExhibitorEntity, type ExhibitQuery, search } from '@fair/contract/search.ts'
import type { Call } from '../../api/client.ts'
import { EXHIBITORS, EXHIBITS, type ListQuery, listInput, type Sort } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'

/** An item of the exhibit list: an exhibit or, in exhibitor mode, an exhibitor with its exhibits. */
export type ExhibitListItem = ExhibitSummary | ExhibitorEntity

const exhibitInput = (state: ListQuery): ExhibitQuery => ({
  ...listInput(EXHIBITS, state),
  ...(state.sort !== 'DEFAULT' && { sort: state.sort }),
})

/**
 * Exhibits: the exhibition's dataSourceSearch picks the call ('ES' search/exhibits, else POST search/list);
 * `type=exhibitor` requests exhibitors with their exhibits (entityPage, Spec 2, 7).
 */
export function exhibitsBy(call: Call, dataSourceSearch: string): FetchList<ExhibitListItem> {
  return (state, signal) => {
    if (state.byExhibitor) {
      return call(search.entityPage, { ...listInput(EXHIBITS, state), entityType: 'EXHIBIT' }, { signal })
    }
    const input = exhibitInput(state)
    if (dataSourceSearch === 'ES') return call(search.exhibits, input, { signal })
    return call(search.list, { ...input, goodsType: 'EXHIBIT' }, { signal })
  }
}

/** Spec 4: the sort mode AZ, DEFAULT or None decides which list call is made. */
const BY_MODE: Partial<Record<Sort, Endpoint<ExhibitorQuery, Page<ExhibitorSummary>>>> = {
  AZ: catalogue.exhibitorsAz,
  DEFAULT: search.exhibitor,
  None: home.exhibitors,
}

/** Exhibitors. The call of mode None returns no counts: they come from the call of DEFAULT, limited to one item. */
export function exhibitorsBy(call: Call): FetchList<ExhibitorSummary> {
  return async (state, signal) => {
    const input = listInput(EXHIBITORS, state)
    const listed = call(BY_MODE[state.sort] ?? search.exhibitor, input, { signal })
    if (state.sort !== 'None') return listed
    const [result, counted] = await Promise.all([
      listed,
      call(search.exhibitor, { ...input, pageNum: 1, pageSize: 1 }, { signal }),
    ])
    return result.ok && counted.ok ? { ok: true, data: { ...result.data, facets: counted.data.facets } } : result
  }
}
