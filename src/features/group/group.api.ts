import { type ExhibitorGroupSummary, group } from '@fair/contract/group.ts'
import type { Call } from '../../api/client.ts'
import { type ListQuery, pageSizeOf } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { GROUPS } from './group-list.ts'

/**
 * Spec 4: without district, industry type or keyword, the basic list is requested, which is sorted A–Z; with any of
 * them the filtered list.
 */
export function groupsBy(call: Call): FetchList<ExhibitorGroupSummary> {
  return (state: ListQuery, signal) => {
    const paging = { pageNum: state.page, pageSize: pageSizeOf(GROUPS, state) }
    const { district, industryType } = state.chosen
    if (!district && !industryType && state.keyword === '') return call(group.basic, paging, { signal })
    const query = {
      ...paging,
      ...(district && { district: [...district] }),
      ...(industryType && { industryType: [...industryType] }),
      ...(state.keyword !== '' && { keyword: state.keyword }),
    }
    return call(group.filtered, query, { signal })
  }
}
