import { dateOf } from '@fair/contract/rules/instant.ts'
import { bySpans } from '../../components/by-clock.ts'
import { EmptyPage } from '../../components/EmptyState.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { assumedSpan } from '../../domain/phase.ts'
import type { PageContext } from '../../lib/page.ts'
import type { ConcertProps } from './concert.ts'
import { VideoCard } from './VideoCard.tsx'

/** A live without times is treated like any other event whose end is unknown. */
const onAirClock = (page: PageContext, { liveId, onAir }: ConcertProps['channels'][number]) =>
  liveId ? (bySpans(page, [onAir ?? assumedSpan(dateOf(page.now))]) ?? { 'data-phase': 'past' as const }) : null

/** /concert: the channels with their current lives, upcoming videos, and their videos. */
export function ConcertView({ channels, upcoming, total }: ConcertProps) {
  const page = usePage()
  const { t, format } = page
  if (channels.length === 0) {
    const actions = [
      { label: t('concert:toLives'), href: page.href('/live') },
      { label: t('concert:toMeetings'), href: page.href('/meeting') },
    ]
    return <EmptyPage title={t('concert:none')} description={t('concert:noneWhy')} actions={actions} />
  }
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{t('concert:title')}</h1>
          <p>{t('concert:lede', { channels: format.number(channels.length), videos: format.number(total) })}</p>
        </div>
      </header>
      <nav className="tabs" aria-label={t('concert:channels')}>
        {channels.map(({ channelId, channelName }) => (
          <a key={channelId} href={`#${channelId}`}>
            {channelName}
          </a>
        ))}
      </nav>
      {upcoming.length > 0 && (
        <Section title={t('concert:comingUp')}>
          <ul className="four rail coming">
            {upcoming.map((video) => (
              <VideoCard key={video.videoId} video={video} />
            ))}
          </ul>
        </Section>
      )}
      {channels.map((channel) => (
        <section className="section channel" id={channel.channelId} key={channel.channelId}>
          <div className="channel-what">
            <span className="pic pic-16" {...onAirClock(page, channel)}>
              <Picture media={channel.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 92vw" />
              {channel.liveId && (
                <span className="live-badge" data-when="now">
                  {t('concert:onAir')}
                </span>
              )}
            </span>
            <h2>{channel.channelName}</h2>
            <p className="muted">{channel.summary}</p>
            <p className="small faint">{t('concert:videos', { count: channel.videoCount })}</p>
            {channel.liveId && (
              <p {...onAirClock(page, channel)}>
                <a className="btn btn-primary" data-when="now" href={page.href(`/live/detail/${channel.liveId}`)}>
                  {t('concert:toLive')}
                </a>
              </p>
            )}
          </div>
          <ul className="three rail">
            {channel.videos.map((video) => (
              <VideoCard key={video.videoId} video={video} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
