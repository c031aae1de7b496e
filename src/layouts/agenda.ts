import type { Activity } from '@fair/contract/activity.ts'
import type { Live } from '@fair/contract/live.ts'
import type { Meeting } from '@fair/contract/meeting.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { currentBuild } from '../content/build-context.ts'
import { pathsOf } from '../content/paths.ts'
import type { FairContent } from '../content/types.ts'
import {
  type AgendaEntry,
  type AgendaKind,
  activityEntry,
  liveEntry,
  meetingEntry,
  otherZone,
} from '../features/agenda/agenda.ts'
import { agendaPages } from '../features/agenda/agenda-list.ts'
import {
  type ActivityViewProps,
  NO_RELATED,
  type RelatedEntries,
  relatedOfEach,
  relatedTo,
  steadyLive,
} from '../features/agenda/detail.ts'
import type { Series } from '../features/agenda/SeriesView.tsx'
import { type ListPageData, listPath } from '../features/shared/list/list-page.ts'

/*
 * The data of the agenda's pages, from the build's content: rows, lists, details. The pages themselves only plan paths.
 */

const zones = new WeakMap<FairContent, Map<string, Zone>>()

/** The zone of an exhibitor by its id; undefined if it is unknown. */
function zoneOf(fair: FairContent, exhibitorId: string | undefined): Zone | undefined {
  const known =
    zones.get(fair) ?? new Map<string, Zone>(fair.exhibitors.map((each) => [each.exhibitorId, each.timeZone]))
  zones.set(fair, known)
  return exhibitorId === undefined ? undefined : known.get(exhibitorId)
}

const listed = new WeakMap<FairContent, Map<AgendaKind, AgendaEntry[]>>()

/**
 * The rows of a kind in the platform's order, including contained activities; each with the exhibitor's clock if it
 * differs.
 */
export function entriesOf(fair: FairContent, kind: AgendaKind): AgendaEntry[] {
  const known = listed.get(fair) ?? new Map<AgendaKind, AgendaEntry[]>()
  listed.set(fair, known)
  const entries = known.get(kind) ?? makeEntries(fair, kind)
  known.set(kind, entries)
  return entries
}

function makeEntries(fair: FairContent, kind: AgendaKind): AgendaEntry[] {
  const { timeZone } = fair.exhibition
  if (kind === 'activity') return fair.activities.activities.map(activityEntry)
  if (kind === 'live')
    return fair.agenda.lives.map((live) =>
      liveEntry(live, otherZone(zoneOf(fair, live.exhibitorId), timeZone, live.startTime)),
    )
  return fair.agenda.meetings.map((meeting) => {
    const zone = zoneOf(fair, meeting.exhibitor?.exhibitorId)
    return meetingEntry(meeting, otherZone(zone, timeZone, meeting.startTime))
  })
}

export interface AgendaPage extends ListPageData<AgendaEntry> {
  fairName: string
  zoneLabel: string
}

/** The pages of /live, /meeting or /activity. Activities that are part of another are reached through it. */
export function* agendaPaths(fair: FairContent, kind: AgendaKind) {
  const now = dateOf(currentBuild().config.now)
  const { startTime, timeZone, shortName } = fair.exhibition
  const { agenda, activities } = fair
  const facets = kind === 'live' ? agenda.liveFacets : kind === 'meeting' ? agenda.meetingFacets : activities.facets
  const inside = new Set<string>(
    activities.activities.filter((each) => each.parentActivityId).map((each) => each.activityId),
  )
  const entries = entriesOf(fair, kind).filter(({ id }) => !inside.has(id))
  // On its first day: between now and then the clocks may change.
  const zoneLabel = offsetLabel(dateOf(startTime), timeZone)
  for (const page of agendaPages(kind, entries, facets, now, hallOrder(fair)))
    yield { ...listPath({ path: `/${kind}` }, page.pageNum), view: { ...page, fairName: shortName, zoneLabel } }
}

/** Halls by their labels, for facets without labels. */
function hallOrder(fair: FairContent): ReadonlyMap<string, string> {
  return new Map((fair.exhibitorFacets['hall'] ?? []).map(({ value, label }) => [value, label]))
}

