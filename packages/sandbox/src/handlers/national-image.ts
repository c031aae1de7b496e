import type { Contract } from '@fair/contract/index.ts'
import type { Context } from '../context.ts'
import { type ContentState, contentById, publishedIn } from '../db/content-rows.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { exhibitPicture, hallPicture, pavilionPicture } from '../media/address.ts'
import { made, slice } from '../paging.ts'
import { nameOf } from '../seed/content/labels.ts'
import { NATION_PLANS, type NationPlan, nationId } from '../seed/content/nations/nations.ts'
import { prose } from '../seed/content/prose.ts'
import { columnOf, say } from '../seed/text.ts'
import type { NationalImage, NationalImageSummary } from '../sent.ts'
import { toExhibitorSummary } from './exhibitor-list.ts'

/** Pavilions per page by default. */
const PAGE_SIZE = 20
/** Exhibitors shown on a pavilion's page. */
const EXHIBITORS_SHOWN = 8

const PLANS: ReadonlyMap<string, NationPlan> = new Map(NATION_PLANS.map((plan) => [nationId(plan.countryCode), plan]))

/** Spec 2 (/national-image): the national pavilions. */
export const nationalImage: GroupHandlers<Contract['nationalImage']> = {
  list: (paging, context) => {
    const states = publishedIn(context.db, 'nation', context.exhibitionId)
    const pavilions = states.flatMap((state) => summaryFrom(state, context) ?? [])
    return { records: slice(pavilions, paging, PAGE_SIZE), total: pavilions.length, facets: {} }
  },
  detail: ({ nationalImageId }, context) => {
    const state = contentById('nation', nationalImageId, context)
    return found(state?.isPublished ? fullNation(state, context) : undefined, 'nation', nationalImageId)
  },
}

function fullNation(state: ContentState, context: Context): NationalImage | undefined {
  const plan = PLANS.get(state.id)
  const summary = summaryFrom(state, context)
  if (!plan || !summary) return undefined
  const seed = pictureSeed(plan)
  return {
    ...summary,
    content: prose(plan.content, columnOf(context.language)),
    pictures: [...plan.motifs.map((motif, at) => exhibitPicture(motif, `${seed}-${at}`, 1)), hallPicture(`${seed}-2`)],
    organiserName: say(plan.organiser, context.language),
    exhibitors: made(exhibitorsFrom(plan, state, context).slice(0, EXHIBITORS_SHOWN), (id) =>
      toExhibitorSummary(id, context),
    ),
  }
}

function summaryFrom(state: ContentState, context: Context): NationalImageSummary | undefined {
  const plan = PLANS.get(state.id)
  if (!plan) return undefined
  const { language } = context
  return {
    nationalImageId: state.id,
    countryCode: plan.countryCode,
    countryName: say(nameOf(plan.countryCode), language),
    title: say(plan.title, language),
    summary: say(plan.summary, language),
    cover: pavilionPicture(plan.motifs, pictureSeed(plan)),
    hall: plan.hall,
    exhibitorsCount: exhibitorsFrom(plan, state, context).length,
    updateTime: changeOf(plan, state, context),
  }
}

/** Recommended first. */
function exhibitorsFrom({ countryCode }: NationPlan, { exhibitionId }: ContentState, context: Context): string[] {
  const { catalogue, language } = context
  return catalogue.exhibitors(exhibitionId).filter({ language, choice: { region: [countryCode] } }).ids
}

/** Its page shows exhibitors from the country: it changes with them. */
function changeOf({ countryCode }: NationPlan, { exhibitionId, updateTime }: ContentState, { db }: Context): string {
  const row = db.one<{ time: string | null }>(
    `SELECT max(update_time) AS time FROM exhibitor WHERE exhibition_id = ?1 AND (region = ?2 OR region LIKE ?2 || '-%')`,
    exhibitionId,
    countryCode,
  )
  return row?.time && row.time > updateTime ? row.time : updateTime
}

const pictureSeed = ({ countryCode }: NationPlan): string => `nation-${countryCode.toLowerCase()}`
