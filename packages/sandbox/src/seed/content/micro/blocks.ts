import { bannerPicture, pictureOf, planPicture } from '../../../media/address.ts'
import { HALL_RECTS, type PlanRect } from '../../../media/plan-layout.ts'
import type { MicroBlock } from '../../../sent.ts'
import { hallName } from '../../halls.ts'
import type { Column } from '../../text.ts'
import { prose } from '../prose.ts'
import type { BlockPlan, LinkPlan, MicroScope } from './plan.ts'

/** A block as shown at an exhibition; null if it has nothing to show there. */
export function composeBlock(plan: BlockPlan, scope: MicroScope): MicroBlock | null {
  // The partners of the home page: the only block without texts of its own.
  if (plan.kind === 'partners') return scope.home('partners')
  const { column } = scope
  const named = { blockId: plan.blockId, title: plan.title[column] }
  const goods = (goodsType: GoodsType, ids: readonly string[]): MicroBlock | null =>
    ids.length === 0 ? null : { type: 'goods', ...named, goodsType, ids: [...ids] }
  switch (plan.kind) {
    case 'banner':
      return {
        type: 'banner',
        ...named,
        slides: plan.slides.map((slide, at) => slideOf(slide, plan.blockId, at, column)),
      }
    case 'richText':
      return { type: 'richText', ...named, html: prose(plan.paragraphs, column) }
    case 'picture': {
      const caption = plan.caption[column]
      const [link = null] = plan.link ? linksIn([plan.link], column) : []
      return { type: 'picture', ...named, picture: { ...pictureOf(plan.image), alt: caption }, caption, link }
    }
    case 'buttons':
      return { type: 'buttons', ...named, links: linksIn(plan.links, column) }
    case 'countdown':
      return { type: 'countdown', ...named, until: scope.at(plan.day, plan.time), doneText: plan.doneText[column] }
    // From index `from` up to but not including `to` in the exhibition's own order.
    case 'goods':
      return goods(plan.goodsType, scope.ids(plan.goodsType).slice(plan.from, plan.to))
    // The first exhibits of the n-th exhibitor.
    case 'works':
      return goods('EXHIBIT', scope.exhibitsOf(plan.exhibitor).slice(0, plan.count))
    case 'meetingsOn':
      return goods('MEETING', scope.meetingsOn(plan.words))
    case 'form':
      return { type: 'form', ...named, formId: plan.formId }
    // A recording of the n-th exhibitor.
    case 'video': {
      const recorded = scope.recordingOf(plan.exhibitor)
      return recorded && { type: 'video', ...named, ...recorded }
    }
    case 'map':
      return { type: 'map', ...named, ...venue(plan.address[column]) }
    case 'hallPlan':
      return { type: 'hotSpots', ...named, ...hallSpots(named.title, column) }
    // Kinds that the home page has too; their content comes from the calls that own it.
    case 'exhibits':
      return { type: 'exhibits', ...named, count: plan.count, source: plan.source }
    case 'lives':
    case 'exhibitors':
    case 'meetings':
    case 'news':
      return { type: plan.kind, ...named, count: plan.count }
    case 'industries':
    case 'advertisements':
      return { type: plan.kind, ...named }
    default:
      return plan satisfies never
  }
}

type GoodsType = Extract<MicroBlock, { type: 'goods' }>['goodsType']
type Slide = Extract<BlockPlan, { kind: 'banner' }>['slides'][number]

const linksIn = (links: readonly LinkPlan[], column: Column) =>
  links.map(([path, label]) => ({ path, label: label[column] }))

const slideOf = (slide: Slide, blockId: string, at: number, column: Column) => ({
  label: slide.label[column],
  title: slide.title[column],
  text: slide.text[column],
  picture: bannerPicture(slide.motifs, `${blockId}-${at + 1}`, slide.palette, slide.side),
  links: linksIn(slide.links, column),
  tone: 'light' as const,
})

/** The venue on the map of its surroundings. */
const venue = (address: string) => ({
  picture: { ...planPicture('area'), alt: address },
  address,
  latitude: 29.8703,
  longitude: 121.5598,
})

/** The plan of the halls, each with a link to its exhibitors. */
const hallSpots = (title: string, column: Column) => ({
  picture: { ...planPicture('halls'), alt: title },
  spots: [...HALL_RECTS].map(([hall, place]) => ({
    ...inPercent(place),
    link: { path: `/exhibitor?hall=${hall}`, label: hallName(hall)[column] },
  })),
})

function inPercent({ left, top, width, height }: PlanRect): PlanRect {
  const percent = (part: number) => Math.round(part * 10_000) / 100
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}
