import type { MediaPicture, Motif, PaletteName, Side } from '../../../media/address.ts'
import { bannerPicture, planPicture } from '../../../media/address.ts'
import { HALL_RECTS, type PlanRect } from '../../../media/plan-layout.ts'
import type { DayOfFair } from '../../business/days.ts'
import { hallName } from '../../halls.ts'
import type { Column, Text } from '../../text.ts'
import { prose } from '../prose.ts'
import type { BlockPlan, LinkPlan, Pick } from './plan.ts'

/*
 * One function for each kind of block, in the words of a page's plan.
 */

const linksIn = (links: readonly LinkPlan[], column: Column) =>
  links.map(([path, label]) => ({ path, label: label[column] }))

export interface SlidePlan {
  readonly label: Text
  readonly title: Text
  readonly text: Text
  readonly motifs: readonly Motif[]
  readonly palette: PaletteName
  readonly side: Side
  readonly links: readonly LinkPlan[]
}

export const banner =
  (blockId: string, title: Text, slides: readonly SlidePlan[]): BlockPlan =>
  ({ column }) => ({
    type: 'banner',
    blockId,
    title: title[column],
    slides: slides.map((slide, at) => ({
      label: slide.label[column],
      title: slide.title[column],
      text: slide.text[column],
      picture: bannerPicture(slide.motifs, `${blockId}-${at + 1}`, slide.palette, slide.side),
      links: linksIn(slide.links, column),
      tone: 'light',
    })),
  })

export const richText =
  (blockId: string, title: Text, paragraphs: readonly Text[]): BlockPlan =>
  ({ column }) => ({ type: 'richText', blockId, title: title[column], html: prose(paragraphs, column) })

export const picture =
  (blockId: string, title: Text, image: MediaPicture, caption: Text, link?: LinkPlan): BlockPlan =>
  ({ column }) => ({
    type: 'picture',
    blockId,
    title: title[column],
    picture: { ...image, alt: caption[column] },
    caption: caption[column],
    link: link ? (linksIn([link], column)[0] ?? null) : null,
  })

export const buttons =
  (blockId: string, title: Text, links: readonly LinkPlan[]): BlockPlan =>
  ({ column }) => ({ type: 'buttons', blockId, title: title[column], links: linksIn(links, column) })

/** Counts down to a time of a day of the exhibition. */
export const countdown =
  (blockId: string, title: Text, [day, time]: readonly [DayOfFair, string], doneText: Text): BlockPlan =>
  ({ column, at }) => ({
    type: 'countdown',
    blockId,
    title: title[column],
    until: at(day, time),
    doneText: doneText[column],
  })

/** Goods from the places `from` to before `to` of the exhibition's own order. */
export const goods =
  (blockId: string, title: Text, goodsType: Pick, [from, to]: readonly [number, number]): BlockPlan =>
  ({ column, ids }) => {
    const picked = ids(goodsType).slice(from, to)
    return picked.length === 0 ? null : { type: 'goods', blockId, title: title[column], goodsType, ids: picked }
  }

/** The first exhibits of the n-th exhibitor. */
export const works =
  (blockId: string, title: Text, exhibitor: number, count: number): BlockPlan =>
  ({ column, exhibitsOf }) => {
    const ids = exhibitsOf(exhibitor).slice(0, count)
    return ids.length === 0 ? null : { type: 'goods', blockId, title: title[column], goodsType: 'EXHIBIT', ids }
  }

/** The meetings on a subject, which their English titles are searched for. */
export const meetingsOn =
  (blockId: string, title: Text, subject: RegExp): BlockPlan =>
  (scope) => {
    const ids = [...scope.meetingsOn(subject)]
    return ids.length === 0 ? null : { type: 'goods', blockId, title: title[scope.column], goodsType: 'MEETING', ids }
  }

export const form =
  (blockId: string, title: Text, formId: string): BlockPlan =>
  ({ column }) => ({ type: 'form', blockId, title: title[column], formId })

/** What the n-th exhibitor has streamed. */
export const video =
  (blockId: string, title: Text, exhibitor: number): BlockPlan =>
  ({ column, recordingOf }) => {
    const recorded = recordingOf(exhibitor)
    return recorded && { type: 'video', blockId, title: title[column], ...recorded }
  }

/** The venue on the map of its surroundings. */
export const map =
  (blockId: string, title: Text, address: Text): BlockPlan =>
  ({ column }) => ({
    type: 'map',
    blockId,
    title: title[column],
    picture: { ...planPicture('area'), alt: address[column] },
    address: address[column],
    latitude: 29.8703,
    longitude: 121.5598,
  })

/** The plan of the halls, each of them a link to its exhibitors. */
export const hallPlan =
  (blockId: string, title: Text): BlockPlan =>
  ({ column }) => ({
    type: 'hotSpots',
    blockId,
    title: title[column],
    picture: { ...planPicture('halls'), alt: title[column] },
    spots: [...HALL_RECTS].map(([hall, place]) => ({
      ...inPercent(place),
      link: { path: `/exhibitor?hall=${hall}`, label: hallName(hall)[column] },
    })),
  })

function inPercent({ left, top, width, height }: PlanRect): PlanRect {
  const percent = (part: number) => Math.round(part * 10_000) / 100
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}

/** The kinds that the home page has too; what they show comes from the calls that own it. */
type Listed = 'lives' | 'exhibitors' | 'meetings' | 'news'

export const listed =
  (type: Listed, blockId: string, title: Text, count: number): BlockPlan =>
  ({ column }) => ({ type, blockId, title: title[column], count })

export const exhibits =
  (blockId: string, title: Text, source: 'recommended' | 'random', count: number): BlockPlan =>
  ({ column }) => ({ type: 'exhibits', blockId, title: title[column], count, source })

export const titledOnly =
  (type: 'industries' | 'advertisements', blockId: string, title: Text): BlockPlan =>
  ({ column }) => ({ type, blockId, title: title[column] })

/** The partners as the home page names them. */
export const partners: BlockPlan = ({ home }) => home('partners')
