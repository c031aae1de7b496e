import type { ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { BarItem, MicroBlock } from '@fair/contract/decoration.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import type { Form } from '@fair/contract/form.ts'
import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { LiveSummary } from '@fair/contract/live.ts'
import type { MeetingSummary } from '@fair/contract/meeting.ts'
import type { InformationSummary } from '@fair/contract/news.ts'
import type { Instant, SafeHtml, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, isoOf } from '@fair/contract/rules/instant.ts'
import { dayKey, nowNextPastOrder, parseTime } from '@fair/contract/rules/time.ts'
import { isLandable } from './landing.ts'
import { actualSpan, phaseNow, type Timed } from './phase.ts'

/*
 * A composed page (home, a micro page, a preview) is a list of blocks (contract/decoration.ts). This module fills each
 * block with its data; features/shared/blocks renders it. Blocks without data are left out.
 */

interface IndustryCount {
  industryId: string
  industryName: string
  hall: string
  exhibitorCount: number
}

export interface Advertisement {
  advertisementId: string
  title: string
  picture: Media
  path: string
}

/** The number of meetings that begin on a day. */
interface DayCount {
  /** YYYY-MM-DD in the exhibition's zone. */
  day: string
  count: number
}

/** The data sources of blocks; the build fills them from its content, an island from calls. */
export interface BlockSources {
  /** IANA zone of the exhibition. */
  zone: Zone
  exhibitors: readonly ExhibitorSummary[]
  exhibits: readonly ExhibitSummary[]
  /** Exhibits in an order other than the organiser's. */
  random: readonly ExhibitSummary[]
  news: readonly InformationSummary[]
  lives: readonly LiveSummary[]
  /** Total number of streams, if `lives` has only the first of them. */
  livesTotal?: number
  meetings: readonly MeetingSummary[]
  /** The number of meetings per day (YYYY-MM-DD in `zone`), in order, if `meetings` has only the first of them. */
  meetingDays?: readonly DayCount[]
  groups: readonly ExhibitorGroupSummary[]
  industries: readonly IndustryCount[]
  advertisements: readonly Advertisement[]
  forms: readonly Form[]
  /** The sanitiser of the build or of the browser: it is applied to platform HTML here. */
  clean: (html: string) => SafeHtml
  /** Whether the site has a page at a path. */
  hasPage: (path: string) => boolean
}

type BlockOf<T extends MicroBlock['type']> = Extract<MicroBlock, { type: T }>

/** Items that an editor picked one by one, in the editor's order. */
export type PickedGoods =
  | { goodsType: 'EXHIBITOR'; items: ExhibitorSummary[] }
  | { goodsType: 'EXHIBITOR_GROUP'; items: ExhibitorGroupSummary[] }
  | { goodsType: 'EXHIBIT'; items: ExhibitSummary[] }
  | { goodsType: 'LIVE'; items: LiveSummary[] }
  | { goodsType: 'MEETING'; items: MeetingSummary[] }
  | { goodsType: 'INFORMATION'; items: InformationSummary[] }

/** A form as shown on a page before it is filled in: its questions, without their controls. */
interface FormOutline {
  formId: string
  formName: string
  description: string | null
  /** The questions, in their order. */
  questions: string[]
  submitText: string | null
}

/** A block with its data. */
export type FilledBlock =
  | BlockOf<'banner'>
  | BlockOf<'partners'>
  | (Omit<BlockOf<'richText'>, 'html'> & { html: SafeHtml })
  | BlockOf<'hotSpots'>
  | BlockOf<'picture'>
  | BlockOf<'video'>
  | BlockOf<'countdown'>
  | BlockOf<'map'>
  | BlockOf<'buttons'>
  | (BlockOf<'lives'> & {
      items: LiveSummary[]
      /** How many are running, and until when that is valid: ISO 8601; null: permanently. */
      running: number
      runningUntil: Instant | null
      total: number
    })
  | (BlockOf<'exhibits'> & { items: ExhibitSummary[] })
  | (BlockOf<'industries'> & { items: IndustryCount[] })
  | (BlockOf<'exhibitors'> & { items: ExhibitorSummary[] })
  | (BlockOf<'meetings'> & {
      items: MeetingSummary[]
      total: number
      days: readonly DayCount[]
      today: string
    })
  | (BlockOf<'news'> & { items: InformationSummary[] })
  | (BlockOf<'advertisements'> & { items: Advertisement[] })
  | ({ type: 'goods'; blockId: string; title: string } & PickedGoods)
  | ({ type: 'form'; blockId: string; title: string } & FormOutline)

/** The blocks with their data at an instant (ISO 8601, UTC), in their order. */
export function fillBlocks(blocks: readonly MicroBlock[], sources: BlockSources, now: Instant): FilledBlock[] {
  return blocks.flatMap((block) => fill(block, sources, now) ?? [])
}

function fill(block: MicroBlock, sources: BlockSources, now: Instant): FilledBlock | null {
  const leadingLinks = (links: readonly BarItem[]) => links.filter((link) => leads(link.path, sources))
  switch (block.type) {
    case 'banner': {
      const slides = block.slides.map((slide) => ({ ...slide, links: leadingLinks(slide.links) }))
      return slides.length === 0 ? null : { ...block, slides }
    }
    case 'lives': {
      const items = programmeAt(sources.lives, now)
      const running = items.filter((each) => phaseNow(each, dateOf(now)) === 'now').length
      const runningUntil = nextChange(items, now)
      return some({
        ...block,
        items: items.slice(0, block.count),
        running,
        runningUntil,
        total: sources.livesTotal ?? items.length,
      })
    }
    case 'meetings': {
      const days = sources.meetingDays ?? daysOf(sources.meetings, sources.zone)
      return some({
        ...block,
        items: programmeAt(sources.meetings, now).slice(0, block.count),
        total: days.reduce((sum, { count }) => sum + count, 0),
        days,
        today: dayKey(dateOf(now), sources.zone),
      })
    }
    case 'exhibits':
      return some({
        ...block,
        items: (block.source === 'random' ? sources.random : sources.exhibits).slice(0, block.count),
      })
    case 'exhibitors':
      return some({ ...block, items: sources.exhibitors.slice(0, block.count) })
    case 'industries':
      // Each leads to the page of its exhibitors.
      return some({
        ...block,
        items: sources.industries.filter((each) => each.exhibitorCount > 0 && isLandable(each.industryId)),
      })
    case 'news':
      return some({ ...block, items: sources.news.slice(0, block.count) })
    case 'advertisements':
      return some({ ...block, items: sources.advertisements.filter((each) => leads(each.path, sources)) })
    case 'richText':
      return { ...block, html: sources.clean(block.html) }
    case 'hotSpots':
      return { ...block, spots: block.spots.filter((spot) => leads(spot.link.path, sources)) }
    case 'picture':
      return { ...block, link: block.link && leads(block.link.path, sources) ? block.link : null }
    case 'buttons': {
      const links = leadingLinks(block.links)
      return links.length === 0 ? null : { ...block, links }
    }
    case 'goods':
      return some({ type: block.type, blockId: block.blockId, title: block.title, ...pick(block, sources) })
    case 'form': {
      const form = sources.forms.find((each) => each.formId === block.formId)
      return form ? { type: block.type, blockId: block.blockId, title: block.title, ...outlineOf(form) } : null
    }
    default:
      return block
  }
}

/** Those running at an instant, then coming ones, then past ones; without those that were set offline. */
export function programmeAt<T extends Timed>(items: readonly T[], now: Instant): T[] {
  const at = dateOf(now)
  const timed = items
    .filter(({ state }) => state !== 'offline')
    .map((item) => {
      // The clock alone takes a stream that runs past its end for a past one.
      const { startTime, endTime } = actualSpan(item, at) ?? item
      return { item, startTime, endTime }
    })
  return nowNextPastOrder(timed, at).map(({ item }) => item)
}

/** When the first of them begins or ends after an instant; null if none does. */
function nextChange(items: readonly Timed[], now: Instant): Instant | null {
  const at = dateOf(now)
  const times = items.flatMap((each) => {
    const span = actualSpan(each, at)
    return span ? [span.startTime, span.endTime] : []
  })
  const coming = times.map((time) => parseTime(time)?.getTime() ?? 0).filter((time) => time > at.getTime())
  return coming.length > 0 ? isoOf(Math.min(...coming)) : null
}

const some = <T extends { items: unknown[] }>(block: T): T | null => (block.items.length === 0 ? null : block)

/** Whether a link set on the platform has a target: a page of this site, or an https address. */
function leads(path: string, { hasPage }: BlockSources): boolean {
  if (/^https:\/\/[^\s/\\@]+(?:[/?#]|$)/.test(path)) return true
  return /^\/(?![/\\])/.test(path) && hasPage(path.replace(/[?#].*$/, ''))
}

function pick({ goodsType, ids }: BlockOf<'goods'>, sources: BlockSources): PickedGoods {
  const of = <T>(items: readonly T[], idOf: (item: T) => string): T[] => {
    const known = new Map(items.map((item) => [idOf(item), item]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  switch (goodsType) {
    case 'EXHIBITOR':
      return { goodsType, items: of(sources.exhibitors, (each) => each.exhibitorId) }
    case 'EXHIBITOR_GROUP':
      return { goodsType, items: of(sources.groups, (each) => each.exhibitorGroupId) }
    case 'EXHIBIT':
      return { goodsType, items: of(sources.exhibits, (each) => each.exhibitsId) }
    case 'LIVE':
      return { goodsType, items: of(sources.lives, (each) => each._id) }
    case 'MEETING':
      return { goodsType, items: of(sources.meetings, (each) => each.meetingId) }
    case 'INFORMATION':
      return { goodsType, items: of(sources.news, (each) => each.informationId) }
  }
}

function outlineOf({ formId, formName, description, sections, submitText }: Form): FormOutline {
  const questions = sections.flatMap((section) => section.fields.map((field) => field.label))
  return { formId, formName, description: description ?? null, questions, submitText: submitText ?? null }
}

function daysOf(meetings: readonly MeetingSummary[], zone: Zone): DayCount[] {
  const counts = new Map<string, number>()
  for (const { startTime } of meetings) {
    const start = parseTime(startTime)
    if (!start) continue
    const day = dayKey(start, zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => a.day.localeCompare(b.day))
}
