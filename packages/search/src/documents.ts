import type { ActivitySummary } from '@fair/contract/activity.ts'
import type { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { MicroPageSummary } from '@fair/contract/micro.ts'
import type { Information } from '@fair/contract/news.ts'
import type { ProjectSummary } from '@fair/contract/project.ts'
import type { Sent } from '@fair/contract/rules/brand.ts'
import { type SearchDocument, searchDocument } from './document.ts'

/* The texts by which each kind is found: the same on the platform's sandbox and in the index that is built with the
   site. */

type ExhibitWords = Pick<
  Exhibit,
  'exhibitsName' | 'exhibitorName' | 'booth' | 'categoryName' | 'parentCategoryName' | 'otherNames'
> & { tags: readonly { tagName: string }[] }
type ExhibitorWords = Pick<
  Exhibitor,
  'exhibitorName' | 'localName' | 'booth' | 'industryName' | 'regionName' | 'otherNames'
> & { tags: readonly { tagName: string }[] }

export const exhibitDocument = (each: ExhibitWords): SearchDocument =>
  searchDocument({
    title: each.exhibitsName,
    by: each.exhibitorName,
    booth: each.booth,
    names: each.otherNames ?? [],
    tags: [...each.tags.map(({ tagName }) => tagName), each.categoryName, each.parentCategoryName],
  })

export const exhibitorDocument = (each: ExhibitorWords): SearchDocument =>
  searchDocument({
    title: each.exhibitorName,
    by: each.localName === each.exhibitorName ? '' : each.localName,
    booth: each.booth,
    names: each.otherNames ?? [],
    tags: [...each.tags.map(({ tagName }) => tagName), each.industryName, each.regionName],
  })

export const groupDocument = (each: Sent<ExhibitorGroupSummary>): SearchDocument =>
  searchDocument({ title: each.groupName, tags: [each.districtName, each.industryTypeName], texts: [each.summary] })

export const liveDocument = (each: Sent<LiveSummary>): SearchDocument =>
  searchDocument({ title: each.title, by: each.exhibitorName, booth: each.booth, tags: [each.topic] })

export const meetingDocument = (each: Sent<MeetingSummary>): SearchDocument =>
  searchDocument({
    title: each.title,
    by: each.hostName,
    tags: [each.topic, each.kindName, ...each.speakers.map(({ guestName }) => guestName)],
  })

export const newsDocument = (each: Pick<Information, 'title' | 'columnName' | 'summary'>): SearchDocument =>
  searchDocument({ title: each.title, by: each.columnName, texts: [each.summary] })

export const activityDocument = (each: Sent<ActivitySummary>): SearchDocument =>
  searchDocument({ title: each.title, by: each.hostName, tags: [each.kindName, each.topic], texts: [each.summary] })

export const projectDocument = (each: Sent<ProjectSummary>): SearchDocument =>
  searchDocument({
    title: each.projectName,
    by: each.ownerName,
    tags: [each.cooperationName, each.regionName, each.industryName],
    texts: [each.summary],
  })

export const microDocument = (each: Sent<MicroPageSummary>): SearchDocument =>
  searchDocument({ title: each.title, texts: [each.summary] })

/** Documents with the other names of each item's company, so that an index need not repeat them. */
export function withOwnerNames(
  documents: readonly SearchDocument[],
  exhibitors: readonly SearchDocument[],
): SearchDocument[] {
  const owners = new Map(exhibitors.map((each) => [each.title, each]))
  return documents.map((document) => {
    const owner = owners.get(document.by)
    if (!owner) return document
    return searchDocument({ ...document, byNames: [owner.by, ...owner.names] })
  })
}
