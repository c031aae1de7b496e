import type { Page } from '@fair/contract/endpoint.ts'
import type { ProjectQuery } from '@fair/contract/project.ts'
import { PROJECT_PAGE_SIZE } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import { type ContentState, contentById, publishedIn } from '../db/content-rows.ts'
import { exhibitPicture } from '../media/address.ts'
import { slice } from '../paging.ts'
import type { FoundIds } from '../search-text.ts'
import { INDUSTRIES, nameOf, PLACES, withCountry } from '../seed/content/labels.ts'
import { bytesOf, paperAddress, projectPictureSeed } from '../seed/content/projects/papers.ts'
import { COOPERATIONS, FACTS, PAPERS, type ProjectPlan } from '../seed/content/projects/plan.ts'
import { PROJECT_PLANS } from '../seed/content/projects/projects.ts'
import { prose } from '../seed/content/prose.ts'
import { TAGS } from '../seed/tags.ts'
import { columnOf, say } from '../seed/text.ts'
import type { FileRef, Project, ProjectSummary } from '../sent.ts'
import { exhibitor } from './goods.ts'
import { narrowed } from './search-rest-narrow.ts'

const PLANS: ReadonlyMap<string, ProjectPlan> = new Map(PROJECT_PLANS.map((plan) => [plan.id, plan]))

/** Projects of an exhibition by region, industry, exhibitor and keyword, newest first, with the counts of each facet. */
export function projectPage(
  query: ProjectQuery,
  exhibitionId: string,
  found: FoundIds,
  context: Context,
): Page<ProjectSummary> {
  const { region, industry, exhibitorId, keyword: _, ...paging } = query
  const all = projectsOf(exhibitionId, context).filter(
    (project) => exhibitorId === undefined || project.exhibitorId === exhibitorId,
  )
  const { matching, facets } = narrowed(all, {
    language: context.language,
    choice: { region, industry },
    isFound: ({ projectId }) => !found || found.has(projectId),
    values: { region: ({ regionCode }) => withCountry(regionCode), industry: ({ industryId }) => [industryId] },
    tables: { region: PLACES, industry: INDUSTRIES },
  })
  return { records: slice(matching, paging, PROJECT_PAGE_SIZE), total: matching.length, facets }
}

/** The published projects of an exhibition, newest first; those whose exhibitor is missing are left out. */
export function projectsOf(exhibitionId: string, context: Context): ProjectSummary[] {
  return publishedIn(context.db, 'project', exhibitionId)
    .flatMap((state) => summaryFrom(state, context) ?? [])
    .sort((a, b) => (a.publishTime > b.publishTime ? -1 : 1))
}

/** Its names in all four languages. */
export const projectNames = (id: string): readonly string[] => PLANS.get(id)?.name ?? []

/** Projects similar to this one: first by industry, then by region, then by country; newest first among equals. */
export function relatedProjects(id: string, context: Context): ProjectSummary[] | undefined {
  const state = publishedProject(id, context)
  const base = state && summaryFrom(state, context)
  if (!state || !base) return undefined
  const [country] = withCountry(base.regionCode)
  const likeness = (other: ProjectSummary) =>
    (other.industryId === base.industryId ? 4 : 0) +
    (other.regionCode === base.regionCode ? 2 : 0) +
    (withCountry(other.regionCode)[0] === country ? 1 : 0)
  return projectsOf(state.exhibitionId, context)
    .filter((other) => other.projectId !== id && likeness(other) > 0)
    .sort((a, b) => likeness(b) - likeness(a))
}

/** A published project of the tenant as lists show it; undefined if there is none. */
export function toProjectSummary(id: string, context: Context): ProjectSummary | undefined {
  const state = publishedProject(id, context)
  return state && summaryFrom(state, context)
}

/** A full published project of the tenant; undefined if there is none. */
export function fullProject(id: string, context: Context): Project | undefined {
  const state = publishedProject(id, context)
  const plan = PLANS.get(id)
  const summary = state && summaryFrom(state, context)
  if (!summary || !plan) return undefined
  const column = columnOf(context.language)
  return {
    ...summary,
    pictures: ([0, 1, 2] as const).map((view) => exhibitPicture(plan.motif, projectPictureSeed(plan), view)),
    content: prose([plan.summary, ...plan.content], column),
    facts: plan.facts.map(([fact, value]) => ({ label: FACTS[fact][column], value: value[column] })),
    attachments: attachmentsOf(plan, context),
  }
}

function publishedProject(id: string, context: Context): ContentState | undefined {
  const state = contentById('project', id, context)
  return state?.isPublished ? state : undefined
}

function attachmentsOf(plan: ProjectPlan, { language }: Context): FileRef[] {
  return plan.papers.map((paper) => ({
    fileId: `${plan.id}-${paper}`,
    fileName: say(PAPERS[paper][0], language),
    format: 'PDF',
    bytes: bytesOf(paper),
    url: paperAddress(plan, paper),
  }))
}

function summaryFrom(state: ContentState, context: Context): ProjectSummary | undefined {
  const plan = PLANS.get(state.id)
  if (!plan) return undefined
  const { language, fair } = context
  const exhibitorId = typeof plan.owner === 'number' ? fair.exhibitors[plan.owner]?.id : null
  const owner = exhibitorId ? exhibitor(exhibitorId, context) : undefined
  if (typeof plan.owner === 'number' && !owner) return undefined
  return {
    projectId: plan.id,
    projectName: say(plan.name, language),
    cover: exhibitPicture(plan.motif, projectPictureSeed(plan), 0),
    summary: say(plan.summary, language),
    cooperationName: say(COOPERATIONS[plan.cooperation], language),
    regionCode: plan.regionCode,
    regionName: say(nameOf(plan.regionCode), language),
    industryId: plan.industryId,
    industryName: say(nameOf(plan.industryId), language),
    tags: plan.tagIds.map((tagId) => ({ tagId, tagName: say(TAGS[tagId], language) })),
    ownerName: typeof plan.owner === 'number' ? (owner?.exhibitorName ?? '') : say(plan.owner, language),
    exhibitorId: owner?.exhibitorId ?? null,
    publishTime: state.publishTime,
    updateTime: state.updateTime,
  }
}
