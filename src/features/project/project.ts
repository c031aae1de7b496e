import type { Exhibitor, ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { Project, ProjectSummary } from '@fair/contract/project.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { RELATED_PROJECTS_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import { summaryOf } from '@fair/contract/rules/summaries.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'

export const toProjectSummary = summaryOf<ProjectSummary>({
  projectId: true,
  projectName: true,
  cover: true,
  summary: true,
  cooperationName: true,
  regionCode: true,
  regionName: true,
  industryId: true,
  industryName: true,
  tags: true,
  ownerName: true,
  exhibitorId: true,
  publishTime: true,
  updateTime: true,
})

/** The exhibitor who offers a project. */
export type ProjectOwner = Pick<
  ExhibitorSummary,
  'exhibitorId' | 'exhibitorName' | 'logo' | 'booth' | 'regionName' | 'isOnline'
>

export const ownerFrom = ({
  exhibitorId,
  exhibitorName,
  logo,
  booth,
  regionName,
  isOnline,
}: ExhibitorSummary): ProjectOwner => ({
  exhibitorId,
  exhibitorName,
  logo,
  booth,
  regionName,
  isOnline,
})

export interface ProjectViewProps extends NeighbourLinks {
  project: Project
  /** The sanitised `content`. */
  contentHtml: SafeHtml
  /** null if the owner does not exhibit; only its name is available then. */
  owner: ProjectOwner | null
  related: ProjectSummary[]
}

/** The view of every project, in the list's order; the content is not sanitised yet. */
export function* projectViews(
  projects: readonly Project[],
  exhibitors: readonly Exhibitor[],
): Generator<Omit<ProjectViewProps, 'contentHtml'>> {
  const byId = new Map<string | null | undefined, Exhibitor>(exhibitors.map((each) => [each.exhibitorId, each]))
  const neighboursAt = neighboursIn(projects, (each) => ({ id: each.projectId, name: each.projectName }))
  for (const [n, project] of projects.entries()) {
    const exhibitor = byId.get(project.exhibitorId)
    yield {
      project,
      owner: exhibitor ? ownerFrom(exhibitor) : null,
      related: relatedProjects(project, projects),
      ...neighboursAt(n),
    }
  }
}

/**
 * Related projects, in the order of project/relations: the same industry first, then the same region, then the same
 * country; the newest first among equals (Spec 9: 10).
 */
function relatedProjects(project: ProjectSummary, newestFirst: readonly ProjectSummary[]): ProjectSummary[] {
  const country = project.regionCode.slice(0, 2)
  const likeness = (other: ProjectSummary) =>
    (other.industryId === project.industryId ? 4 : 0) +
    (other.regionCode === project.regionCode ? 2 : 0) +
    (other.regionCode.slice(0, 2) === country ? 1 : 0)
  return newestFirst
    .filter((other) => other.projectId !== project.projectId && likeness(other) > 0)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, RELATED_PROJECTS_PAGE_SIZE)
    .map(toProjectSummary)
}
