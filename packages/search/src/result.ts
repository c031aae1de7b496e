import type { ActivitySummary } from '@fair/contract/activity.ts'
import type { Booth, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { MicroPageSummary } from '@fair/contract/micro.ts'
import type { InformationSummary } from '@fair/contract/news.ts'
import type { ProjectSummary } from '@fair/contract/project.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { WithStreams } from '@fair/contract/rules/summaries.ts'
import type { Span } from '@fair/contract/rules/time.ts'
import type { SearchHit, SearchKind } from '@fair/contract/search.ts'
import type { HiddenMatch } from './document.ts'
import type { FacetChoice } from './facets.ts'

/**
 * A search result of any kind, as rows and cards show it; the same whether the platform or the site's own index found
 * it.
 */
export interface SearchResult {
  kind: SearchKind
  id: string
  title: string
  /** BCP 47 tag of the title if it is not in the page's language. */
  lang: string | null
  /** One line: key figures, place, summary. */
  line: string
  /** Its owner or host; '' if that adds nothing. */
  by: string
  /** BCP 47 tag of `by` if it is not in the page's language. */
  byLang: string | null
  picture: Pick<Media, 'url' | 'width' | 'height'> | null
  booth: Booth | null
  /** When it begins, or was published: ISO 8601, UTC. */
  when: Instant | null
  /** When it is over; null if it has no time, or was called off. */
  until: Instant | null
  /**
   * The platform's answer at the time of the request. If times are known (`until`, `streams`), the clock decides
   * instead.
   */
  isLive: boolean
  /** What it was found by, if none of the above shows it. */
  matched?: HiddenMatch | null
  /** When an exhibitor's streams run, if known. */
  streams?: readonly Span[]
}

/** When a result runs, for timed ones; undefined for all others. */
export const findSpans = ({ when, until, streams }: SearchResult): readonly Span[] | undefined =>
  when !== null && until !== null ? [{ startTime: when, endTime: until }] : streams

/** A result in the index that is built with the site. */
export interface IndexedResult extends SearchResult {
  /** The texts by which it is found besides its title, `by` and booth (document.ts). */
  names: readonly string[]
  tags: readonly string[]
  texts: readonly string[]
  /** Its values by facet. */
  values: FacetChoice
}

/** The default values of a result. */
export const EMPTY_RESULT = {
  lang: null,
  line: '',
  by: '',
  byLang: null,
  picture: null,
  booth: null,
  when: null,
  until: null,
  isLive: false,
}

const lineOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

const pictureOf = (media: Media | null | undefined): SearchResult['picture'] =>
  media ? { url: media.url, width: media.width, height: media.height } : null

/** A result of the mixed search (contract/search.ts). */
export const hitResult = ({ kind, id, title, line, picture, matched }: SearchHit): SearchResult => ({
  ...EMPTY_RESULT,
  kind,
  id,
  title,
  line,
  picture: pictureOf(picture),
  matched: matched ?? null,
})

export const exhibitResult = (exhibit: ExhibitSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'EXHIBIT',
  id: exhibit.exhibitsId,
  title: exhibit.exhibitsName,
  lang: exhibit.nameLanguage ?? null,
  line: exhibit.keyFigures,
  by: exhibit.exhibitorName,
  picture: pictureOf(exhibit.picture),
  booth: exhibit.booth,
})

export const exhibitorResult = (exhibitor: WithStreams): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'EXHIBITOR',
  id: exhibitor.exhibitorId,
  title: exhibitor.exhibitorName,
  line: lineOf(exhibitor.regionName, exhibitor.industryName),
  by: exhibitor.localName === exhibitor.exhibitorName ? '' : exhibitor.localName,
  byLang: exhibitor.localLanguage,
  picture: pictureOf(exhibitor.logo),
  booth: exhibitor.booth,
  isLive: exhibitor.isLive,
  ...(exhibitor.streams && { streams: exhibitor.streams }),
})

export const groupResult = (group: ExhibitorGroupSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'EXHIBITOR_GROUP',
  id: group.exhibitorGroupId,
  title: group.groupName,
  line: lineOf(group.districtName, group.industryTypeName),
  picture: pictureOf(group.cover),
})

export const liveResult = (live: LiveSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'LIVE',
  id: live._id,
  title: live.title,
  line: live.topic,
  by: live.exhibitorName,
  picture: pictureOf(live.cover),
  booth: live.booth,
  when: live.startTime,
  until: live.state === 'offline' ? null : live.endTime,
  isLive: live.state === 'live',
})

export const meetingResult = (meeting: MeetingSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'MEETING',
  id: meeting.meetingId,
  title: meeting.title,
  line: lineOf(meeting.kindName, meeting.place),
  by: meeting.hostName,
  picture: pictureOf(meeting.speakers[0]?.portrait),
  when: meeting.startTime,
  until: meeting.state === 'offline' ? null : meeting.endTime,
  isLive: meeting.state === 'live',
})

export const newsResult = (story: InformationSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'INFORMATION',
  id: story.informationId,
  title: story.title,
  line: story.summary,
  by: story.columnName,
  picture: pictureOf(story.cover),
  when: story.publishTime,
})

export const activityResult = (activity: ActivitySummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'ACTIVITY',
  id: activity.activityId,
  title: activity.title,
  line: lineOf(activity.kindName, activity.place),
  by: activity.hostName,
  picture: pictureOf(activity.cover),
  when: activity.startTime,
  until: activity.state === 'cancelled' ? null : activity.endTime,
  isLive: activity.state === 'running',
})

export const projectResult = (project: ProjectSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'PROJECT',
  id: project.projectId,
  title: project.projectName,
  line: lineOf(project.cooperationName, project.regionName),
  by: project.ownerName,
  picture: pictureOf(project.cover),
})

export const microResult = (page: MicroPageSummary): SearchResult => ({
  ...EMPTY_RESULT,
  kind: 'MICRO_PAGE',
  id: page.microPageId,
  title: page.title,
  line: page.summary,
  picture: pictureOf(page.cover),
})
