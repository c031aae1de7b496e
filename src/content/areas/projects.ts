import type { Facets } from '../../contract/endpoint.ts'
import { contract } from '../../contract/index.ts'
import type { Project, ProjectSummary } from '../../contract/project.ts'
import { all } from '../all-pages.ts'
import type { Ask, FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The projects that look for partners in full, newest first. */
export interface Projects {
  projects: Project[]
  facets: Facets
}

export async function loadProjects(ask: Ask, at: FairAt): Promise<Projects> {
  const { exhibitionId } = at
  const listed = await all(ask, contract.project.list, { exhibitionId })
  const projects = await loadOneByOne<ProjectSummary, Project>(
    at,
    'PROJECT',
    listed.records,
    (project) => project.projectId,
    (projectId) => ask.orNone(contract.project.detail, { projectId }, projectId),
  )
  return { projects, facets: listed.facets }
}
