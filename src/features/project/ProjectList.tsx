import type { ProjectSummary } from '@fair/contract/project.ts'
import { type ListDefinition, ListIsland, type ListIslandProps } from '../shared/list/ListIsland.tsx'
import { ProjectItems } from './ProjectItems.tsx'
import { projectsBy } from './project.api.ts'
import { PROJECT_LABELS, PROJECTS } from './project-list.ts'

const LIST: ListDefinition<ProjectSummary> = {
  kind: PROJECTS,
  words: PROJECT_LABELS,
  fetchAnswer: ({ call, data }) => projectsBy(call, data.exhibitionId ?? ''),
  items: (records) => <ProjectItems items={records} />,
  parentNameOf: (project) => project.ownerName,
}

export const ProjectList = (props: ListIslandProps) => <ListIsland list={LIST} {...props} />
