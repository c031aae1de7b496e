import type { Channel, ChannelVideo } from '../../contract/multimedia.ts'

/** Videos of a channel on /concert; the others stand beside the player. */
export const SHOWN_VIDEOS = 4

export interface ConcertProps {
  channels: (Channel & { videos: ChannelVideo[] })[]
  /** Those that are still to come, the next first. */
  upcoming: ChannelVideo[]
  total: number
}

/** Channels with their latest videos; a channel without any stays, for what runs in it. */
export function concertProps(channels: readonly Channel[], videos: readonly ChannelVideo[]): ConcertProps {
  const of = (channelId: string) =>
    videos.filter((video) => video.channelId === channelId && video.state !== 'upcoming')
  return {
    channels: channels.map((channel) => ({ ...channel, videos: of(channel.channelId).slice(0, SHOWN_VIDEOS) })),
    upcoming: videos
      .filter(({ state }) => state === 'upcoming')
      .sort((a, b) => a.publishTime.localeCompare(b.publishTime)),
    total: videos.length,
  }
}

export interface PlayerProps {
  video: ChannelVideo
  channel: Channel | null
  /** The channel's videos, the latest first, this one among them. */
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
