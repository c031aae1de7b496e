import type { LiveSummary } from '@fair/contract/live.ts'
import type { Channel, ChannelVideo } from '@fair/contract/multimedia.ts'
import type { Span } from '@fair/contract/rules/time.ts'
import { type ByClock, byClock } from '../../components/by-clock.ts'
import type { PageContext } from '../../lib/page.ts'

/** Number of videos per channel on /concert; the others are beside the player. */
const SHOWN_VIDEOS = 4

export interface ConcertProps {
  /**
   * `videos`: the latest ones, after those that come next, which are hidden until they are published (channels.css).
   * `onAir`: the times of the live that the channel shows now; null if they are unknown.
   */
  channels: (Channel & { videos: ChannelVideo[]; onAir: Span | null })[]
  /** Upcoming videos, the next first. */
  upcoming: ChannelVideo[]
  total: number
}

/** Channels with their latest videos. A channel without videos is included, as a live may run in it. */
export function concertProps(
  channels: readonly Channel[],
  videos: readonly ChannelVideo[],
  lives: readonly LiveSummary[],
): ConcertProps {
  const upcoming = videos
    .filter(({ state }) => state === 'upcoming')
    .sort((a, b) => a.publishTime.localeCompare(b.publishTime))
  const published = videos.filter(({ state }) => state !== 'upcoming')
  return {
    channels: channels.map((channel) => {
      const live = lives.find(({ _id }) => _id === channel.liveId)
      const onAir = live ? { startTime: live.startTime, endTime: live.endTime } : null
      const firstOf = (list: readonly ChannelVideo[]) =>
        list.filter(({ channelId }) => channelId === channel.channelId).slice(0, SHOWN_VIDEOS)
      return { ...channel, videos: [...firstOf(upcoming).reverse(), ...firstOf(published)], onAir }
    }),
    upcoming,
    total: videos.length,
  }
}

/** A video is upcoming until it is published, and available from then on. */
export const videoClock = (page: PageContext, { state, publishTime }: ChannelVideo): ByClock =>
  byClock(page, { startTime: publishTime, endTime: publishTime, state: state === 'upcoming' ? 'upcoming' : 'replay' })

export interface PlayerProps {
  video: ChannelVideo
  channel: Channel | null
  /** The channel's videos, the latest first, including this one. */
  programme: ChannelVideo[]
}

export function* playerViews(channels: readonly Channel[], videos: readonly ChannelVideo[]): Generator<PlayerProps> {
  for (const video of videos) yield playerOf(video, channels, videos)
}

export const playerOf = (
  video: ChannelVideo,
  channels: readonly Channel[],
  videos: readonly ChannelVideo[],
): PlayerProps => ({
  video,
  channel: channels.find(({ channelId }) => channelId === video.channelId) ?? null,
  programme: videos.filter(({ channelId }) => channelId === video.channelId),
})
