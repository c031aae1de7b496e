import type { SearchHit, SearchKind } from '../../contract/search.ts'
import { parseTime } from '../../domain/time.ts'
import { activitiesOf, toActivitySummary } from '../business/activities.ts'
import { programmesOf } from '../business/programme.ts'
import type { Context } from '../context.ts'
import { foundIn } from '../search-text.ts'
import { nameOf } from '../seed/content/labels.ts'
import { hallName } from '../seed/halls.ts'
import { say } from '../seed/text.ts'
import { activityWords } from './activity-list.ts'
import { toExhibitSummary } from './exhibit-list.ts'
import { toExhibitorSummary } from './exhibitor-list.ts'
import { information } from './goods.ts'
import { GROUP_NAMES, groupCover, groupRows, groupWords } from './group-list.ts'
import { MICRO_NAMES, microPagesOf, microWords } from './micro-page.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { PROJECT_NAMES, projectsOf, projectWords } from './project-list.ts'
import { liveWords, meetingWords } from './search-rest-scheduled.ts'

/** What one kind has for a keyword, best first by its own order; each find is made when it is shown. */
export interface Finds {
  readonly count: number
  readonly titles: readonly string[]
  hit(place: number): SearchHit | undefined
}

/** How each kind is searched, in the order of the search page. */
export const KINDS: Readonly<Record<SearchKind, (keyword: string, context: Context) => Finds>> = {
  EXHIBIT: (keyword, context) => {
    const { catalogue, exhibitionId, language } = context
    const { ids } = catalogue.exhibits(exhibitionId).filter({ language, choice: {}, keyword })
    return listed('exhibit', ids, context, (id) => {
      const found = toExhibitSummary(id, context)
      return found && hit('EXHIBIT', id, found.exhibitsName, [found.exhibitorName, found.keyFigures], found.picture)
    })
  },
  EXHIBITOR: (keyword, context) => {
    const { catalogue, exhibitionId, language } = context
    const { ids } = catalogue.exhibitors(exhibitionId).filter({ language, choice: {}, keyword })
    return listed('exhibitor', ids, context, (id) => {
      const found = toExhibitorSummary(id, context)
      if (!found) return undefined
      const stand = `${say(hallName(found.booth.hall), language)} ${found.booth.stand}`
      return hit('EXHIBITOR', id, found.exhibitorName, [found.regionName, found.industryName, stand], found.logo)
    })
  },
  EXHIBITOR_GROUP: (keyword, context) =>
    short(
      groupRows(context),
      keyword,
      context,
      (row) => groupWords(row, context.language),
      ({ id, groupName, plan }) => {
        const parts = [nameOf(plan.districtCode), nameOf(plan.industryTypeId)].map((text) =>
          say(text, context.language),
        )
        return hit('EXHIBITOR_GROUP', id, groupName, parts, groupCover(plan))
      },
      GROUP_NAMES,
    ),
  LIVE: (keyword, context) =>
    short(livesOf(context), keyword, context, liveWords, (found) =>
      hit('LIVE', found._id, found.title, [found.exhibitorName, momentOf(found.startTime, context)], found.cover),
    ),
  MEETING: (keyword, context) =>
    short(meetingsOf(context), keyword, context, meetingWords, (found) =>
      hit(
        'MEETING',
        found.meetingId,
        found.title,
        [found.hostName, momentOf(found.startTime, context), found.place],
        found.speakers[0]?.portrait ?? null,
      ),
    ),
  INFORMATION: (keyword, context) => {
    const { catalogue, exhibitionId, language } = context
    const { ids } = catalogue.news(exhibitionId).filter({ language, choice: {}, keyword })
    return listed('news', ids, context, (id) => {
      const found = information(id, context)
      return (
        found &&
        hit('INFORMATION', id, found.title, [found.columnName, momentOf(found.publishTime, context)], found.cover)
      )
    })
  },
  ACTIVITY: (keyword, context) =>
    short(
      activitiesOf(context).map((activity) => toActivitySummary(activity, context)),
      keyword,
      context,
      activityWords,
      (found) =>
        hit('ACTIVITY', found.activityId, found.title, [momentOf(found.startTime, context), found.place], found.cover),
    ),
  PROJECT: (keyword, context) =>
    short(
      projectsOf(context.exhibitionId, context),
      keyword,
      context,
      projectWords,
      (found) => {
        const parts = [found.cooperationName, found.regionName, found.ownerName]
        return hit('PROJECT', found.projectId, found.projectName, parts, found.cover)
      },
      PROJECT_NAMES,
    ),
  MICRO_PAGE: (keyword, context) =>
    short(
      microPagesOf(context),
      keyword,
      context,
      microWords,
      (found) => hit('MICRO_PAGE', found.microPageId, found.title, [found.summary], found.cover),
      MICRO_NAMES,
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

/** A kind of which there are some dozens: read whole. */
function short<T>(
  items: readonly T[],
  keyword: string,
  { language }: Context,
  words: (item: T) => string,
  hitOf: (item: T) => SearchHit,
  names?: number,
): Finds {
  const isFound = foundIn(items, keyword, language, words, names)
  const matching = items.filter((_, row) => isFound(row)).map(hitOf)
  return { count: matching.length, titles: matching.map(({ title }) => title), hit: (place) => matching[place] }
}

/** Of how many finds the titles are compared: the rest stays in its own order. */
const COMPARED = 200

/** A kind that has a listing: only the titles of its first finds are read. */
function listed(
  table: 'exhibit' | 'exhibitor' | 'news',
  ids: readonly string[],
  { db, language }: Context,
  hitOf: (id: string) => SearchHit | undefined,
): Finds {
  const sql = `SELECT name FROM ${table}_text WHERE id = ? AND language = ?`
  return {
    count: ids.length,
    titles: ids.slice(0, COMPARED).map((id) => db.one<{ name: string }>(sql, id, language)?.name ?? ''),
    hit: (place) => {
      const id = ids[place]
      return id === undefined ? undefined : hitOf(id)
    },
  }
}

/** "11月19日 10:30" at the exhibition. */
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
