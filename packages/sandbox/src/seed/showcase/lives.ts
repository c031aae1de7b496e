import { load } from '../../data/load.ts'
import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** A live stream of the showcase. Its time is relative to SHOWCASE_MOMENT, at which the first seven are running. */
export interface ShowcaseLive {
  /** Index in SHOWCASE. */
  readonly exhibitor: number
  readonly title: Text
  readonly topic: Text
  /** Minutes from its start to that moment; negative for an upcoming one. */
  readonly since: number
  /** In minutes. */
  readonly length: number
  readonly viewers: number
  readonly cover: string
  readonly palette: PaletteName
}

const data = load('showcase/lives')

/** The topic of a stream, by its exhibitor's industry; the industry's own name if it is missing here. */
export const TOPICS: Readonly<Record<string, Text>> = data.topics

/** The moment of the fair in every test: 02:42 UTC on its second day. */
export const SHOWCASE_MOMENT = { day: 1, time: '10:42' } as const

/** Those running at that moment, then past ones with a recording, then upcoming ones. */
export const SHOWCASE_LIVES: readonly ShowcaseLive[] = data.lives.map((live) => ({
  ...live,
  topic: data.topics[live.topic],
}))
