import type { homeRest as declared } from '@fair/contract/home.ts'
import { interestsOf, saveInterestTags } from '../accounts/interests.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { exhibitionsOf } from '../platform.ts'
import { byInterest, type Fit } from '../recommend/score.ts'
import { firstPageOf } from '../seed/content/first-page.ts'
import { columnOf } from '../seed/text.ts'
import type { HomeInfo } from '../sent.ts'
import { visitsByHour } from '../visits.ts'
import { groupsOf } from './group-list.ts'
import { personalExhibition } from './home-rest-personal.ts'
import { livesOf, meetingsOf } from './programme.ts'

/** Groups recommended per call by default. */
const GROUPS_SHOWN = 6

/** Spec 7, "Home and search": the home page's figures, and the visitor's own data. */
export const homeRest: GroupHandlers<typeof declared> = {
  info: (_, context) => homeInfo(context),
  visitsByHour: (_, context) => visitsByHour(context),
  /** A notice is shown above it while the exhibition is running. */
  firstPage: (_, context) => {
    const { entities, exhibitionId, language, now } = context
    const { startTime, endTime } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
    const time = now().getTime()
    const isOn = Date.parse(startTime) <= time && time < Date.parse(endTime)
    return firstPageOf(exhibitionId, isOn, columnOf(language))
  },
  personal: ({ exhibitionId }, context) => {
    const own = exhibitionsOf(context.fair, context.tenantId).find((each) => each.exhibitionId === exhibitionId)
    return personalExhibition(found(own, 'exhibition', exhibitionId).exhibitionId, context)
  },
  /** Groups whose members fit the visitor best, then those with members on air, then the largest. */
  recommendGroups: (paging, context) => {
    const onAir = new Set(groupsOnAir(context))
    const rank = (id: string) => (onAir.has(id) ? 0 : 1)
    const groups = groupsOf(context).sort(
      (a, b) =>
        rank(a.exhibitorGroupId) - rank(b.exhibitorGroupId) ||
        b.exhibitorsCount - a.exhibitorsCount ||
        b.exhibitsCount - a.exhibitsCount,
    )
    const members = Map.groupBy(
      context.fair.exhibitors.filter((each) => each.exhibitionId === context.exhibitionId),
      (each) => each.exhibitorGroupId ?? '',
    )
    const all = byInterest(groups, context, ({ exhibitorGroupId }, scores) =>
      bestFit((members.get(exhibitorGroupId) ?? []).map(({ id }) => scores.exhibitor(id))),
    )
    return slice(all, paging, GROUPS_SHOWN).map(({ item, reason }) => ({ ...item, reason }))
  },
  /** Valid if there are tags to choose from. */
  interestState: (_, { db, fair, userId }) => ({
    valid: fair.tags.length > 0,
    tagIds: [...interestsOf(db, userId).tagIds],
  }),
  saveInterests: ({ tagIds }, context) => {
    saveInterestTags(context, tagIds)
    return null
  },
}

/** A group fits as well as its members do overall, for the reason that applies to most of them. */
function bestFit(fits: readonly Fit[]): Fit {
  const reasons = fits.flatMap(({ reason }) => reason ?? [])
  const count = (id: string) => reasons.filter((each) => each.id === id).length
  const [reason = null] = reasons.toSorted((a, b) => count(b.id) - count(a.id))
  return { score: fits.reduce((sum, { score }) => sum + score, 0) / (fits.length || 1), reason }
}

interface CountsRow {
  exhibitors: number
  exhibits: number
  regions: number
  updateTime: string | null
}

function homeInfo(context: Context): HomeInfo {
  const { db, exhibitionId } = context
  const counts = db.one<CountsRow>(
    `SELECT count(*) AS exhibitors, count(DISTINCT substr(region, 1, 2)) AS regions, max(update_time) AS updateTime,
      (SELECT count(*) FROM exhibit WHERE exhibition_id = ?1 AND withdrawn = 0) AS exhibits
     FROM exhibitor WHERE exhibition_id = ?1`,
    exhibitionId,
  )
  const exhibition = context.entities.exhibition(exhibitionId, context.language)
  const lives = livesOf(context)
  return {
    exhibitorsCount: counts?.exhibitors ?? 0,
    exhibitsCount: counts?.exhibits ?? 0,
    liveCount: lives.length,
    livingCount: lives.filter(({ state }) => state === 'live').length,
    meetingCount: meetingsOf(context).length,
    regionCount: counts?.regions ?? 0,
    updateTime: [counts?.updateTime ?? '', exhibition?.updateTime ?? ''].toSorted().at(-1) ?? '',
  }
}

function groupsOnAir(context: Context): string[] {
  const streaming = livesOf(context).filter(({ state }) => state === 'live')
  const groupOf = (exhibitorId: string) =>
    context.db.one<{ group_id: string | null }>('SELECT group_id FROM exhibitor WHERE id = ?', exhibitorId)?.group_id
  return streaming.flatMap(({ exhibitorId }) => groupOf(exhibitorId) ?? [])
}
