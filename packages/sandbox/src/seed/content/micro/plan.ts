import { load } from '../../../data/load.ts'
import type { Data } from '../../../data/schema.ts'
import { type MediaPicture, pictureOf } from '../../../media/address.ts'
import type { Block, Captions, MicroBlock, MicroPageSummary } from '../../../sent.ts'
import type { DayOfFair } from '../../business/days.ts'
import type { Column, Text } from '../../text.ts'

/** A page that the organiser composes from blocks. */
export interface MicroPlan {
  readonly id: string
  readonly exhibitionId: string
  readonly isPublished: boolean
  readonly code: MicroPageSummary['code']
  readonly title: Text
  readonly summary: Text
  readonly cover: MediaPicture
  /** Exact origins that may embed the page. */
  readonly embedOrigins: readonly string[]
  readonly blocks: readonly BlockPlan[]
  /** Blocks of a draft after the published ones. */
  readonly draft?: readonly BlockPlan[]
}

/** A block of a page, as its editors declare it; blocks.ts composes it. */
export type BlockPlan = Data['content/micro-pages'][number]['blocks'][number]

/** The types of goods that can be picked individually. */
export type Pick = Extract<MicroBlock, { type: 'goods' }>['goodsType']

/** The exhibition's data that a page may use. */
export interface MicroScope {
  readonly column: Column
  /** Ids of the exhibition's goods of a type, in the exhibition's order. */
  ids(type: Pick): readonly string[]
  /** Ids of the exhibits of the n-th exhibitor. */
  exhibitsOf(exhibitor: number): readonly string[]
  /** Ids of the meetings whose English title contains one of the words, by start. */
  meetingsOn(words: readonly string[]): readonly string[]
  /** 'HH:mm' on a day of the exhibition, ISO 8601 in UTC. */
  at(day: DayOfFair, time: string): string
  /** A recording of a live of the n-th exhibitor. */
  recordingOf(exhibitor: number): Recording | null
  /** The block of a type on the exhibition's home page. */
  home(type: Block['type']): Block | null
}

export interface Recording {
  readonly url: string
  readonly poster: MediaPicture
  /** Seconds. */
  readonly duration: number
  readonly captions: Captions[]
}

export type LinkPlan = readonly [path: string, label: Text]

/** The micro pages, in the order of /micro-list. */
export const MICRO_PLANS: readonly MicroPlan[] = load('content/micro-pages').map((plan) => ({
  ...plan,
  cover: pictureOf(plan.cover),
}))
