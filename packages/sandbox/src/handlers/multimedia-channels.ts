import type { Context } from '../context.ts'
import { storedOrigin } from '../db/identity.ts'
import { currentExhibition } from '../platform.ts'
import { CHANNELS, type ShowcaseChannel, type ShowcaseVideo } from '../seed/alive/concert.ts'
import { minutesBefore } from '../seed/calendar.ts'
import { say } from '../seed/text.ts'
import type { Channel, ChannelVideo } from '../sent.ts'
import { livesOf } from './programme.ts'

/*
 * The channels of /concert: those of the platform's first tenant and its current exhibition, so that the others show an
 * exhibition without channels.
 */

const idOf = (code: string) => `CH-${code}`
const videoIdOf = (code: string) => `V-${code}`

function plansFor({ exhibitionId, fair, language }: Context): readonly ShowcaseChannel[] {
  const first = fair.tenants[0]
  const shown = first && currentExhibition(fair, first.tenantId, language)
  return shown?.exhibitionId === exhibitionId ? CHANNELS : []
}

export function channelsOf(context: Context): Channel[] {
  const { language } = context
  const running = livesOf(context).filter(({ state }) => state === 'live')
  return plansFor(context).map(({ code, name, summary, cover, live, videos }) => ({
    channelId: idOf(code),
    channelName: say(name, language),
    summary: say(summary, language),
    cover,
    videoCount: videos.length,
    liveId: (live === null ? undefined : running[live])?._id ?? null,
  }))
}

/** The videos of a channel, or of all, latest first. */
export function videosOf(context: Context, channelId?: string): ChannelVideo[] {
  return plansFor(context)
    .filter(({ code }) => channelId === undefined || idOf(code) === channelId)
    .flatMap(({ code, videos }) => videos.map((video) => made(video, code, context)))
    .sort((a, b) => (a.publishTime < b.publishTime ? 1 : -1))
}

export function videoOf(videoId: string, context: Context): ChannelVideo | undefined {
  return videosOf(context).find((each) => each.videoId === videoId)
}

/** Published this long before the moment of the fair; upcoming videos are included with their time. */
function made(video: ShowcaseVideo, channel: string, context: Context): ChannelVideo {
  const { db, language } = context
  const now = context.now()
  const origin = storedOrigin(db) ?? now
  const publishTime = minutesBefore(origin, video.age * 60)
  return {
    videoId: videoIdOf(video.code),
    channelId: idOf(channel),
    title: say(video.title, language),
    summary: say(video.summary, language),
    cover: video.cover,
    duration: video.length,
    language: video.spoken,
    state: publishTime <= now.toISOString() ? 'replay' : 'upcoming',
    publishTime,
    views: video.views,
    updateTime: minutesBefore(origin, Math.max(0, video.age) * 60),
  }
}
