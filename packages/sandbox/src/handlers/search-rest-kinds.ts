import { parseTime } from '@fair/contract/rules/time.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import { activitiesOf, toActivitySummary } from '../business/activities.ts'
import { programmesOf } from '../business/programme.ts'
import type { Context } from '../context.ts'
import type { FoundIds } from '../search-text.ts'
import { nameOf } from '../seed/content/labels.ts'
import { hallName } from '../seed/halls.ts'
import { say } from '../seed/text.ts'
import type { SearchHit } from '../sent.ts'
import { toExhibitSummary } from './exhibit-list.ts'
import { toExhibitorSummary } from './exhibitor-list.ts'
import { information } from './goods.ts'
import { groupCover, groupRows } from './group-list.ts'
import { microPagesOf } from './micro-page.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { projectsOf } from './project-list.ts'

/** The results of one kind for a keyword, best first; each result is created when it is shown. */
export interface Finds {
  /** In order, each with its score: comparable across kinds. */
  readonly scores: readonly number[]
  hit(place: number): SearchHit | undefined
}

/** How each kind is searched, in the order of the search page. */
export const KINDS: Readonly<Record<SearchKind, (found: FoundIds, context: Context) => Finds>> = {
  EXHIBIT: (found, context) => {
    return listed(context.catalogue.exhibits(context.exhibitionId).ids, found, (id) => {
      const one = toExhibitSummary(id, context)
      return one && hit('EXHIBIT', id, one.exhibitsName, [one.exhibitorName, one.keyFigures], one.picture)
    })
  },
  EXHIBITOR: (found, context) => {
    return listed(context.catalogue.exhibitors(context.exhibitionId).ids, found, (id) => {
      const one = toExhibitorSummary(id, context)
      if (!one) return undefined
      const stand = `${say(hallName(one.booth.hall), context.language)} ${one.booth.stand}`
      return hit('EXHIBITOR', id, one.exhibitorName, [one.regionName, one.industryName, stand], one.logo)
    })
  },
  EXHIBITOR_GROUP: (found, context) =>
    short(
      () => groupRows(context),
      found,
      ({ id, groupName, plan }) => {
        const parts = [nameOf(plan.districtCode), nameOf(plan.industryTypeId)].map((text) =>
          say(text, context.language),
        )
        return hit('EXHIBITOR_GROUP', id, groupName, parts, groupCover(plan))
      },
    ),
  LIVE: (found, context) =>
    short(
      () => livesOf(context),
      found,
      (one) => hit('LIVE', one._id, one.title, [one.exhibitorName, momentOf(one.startTime, context)], one.cover),
    ),
  MEETING: (found, context) =>
    short(
      () => meetingsOf(context),
      found,
      (one) => {
        const parts = [one.hostName, momentOf(one.startTime, context), one.place]
        return hit('MEETING', one.meetingId, one.title, parts, one.speakers[0]?.portrait ?? null)
      },
    ),
  INFORMATION: (found, context) => {
    return listed(context.catalogue.news(context.exhibitionId).ids, found, (id) => {
      const one = information(id, context)
      return one && hit('INFORMATION', id, one.title, [one.columnName, momentOf(one.publishTime, context)], one.cover)
    })
  },
  ACTIVITY: (found, context) =>
    short(
      () => activitiesOf(context).map((activity) => toActivitySummary(activity, context)),
      found,
      (one) => hit('ACTIVITY', one.activityId, one.title, [momentOf(one.startTime, context), one.place], one.cover),
    ),
  PROJECT: (found, context) =>
    short(
      () => projectsOf(context.exhibitionId, context),
      found,
      (one) => {
        const parts = [one.cooperationName, one.regionName, one.ownerName]
        return hit('PROJECT', one.projectId, one.projectName, parts, one.cover)
      },
    ),
  MICRO_PAGE: (found, context) =>
    short(
      () => microPagesOf(context),
      found,
      (one) => hit('MICRO_PAGE', one.microPageId, one.title, [one.summary], one.cover),
    ),
}

function hit(
  kind: SearchKind,
  id: string,
  title: string,
  parts: readonly string[],
  picture: SearchHit['picture'],
): SearchHit {
  return { kind, id, title, line: parts.filter((part) => part !== '').join(' · '), picture }
}

/** A kind with a few dozen items: read completely. */
function short<T>(items: () => readonly T[], found: FoundIds, hitOf: (item: T) => SearchHit): Finds {
  if (found?.size === 0) return { scores: [], hit: () => undefined }
  const hits = items()
    .map(hitOf)
    .filter(({ id }) => !found || found.has(id))
  const score = ({ id }: SearchHit) => found?.get(id) ?? 0
  hits.sort((a, b) => score(b) - score(a))
  return { scores: hits.map(score), hit: (place) => hits[place] }
}

/** A kind that has a listing: its results are read as they are shown. */
function listed(all: readonly string[], found: FoundIds, hitOf: (id: string) => SearchHit | undefined): Finds {
  const ids = found ? [...found.keys()] : all
  return {
    scores: ids.map((id) => found?.get(id) ?? 0),
    hit: (place) => {
      const id = ids[place]
      return id === undefined ? undefined : hitOf(id)
    },
  }
}

/** "11月19日 10:30" in the exhibition's zone. */
function momentOf(time: string, { fair, exhibitionId, language }: Context): string {
  const at = parseTime(time)
  if (at === null) return ''
  const timeZone = programmesOf(fair).get(exhibitionId)?.days.timeZone ?? 'UTC'
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
}
