import type { Facets } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import type { Project } from '@fair/contract/project.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { loadOneByOne } from './one-by-one.ts'

/** The projects looking for partners in full, newest first. */
export interface Projects {
  projects: Project[]
  facets: Facets
}

export async function loadProjects(fetchOrFail: FetchOrFail, at: FairAt): Promise<Projects> {
  const { exhibitionId } = at
  const listed = await all(fetchOrFail, contract.project.list, { exhibitionId })
  const projects = await loadOneByOne(
    fetchOrFail,
    at,
    { name: 'PROJECT', endpoint: contract.project.detail, inputOf: (projectId) => ({ projectId }) },
    listed.records,
    (project) => project.projectId,
  )
  return { projects, facets: listed.facets }
}
