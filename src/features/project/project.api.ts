import { type ProjectSummary, project } from '@fair/contract/project.ts'
import { searchRest } from '@fair/contract/search.ts'
import type { Call } from '../../api/client.ts'
import { isFiltered, pageSizeOf } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { PROJECTS } from './project-list.ts'

/** Projects: the list of the exhibition (Spec 3, "Project list params"), or the search if any filter is set. */
export function projectsBy(call: Call, exhibitionId: string): FetchList<ProjectSummary> {
  return (state, signal) => {
    const paging = { pageNum: state.page, pageSize: pageSizeOf(PROJECTS, state) }
    if (!isFiltered(state)) return call(project.list, { ...paging, exhibitionId }, { signal })
    const { region, industry } = state.chosen
    const query = {
      ...paging,
      ...(state.keyword !== '' && { keyword: state.keyword }),
      ...(region && { region: [...region] }),
      ...(industry && { industry: [...industry] }),
      ...(state.parentId !== null && { exhibitorId: state.parentId }),
    }
    return call(searchRest.project, query, { signal })
  }
}
