import type { home as calls } from '@fair/contract/home.ts'
import { LiveSummary } from '@fair/contract/live.ts'
import { MeetingSummary } from '@fair/contract/meeting.ts'
import * as z from 'zod/mini'
import { liveOf, meetingOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { bannerPicture } from '../media/address.ts'
import { made, slice } from '../paging.ts'
import { byInterest } from '../recommend/score.ts'
import { ADVERTISEMENTS, type AdvertisementPlan } from '../seed/content/advertisements.ts'
import { say } from '../seed/text.ts'
import type { AnswerOf, Goods } from '../sent.ts'
import { shuffled } from '../shuffle.ts'
import { toExhibitSummary } from './exhibit-list.ts'
import { exhibitorPage } from './exhibitor-list.ts'
import { exhibit, exhibitor, information } from './goods.ts'
import { fullGroup } from './group-list.ts'
import { foundIds } from './searched.ts'

/** Exhibits recommended or picked at random by default. */
const PAGE_SIZE = 10
/** The maximum number of ids per list/ids call. */
const IDS_MAX = 200
/** The number of advertisements for an exhibition without written ones: of its most recommended exhibitors. */
const ADVERTISEMENTS_BOOKED = 4

/** Spec 7, "Home and search". */
export const home: GroupHandlers<typeof calls> = {
  /**
   * By the visitor's interests, otherwise the platform's own choice; no exhibitor appears twice before each has
   * appeared once.
   */
  recommend: (paging, context) => {
    const { ids } = context.catalogue.exhibits(context.exhibitionId)
    const all = byInterest(ids, context, (id, scores) => scores.exhibit(id))
    const reasons = new Map(all.map(({ item, reason }) => [item, reason]))
    const turns = inTurns([...reasons.keys()], context)
    return made(slice(turns, paging, PAGE_SIZE), (id) => {
      const exhibit = toExhibitSummary(id, context)
      return exhibit && { ...exhibit, reason: reasons.get(id) ?? null }
    })
  },
  /** Shuffled the same way for the same visitor, so that pages do not overlap and builds stay reproducible. */
  randomExhibits: (paging, context) => {
    const all = context.catalogue.exhibits(context.exhibitionId).ids
    const ids = slice(shuffled(all, context.visitorId), paging, PAGE_SIZE)
    return made(ids, (id) => toExhibitSummary(id, context))
  },
  listIds: ({ goodsType, list }, context) => {
    if (list.length > IDS_MAX) throw wrongField('list', 'tooMany', { max: IDS_MAX })
    const make = goodsOf[goodsType]
    if (!make) throw wrongField('goodsType', 'notOneOf', { values: Object.keys(goodsOf).join(', ') })
    return made(list, (goodsId) => {
      const goods = make(goodsId, context)
      return goods && { goodsType, goodsId, ...goods }
    })
  },
  advertisements: ({ id }, context) => {
    const own = context.fair.exhibitions.find((each) => each.exhibitionId === id && each.tenantId === context.tenantId)
    const { ids } = context.catalogue.exhibitors(found(own, 'exhibition', id).exhibitionId)
    return ADVERTISEMENTS[id]?.flatMap((plan) => written(plan, id, ids, context)) ?? booked(id, ids, context)
  },
  exhibitors: (query, context) => exhibitorPage(query, 'None', foundIds(query.keyword, 'EXHIBITOR', context), context),
}

type Advertisement = AnswerOf<typeof calls.advertisements>[number]

/** None if the exhibition lacks the exhibitor. */
function written(plan: AdvertisementPlan, id: string, ids: readonly string[], context: Context): Advertisement[] {
  const exhibitorId = ids[plan.exhibitor]
  if (exhibitorId === undefined) return []
  const advertisementId = `AD-${id}-${exhibitorId}`
  const picture = bannerPicture(plan.motifs, advertisementId.toLowerCase(), plan.palette, plan.side)
  return [{ advertisementId, title: say(plan.title, context.language), picture, path: pathOf(exhibitorId) }]
}

function booked(id: string, ids: readonly string[], context: Context): Advertisement[] {
  const exhibitors = made(ids.slice(0, ADVERTISEMENTS_BOOKED), (each) => exhibitor(each, context))
  return exhibitors.map(({ exhibitorId, exhibitorName, cover }) => ({
    advertisementId: `AD-${id}-${exhibitorId}`,
    title: exhibitorName,
    picture: cover,
    path: pathOf(exhibitorId),
  }))
}

const pathOf = (exhibitorId: string): string => `/exhibitor/detail/${exhibitorId}/`

type Found = Pick<Goods, 'exhibit' | 'exhibitor' | 'exhibitorGroup' | 'information' | 'live' | 'meeting'>

/** The goods that exist as full entities. */
const goodsOf: { readonly [Type in Goods['goodsType']]?: (id: string, context: Context) => Found | undefined } = {
  EXHIBIT: (id, context) => {
    const found = exhibit(id, context)
    return found && { exhibit: found }
  },
  EXHIBITOR: (id, context) => {
    const found = exhibitor(id, context)
    return found && { exhibitor: found }
  },
  EXHIBITOR_GROUP: (id, context) => {
    const found = fullGroup(id, context)
    return found && { exhibitorGroup: found }
  },
  LIVE: (id, context) => {
    const found = liveOf(id, context)
    return found && { live: z.parse(LiveSummary, found) }
  },
  MEETING: (id, context) => {
    const found = meetingOf(id, context)
    return found && { meeting: z.parse(MeetingSummary, found) }
  },
  INFORMATION: (id, context) => {
    const found = information(id, context)
    return found && { information: found }
  },
}

function inTurns(ids: readonly string[], { db, exhibitionId }: Context): string[] {
  const makers = db.all<{ id: string; exhibitor_id: string }>(
    'SELECT id, exhibitor_id FROM exhibit WHERE exhibition_id = ?',
    exhibitionId,
  )
  const makerOf = new Map(makers.map((row) => [row.id, row.exhibitor_id]))
  const seen = new Map<string, number>()
  const turns = ids.map((id) => {
    const maker = makerOf.get(id) ?? ''
    const turn = seen.get(maker) ?? 0
    seen.set(maker, turn + 1)
    return { id, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ id }) => id)
}
