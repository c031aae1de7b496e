import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../../data/load.ts'
import { type MediaPicture, pictureOf } from '../../media/address.ts'
import type { Text } from '../text.ts'

/**
 * A video of a channel. `age` in hours before the moment of the fair, negative for an upcoming one; `length` in
 * seconds.
 */
export interface ShowcaseVideo {
  readonly code: string
  readonly title: Text
  readonly summary: Text
  readonly cover: MediaPicture
  readonly spoken: Language
  readonly age: number
  readonly length: number
  readonly views: number
}

/** A channel of /concert. `live`: the exhibition's running stream at that index in its list is on air in it. */
export interface ShowcaseChannel {
  readonly code: string
  readonly name: Text
  readonly summary: Text
  readonly cover: MediaPicture
  readonly live: number | null
  readonly videos: readonly ShowcaseVideo[]
}

/** The channels of the current exhibition, in order. */
export const CHANNELS: readonly ShowcaseChannel[] = load('alive/concert').map((channel) => ({
  ...channel,
  cover: pictureOf(channel.cover),
  videos: channel.videos.map((video) => ({ ...video, cover: pictureOf(video.cover) })),
}))
