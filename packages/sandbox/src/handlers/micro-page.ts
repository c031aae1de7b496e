import { programmesOf } from '../business/programme.ts'
import { type Context, inExhibition } from '../context.ts'
import { type ContentState, contentById, publishedIn } from '../db/content-rows.ts'
import { composeBlock } from '../seed/content/micro/blocks.ts'
import {
  type BlockPlan,
  MICRO_PLANS,
  type MicroPlan,
  type MicroScope,
  type Pick,
  type Recording,
} from '../seed/content/micro/plan.ts'
import { columnOf, say } from '../seed/text.ts'
import type { MicroBlock, MicroPage, MicroPageSummary } from '../sent.ts'
import { exhibitsOf } from './exhibit-list.ts'
import { groupRows } from './group-list.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { liveRecordings } from './replay-live.ts'

const PLANS: ReadonlyMap<string, MicroPlan> = new Map(MICRO_PLANS.map((plan) => [plan.id, plan]))

/** The published micro pages of the exhibition, in the organiser's order. */
export function microPagesOf(context: Context): MicroPageSummary[] {
  return publishedIn(context.db, 'micro', context.exhibitionId).flatMap((state) => {
    const plan = PLANS.get(state.id)
    return plan ? [summaryFrom(plan, state, context)] : []
  })
}

/** A published micro page of the tenant; undefined if there is none. */
export function microPage(id: string, context: Context): MicroPage | undefined {
  const state = contentById('micro', id, context)
  const plan = PLANS.get(id)
  if (!state?.isPublished || !plan) return undefined
  return {
    ...summaryFrom(plan, state, context),
    blocks: blocksFrom(plan.blocks, state.exhibitionId, context),
    embedOrigins: [...plan.embedOrigins],
  }
}

/** The blocks of a micro page as in its draft, published or not; undefined if the tenant has none. */
export function draftBlocks(id: string, context: Context): MicroBlock[] | undefined {
  const state = contentById('micro', id, context)
  const plan = PLANS.get(id)
  return state && plan && blocksFrom([...plan.blocks, ...(plan.draft ?? [])], state.exhibitionId, context)
}

/** Blocks as shown at an exhibition; a block without anything to show is left out. */
export function blocksFrom(plans: readonly BlockPlan[], exhibitionId: string, context: Context): MicroBlock[] {
  const scope = scopeOf(exhibitionId, context)
  return plans.flatMap((plan) => composeBlock(plan, scope) ?? [])
}

function summaryFrom(plan: MicroPlan, state: ContentState, { language }: Context): MicroPageSummary {
  return {
    microPageId: plan.id,
    title: say(plan.title, language),
    summary: say(plan.summary, language),
    cover: plan.cover,
    code: plan.code,
    updateTime: state.updateTime,
  }
}

/** Ids of the goods of a type in the requested exhibition. */
const ID_LISTS: Readonly<Record<Pick, (context: Context) => readonly string[]>> = {
  EXHIBITOR: ({ catalogue, exhibitionId }) => catalogue.exhibitors(exhibitionId).ids,
  EXHIBIT: ({ catalogue, exhibitionId }) => catalogue.exhibits(exhibitionId).ids,
  EXHIBITOR_GROUP: (context) => groupRows(context).map(({ id }) => id),
  LIVE: (context) => livesOf(context).map(({ _id }) => _id),
  MEETING: (context) => meetingsOf(context).map(({ meetingId }) => meetingId),
  INFORMATION: ({ catalogue, exhibitionId }) => catalogue.news(exhibitionId).ids,
}

function scopeOf(exhibitionId: string, base: Context): MicroScope {
  // A page may be read from another exhibition of the tenant; its picks come from its own exhibition.
  const context = inExhibition(base, exhibitionId)
  const { catalogue, fair, language } = context
  const exhibitors = catalogue.exhibitors(exhibitionId).ids
  const titled = (id: string) => (context.entities.meeting(id, 'en-US', context.now())?.title ?? '').toLowerCase()
  return {
    column: columnOf(language),
    ids: (type) => ID_LISTS[type](context),
    exhibitsOf: (place) => exhibitsOf(exhibitors[place] ?? '', context),
    meetingsOn: (words) =>
      ID_LISTS.MEETING(context).filter((id) => words.some((word) => titled(id).includes(word.toLowerCase()))),
    at: (day, time) => programmesOf(fair).get(exhibitionId)?.days.at(day, time) ?? context.now().toISOString(),
    recordingOf: (place) => recordingOf(exhibitors[place] ?? '', context),
    home: (type) => {
      const exhibition = fair.exhibitions.find((each) => each.exhibitionId === exhibitionId)
      return exhibition?.home(language).find((block) => block.type === type) ?? null
    },
  }
}

function recordingOf(exhibitorId: string, context: Context): Recording | null {
  const [recorded] = livesOf(context, { exhibitorId }).flatMap((live) => liveRecordings(live, context))
  if (!recorded) return null
  const { url, cover, duration, captions } = recorded
  return { url, poster: cover, duration, captions }
}
