import { contract } from '../../contract/index.ts'
import type { Channel, ChannelVideo } from '../../contract/multimedia.ts'
import { all } from '../all-pages.ts'
import type { Ask } from '../ask.ts'

/** The channels of /concert in the platform's order, and all their videos, latest first. */
export interface Concert {
  channels: Channel[]
  videos: ChannelVideo[]
}

export async function loadConcert(ask: Ask): Promise<Concert> {
  const [channels, videos] = await Promise.all([
    ask(contract.multimedia.channels, {}),
    all(ask, contract.multimedia.videos, {}),
  ])
  return { channels, videos: videos.records }
}
