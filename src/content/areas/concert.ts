import { contract } from '@fair/contract/index.ts'
import type { Channel, ChannelVideo } from '@fair/contract/multimedia.ts'
import { all } from '../all-pages.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'

/** The channels of /concert in the platform's order, and all their videos, latest first. */
export interface Concert {
  channels: Channel[]
  videos: ChannelVideo[]
}

export async function loadConcert(fetchOrFail: FetchOrFail): Promise<Concert> {
  const [channels, videos] = await Promise.all([
    fetchOrFail(contract.multimedia.channels, {}),
    all(fetchOrFail, contract.multimedia.videos, {}),
  ])
  return { channels, videos: videos.records }
}
