import type { Facets } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import type { Project, ProjectSummary } from '../../contract/project.ts'
import { type Ask, all, type FairAt, LIST_PAGE } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The projects that look for partners in full, newest first. */
export interface Projects {
  projects: Project[]
  facets: Facets
}

export async function loadProjects(ask: Ask, at: FairAt): Promise<Projects> {
  const { exhibitionId } = at
  const listed = await all((pageNum) => ask(contract.project.list, { exhibitionId, pageNum, pageSize: LIST_PAGE }))
  const projects = await loadOneByOne<ProjectSummary, Project>(
    at,
    'PROJECT',
    listed.records,
    (project) => project.projectId,
    (projectId) => ask(contract.project.detail, { projectId }),
  )
  return { projects, facets: listed.facets }
}
