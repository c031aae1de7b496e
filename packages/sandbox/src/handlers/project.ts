import type { Contract } from '@fair/contract/index.ts'
import { RELATED_PROJECTS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { exhibitionsOf } from '../platform.ts'
import { fullProject, projectPage, relatedProjects } from './project-list.ts'

/** Spec 7, 9: projects in search of partners. */
export const project: GroupHandlers<Contract['project']> = {
  list: ({ exhibitionId, ...paging }, context) => {
    const own = exhibitionsOf(context.fair, context.tenantId).find((each) => each.exhibitionId === exhibitionId)
    return projectPage(paging, found(own, 'exhibition', exhibitionId).exhibitionId, null, context)
  },
  relations: ({ projectId, ...paging }, context) => {
    const related = found(relatedProjects(projectId, context), 'project', projectId)
    return { records: slice(related, paging, RELATED_PROJECTS_PAGE_SIZE), total: related.length, facets: {} }
  },
  detail: ({ projectId }, context) => found(fullProject(projectId, context), 'project', projectId),
}