/** Related entries for each entry of a kind, by its id. */
function relatedById(fair: FairContent, kind: AgendaKind): Map<string, RelatedEntries> {
  const entries = entriesOf(fair, kind)
  return new Map([...relatedOfEach(entries)].map(([entry, related]) => [entry.id, related]))
}

export type LivePage = RelatedEntries & { live: Live; hostZone: Zone | null }
export type MeetingPage = RelatedEntries & { meeting: Meeting; hostZone: Zone | null }
export type ActivityPage = Omit<ActivityViewProps, 'html' | 'agenda'>

export function* livePages(fair: FairContent): Generator<LivePage> {
  const related = relatedById(fair, 'live')
  for (const live of fair.agenda.lives) {
    const hostZone = otherZone(zoneOf(fair, live.exhibitorId), fair.exhibition.timeZone, live.startTime)
    yield { live: steadyLive(live), hostZone, ...(related.get(live._id) ?? NO_RELATED) }
  }
}

export function* meetingPages(fair: FairContent): Generator<MeetingPage> {
  const related = relatedById(fair, 'meeting')
  for (const meeting of fair.agenda.meetings) {
    const zone = zoneOf(fair, meeting.exhibitor?.exhibitorId)
    const hostZone = otherZone(zone, fair.exhibition.timeZone, meeting.startTime)
    yield { meeting, hostZone, ...(related.get(meeting.meetingId) ?? NO_RELATED) }
  }
}

/** Every activity with those that it contains; `isSeries` limits them to those that contain some. */
export function* activityPages(fair: FairContent, isSeries = false): Generator<ActivityPage> {
  const { activities } = fair.activities
  const related = relatedById(fair, 'activity')
  const byId = new Map<string | null | undefined, Activity>(activities.map((each) => [each.activityId, each]))
  for (const activity of activities) {
    if (isSeries && activity.containedCount === 0) continue
    const parent = byId.get(activity.parentActivityId)
    yield {
      activity: { ...activity, appointmentId: null },
      contained: containedIn(activities, activity.activityId),
      parent: parent ? activityEntry(parent) : null,
      ...(related.get(activity.activityId) ?? NO_RELATED),
      // Activities in a series are reached through it.
      related: relatedTo(
        activityEntry(activity),
        activities
          .filter((each) => !each.parentActivityId || each.parentActivityId === parent?.activityId)
          .map(activityEntry),
      ),
    }
  }
}

/** The activities that an activity contains, by their start. */
const containedIn = (activities: readonly Activity[], activityId: string): AgendaEntry[] =>
  activities
    .filter((each) => each.parentActivityId === activityId)
    .map(activityEntry)
    .sort((a, b) => a.startTime.localeCompare(b.startTime))

/** Every activity that contains others, with those. */
const seriesOf = (fair: FairContent): Series[] =>
  fair.activities.activities
    .filter((each) => each.containedCount > 0)
    .map((each) => ({
      entry: { ...activityEntry(each), cover: each.cover },
      summary: each.summary,
      contained: containedIn(fair.activities.activities, each.activityId),
    }))

export interface SeriesListView {
  /** The page of all series, the list behind `?id=`, or one series by its own address. */
  list: 'start' | 'all' | 'one'
  series: Series[]
}

const START = '/activity/contain'
const LIST = 'detail/list'

/** getStaticPaths of the pages that list the contents of series. */
export const seriesPaths = () => [
  ...pathsOf<SeriesListView>(START, function* ({ fair }) {
    yield { params: { list: undefined }, path: START, view: { list: 'start', series: seriesOf(fair) } }
  }),
  ...pathsOf<SeriesListView>(`${START}/${LIST}`, function* ({ fair }) {
    const all = seriesOf(fair)
    yield { params: { list: LIST }, path: `${START}/${LIST}`, view: { list: 'all', series: all } }
    for (const series of all) {
      const list = `${LIST}/${series.entry.id}`
      yield { params: { list }, path: `${START}/${list}`, view: { list: 'one', series: [series] } }
    }
  }),
]
