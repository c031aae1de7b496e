import type { Media } from '@fair/contract/endpoint.ts'
import type { Collectable, FavouriteEntry } from '@fair/contract/favourite.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { Span } from '@fair/contract/rules/time.ts'
import { joinFacts } from '../../components/parts.tsx'
import type { MessageKey } from '../../lib/i18n/translator.ts'
import type { PageContext } from '../../lib/page.ts'
import { hoursIn } from '../shared/clock-times.ts'

/** The content of a row in a saved list, whatever its type. */
export interface SavedItem {
  followType: Collectable
  targetId: string
  /** ISO UTC; null if it is saved on the device, which stores no time. */
  followTime: Instant | null
  name: string
  /** BCP 47, if the name is in another language than the page. */
  lang?: string | undefined
  href: string
  picture: Media | null
  /** A logo on a plate instead of a picture. */
  isLogo?: boolean
  lines: readonly string[]
  booth?: { hall: string; stand: string }
}

/** A follow type that has a list here: its texts, its source list, and the fields of a row. */
export interface SavedKind {
  type: Collectable
  /** A key of the messages personal:saved. */
  word: 'exhibitor' | 'exhibit' | 'group' | 'live' | 'meeting' | 'news' | 'project' | 'member' | 'activity'
  /** The list that an empty list links to. */
  list: string
  more: MessageKey
}

export const SAVED: Readonly<Record<Collectable, SavedKind>> = {
  EXHIBITOR: { type: 'EXHIBITOR', word: 'exhibitor', list: '/exhibitor', more: 'personal:toExhibitors' },
  EXHIBIT: { type: 'EXHIBIT', word: 'exhibit', list: '/exhibits', more: 'personal:toExhibits' },
  EXHIBITOR_GROUP: { type: 'EXHIBITOR_GROUP', word: 'group', list: '/exhibition-group', more: 'personal:toGroups' },
  LIVE: { type: 'LIVE', word: 'live', list: '/live', more: 'personal:toLives' },
  MEETING: { type: 'MEETING', word: 'meeting', list: '/meeting', more: 'personal:toMeetings' },
  INFORMATION: { type: 'INFORMATION', word: 'news', list: '/news', more: 'personal:toNews' },
  PROJECT: { type: 'PROJECT', word: 'project', list: '/project', more: 'personal:toProjects' },
  MEMBER: { type: 'MEMBER', word: 'member', list: '/member', more: 'personal:toMembers' },
  ACTIVITY: { type: 'ACTIVITY', word: 'activity', list: '/activity', more: 'personal:toActivities' },
}

/** The entities of an entry, as the platform names them; the other fields of an entry are not used here. */
export type Things = Pick<
  FavouriteEntry,
  'exhibitor' | 'exhibit' | 'exhibitorGroup' | 'live' | 'meeting' | 'information' | 'project' | 'member' | 'activity'
>

/** An entry as a row; null if it is no longer at the fair. */
export function savedItem(
  page: PageContext,
  entry: { followType: Collectable; targetId: string; followTime: Instant | null } & Things,
): SavedItem | null {
  const { t, format, zone } = page
  const { followType, targetId, followTime } = entry
  const { exhibitor, exhibit, exhibitorGroup, live, meeting, information, project, member, activity } = entry
  const base = { followType, targetId, followTime }
  const when = (span: Span) => `${format.dateRange(span.startTime, span.endTime, zone)} ${hoursIn(page, span, zone)}`
  if (exhibitor) {
    const local = exhibitor.localName === exhibitor.exhibitorName ? null : exhibitor.localName
    return {
      ...base,
      name: exhibitor.exhibitorName,
      href: page.href(`/exhibitor/detail/${targetId}`),
      picture: exhibitor.logo,
      isLogo: true,
      lines: [joinFacts(local), joinFacts(exhibitor.industryName, exhibitor.regionName)],
      booth: exhibitor.booth,
    }
  }
  if (exhibit) {
    return {
      ...base,
      name: exhibit.exhibitsName,
      lang: exhibit.nameLanguage ?? undefined,
      href: page.href(`/exhibits/detail/${targetId}`),
      picture: exhibit.picture,
      lines: [exhibit.keyFigures, exhibit.exhibitorName],
      booth: exhibit.booth,
    }
  }
  if (exhibitorGroup) {
    return {
      ...base,
      name: exhibitorGroup.groupName,
      href: page.href(`/exhibition-group/detail/${targetId}`),
      picture: exhibitorGroup.cover,
      lines: [
        exhibitorGroup.summary,
        joinFacts(
          exhibitorGroup.districtName,
          exhibitorGroup.hall && t('common:hall', { hall: exhibitorGroup.hall }),
          t('personal:exhibitorCount', { count: exhibitorGroup.exhibitorsCount }),
        ),
      ],
    }
  }
  if (live) {
    return {
      ...base,
      name: live.title,
      href: page.href(`/live/detail/${targetId}`),
      picture: live.cover,
      lines: [when(live), live.exhibitorName],
      booth: live.booth,
    }
  }
  if (meeting) {
    return {
      ...base,
      name: meeting.title,
      href: page.href(`/meeting/detail/${targetId}`),
      picture: null,
      lines: [when(meeting), joinFacts(meeting.kindName, meeting.hostName, meeting.place)],
    }
  }
  if (information) {
    const dated = !page.flags.has('HIDE_INFORMATION_DATE')
    return {
      ...base,
      name: information.title,
      href: page.href(`/news/detail/${targetId}`),
      picture: information.cover,
      lines: [
        information.summary,
        joinFacts(information.source, dated ? format.date(information.publishTime, zone) : null),
      ],
    }
  }
  if (project) {
    return {
      ...base,
      name: project.projectName,
      href: page.href(`/project/detail/${targetId}`),
      picture: project.cover,
      lines: [project.summary, joinFacts(project.cooperationName, project.industryName, project.regionName)],
    }
  }
  if (member) {
    return {
      ...base,
      name: member.memberName,
      href: page.href(`/member/detail/${targetId}`),
      picture: member.logo,
      isLogo: true,
      lines: [member.summary, joinFacts(member.levelName, member.regionName)],
    }
  }
  if (activity) {
    return {
      ...base,
      name: activity.title,
      href: page.href(`/activity/detail/${targetId}`),
      picture: activity.cover,
      lines: [when(activity), joinFacts(activity.kindName, activity.place)],
    }
  }
  return null
}
