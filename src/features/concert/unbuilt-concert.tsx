import { live } from '@fair/contract/live.ts'
import { multimedia } from '@fair/contract/multimedia.ts'
import type { OpenUnbuilt } from '../shared/unbuilt.ts'
import { ConcertView } from './ConcertView.tsx'
import { concertProps } from './concert.ts'

const EVERYTHING = { pageNum: 1, pageSize: 0 }

/** The channels of an unbuilt exhibition. */
export const openConcert: OpenUnbuilt = async ({ call }) => {
  const [channels, videos, lives] = await Promise.all([
    call(multimedia.channels, {}),
    call(multimedia.videos, EVERYTHING),
    call(live.list, EVERYTHING),
  ])
  if (!channels.ok) return channels
  if (!videos.ok) return videos
  const props = concertProps(channels.data, videos.data.records, lives.ok ? lives.data.records : [])
  return { ok: true, data: <ConcertView {...props} /> }
}
