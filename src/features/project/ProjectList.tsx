import { type ProjectSummary, project } from '@fair/contract/project.ts'
import { PROJECT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { searchRest } from '@fair/contract/search.ts'
import type { Call } from '../../api/client.ts'
import { defineList } from '../shared/list/ListIsland.tsx'
import { listLabels } from '../shared/list/list-model.ts'
import { isFiltered, type ListConfig, listInput } from '../shared/list/list-query.ts'
import type { FetchList } from '../shared/list/list-store.ts'
import { ProjectItems } from './ProjectItems.tsx'

/** Newest first, ten per page (Spec 9). */
export const PROJECTS: ListConfig = {
  path: '/project',
  facets: ['industry', 'region'],
  sorts: ['DEFAULT'],
  pageSize: PROJECT_PAGE_SIZE,
  views: [],
  parentParam: 'exhibitorId',
}

/** Projects: the list of the exhibition (Spec 3, "Project list params"), or the search if any filter is set. */
export const projectsBy =
  (call: Call, exhibitionId: string): FetchList<ProjectSummary> =>
  (state, signal) => {
    const input = listInput(PROJECTS, state)
    return isFiltered(state)
      ? call(searchRest.project, input, { signal })
      : call(project.list, { ...input, exhibitionId }, { signal })
  }

export const ProjectList = defineList<ProjectSummary>({
  kind: PROJECTS,
  words: { ...listLabels('project'), parent: { named: 'project:ofOwner', unnamed: 'project:ofOneOwner' } },
  fetchAnswer: ({ call, data }) => projectsBy(call, data.exhibitionId ?? ''),
  items: (records) => <ProjectItems items={records} />,
  parentNameOf: (project) => project.ownerName,
})
