import { catalogue } from '@fair/contract/catalogue.ts'
import { project } from '@fair/contract/project.ts'
import { RELATED_PROJECTS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { ProjectView } from './ProjectView.tsx'
import { ownerFrom } from './project.ts'

/** Shows a project that has no prerendered page, with the view of the prerendered pages. */
export const openProject = openDetail({
  fetchRecord: (call, projectId) => call(project.detail, { projectId }),
  titleOf: (found) => found.projectName,
  async view(found, { call, deadlineSignal }) {
    const { projectId, exhibitorId } = found
    const paging = { pageNum: 1, pageSize: RELATED_PROJECTS_PAGE_SIZE }
    const [relations, owner] = await Promise.all([
      call(project.relations, { projectId, ...paging }, { signal: deadlineSignal }),
      exhibitorId ? call(catalogue.exhibitor, { exhibitorId }, { signal: deadlineSignal }) : null,
    ])
    const related = {
      owner: owner?.ok ? ownerFrom(owner.data) : null,
      related: relations.ok ? relations.data.records : [],
      previous: null,
      next: null,
    }
    return <ProjectView project={found} contentHtml={sanitise(found.content)} {...related} />
  },
})
