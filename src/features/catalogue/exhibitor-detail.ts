import type { Exhibitor, ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { Meeting, MeetingSummary } from '@fair/contract/meeting.ts'
import type { ProjectSummary } from '@fair/contract/project.ts'
import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { summaryOf, toExhibitSummary, type WithStreams } from '@fair/contract/rules/summaries.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import type { ExhibitRows } from '../../domain/exhibit-rows.ts'
import { type ProgrammeItem, programmeOf } from '../../domain/programme.ts'
import { firstOf } from '../../lib/rows.ts'
import { type NeighbourLinks, neighboursIn } from '../shared/Neighbours.tsx'
import { relatedExhibitors } from './exhibit.ts'

/** Number of exhibits shown on an exhibitor's page; the exhibit list contains all of them. */
export const EXHIBITS_SHOWN = 12

/** Number of projects shown on an exhibitor's page. */
export const PROJECTS_SHOWN = 6

type ProjectCard = Pick<ProjectSummary, 'projectId' | 'projectName' | 'cover' | 'summary' | 'cooperationName'>

export const toProjectCard = summaryOf<ProjectCard>({
  projectId: true,
  projectName: true,
  cover: true,
  summary: true,
  cooperationName: true,
})

export interface ExhibitorViewProps extends NeighbourLinks {
  exhibitor: WithStreams<Exhibitor>
  /** The sanitised `introduction`. */
  introductionHtml: SafeHtml
  /** The first of its exhibits, at most EXHIBITS_SHOWN. */
  exhibits: ExhibitSummary[]
  /** Its lives and meetings by their start. */
  programme: ProgrammeItem[]
  /** Its projects that look for partners, newest first, at most PROJECTS_SHOWN. */
  projects: ProjectCard[]
  /** How many exhibits and events it has at the fair (Spec 7, exhibitor/business). */
  business: { exhibitsCount: number; liveCount: number; meetingCount: number; projectCount: number }
  /** Offsets from UTC while the fair runs, e.g. 'UTC+8'. */
  zones: { fair: string; exhibitor: string }
  related: ExhibitorSummary[]
}

/** The sources of an exhibitor's page; the build has all of them. */
export interface ExhibitorSources {
  exhibition: Exhibition
  exhibitors: readonly Exhibitor[]
  exhibits: Pick<ExhibitRows, 'of'>
  lives: readonly LiveSummary[]
  meetings: readonly MeetingSummary[]
  /** The meetings in full: a summary contains only the name of its host, which others may have too. */
  agenda: { meetings: readonly Pick<Meeting, 'meetingId' | 'exhibitor'>[] }
  projects: { projects: readonly ProjectSummary[] }
}

/** The view of every exhibitor of a fair, in the list's order; the introduction is not sanitised yet. */
export function* exhibitorViews(sources: ExhibitorSources): Generator<Omit<ExhibitorViewProps, 'introductionHtml'>> {
  const { exhibition, exhibitors } = sources
  const exhibitsOf = (id: string) => firstOf(sources.exhibits.of('exhibitor', id), EXHIBITS_SHOWN)
  const livesOf = Map.groupBy(sources.lives, (each) => each.exhibitorId)
  const meetingsOf = meetingsByHost(sources)
  const projectsOf = Map.groupBy(sources.projects.projects, (each) => each.exhibitorId ?? '')
  const industries = Map.groupBy(exhibitors, (each) => each.industryId)
  const neighboursAt = neighboursIn(exhibitors, (each) => ({ id: each.exhibitorId, name: each.exhibitorName }))
  for (const [n, exhibitor] of exhibitors.entries()) {
    const lives = livesOf.get(exhibitor.exhibitorId) ?? []
    const meetings = meetingsOf.get(exhibitor.exhibitorId) ?? []
    const ownProjects = projectsOf.get(exhibitor.exhibitorId) ?? []
    yield {
      exhibitor,
      // Evaluated when the page is rendered: other shards contain the other exhibitors' pages.
      get exhibits() {
        return exhibitsOf(exhibitor.exhibitorId).map(toExhibitSummary)
      },
      programme: programmeOf(lives, meetings),
      projects: ownProjects.slice(0, PROJECTS_SHOWN).map(toProjectCard),
      business: {
        exhibitsCount: exhibitor.exhibitsCount,
        liveCount: lives.length,
        meetingCount: meetings.length,
        projectCount: ownProjects.length,
      },
      zones: zonesOf(exhibition, exhibitor),
      related: relatedExhibitors(exhibitor.exhibitorId, industries, exhibitor.industryId),
      ...neighboursAt(n),
    }
  }
}

/** By the host's id; by its name if a meeting was not loaded in full. */
function meetingsByHost({ exhibitors, meetings, agenda }: ExhibitorSources) {
  const named = new Map(exhibitors.map(({ exhibitorName, exhibitorId }) => [exhibitorName, exhibitorId]))
  const hosts = new Map(agenda.meetings.map(({ meetingId, exhibitor }) => [meetingId, exhibitor?.exhibitorId]))
  return Map.groupBy(meetings, ({ meetingId, hostName }) =>
    hosts.has(meetingId) ? hosts.get(meetingId) : named.get(hostName),
  )
}

/** The clocks of fair and exhibitor on the fair's first day, so that a rebuild on another day gives the same result. */
function zonesOf(exhibition: Exhibition, exhibitor: Exhibitor): ExhibitorViewProps['zones'] {
  const at = dateOf(exhibition.startTime)
  return { fair: offsetLabel(at, exhibition.timeZone), exhibitor: offsetLabel(at, exhibitor.timeZone) }
}
