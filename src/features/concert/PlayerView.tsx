import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { formatDuration } from '../../domain/duration.ts'
import { languageName } from '../../lib/i18n/names.ts'
import { SideActions } from '../shared/SideActions.tsx'
import { type PlayerProps, videoClock } from './concert.ts'
import { VideoCard } from './VideoCard.tsx'

/** /concert/player: the player, the video's description, and the rest of its channel's programme. */
export function PlayerView({ video, channel, programme }: PlayerProps) {
  const page = usePage()
  const { t, format } = page
  const name = channel?.channelName ?? t('concert:title')
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('concert:title'), href: page.href('/concert') },
          ...(channel ? [{ label: name, href: page.href(`/concert#${channel.channelId}`) }] : []),
          { label: video.title },
        ]}
      />
      <div className="two player-page">
        <div>
          <div className="film-box" {...videoClock(page, video)}>
            <figure className="pic pic-16 player-place">
              <Picture media={video.cover} widths={[640, 960]} sizes="(min-width: 60rem) 62vw, 94vw" eager />
              <button
                className="player-play needs-js"
                type="button"
                data-key="play"
                data-when="now past"
                aria-label={t('concert:play')}
              >
                <span className="play-disc">
                  <Icon name="play" />
                </span>
              </button>
              <figcaption>
                <span className="on-pic" data-when="next">
                  <Icon name="clock" />
                  {formatDuration(video.duration)}
                </span>
                <span className="on-pic" data-when="now past">
                  <Icon name="play" />
                  {formatDuration(video.duration)}
                </span>
              </figcaption>
            </figure>
            <p className="player-note small muted" data-when="next">
              {t('concert:notYet', { time: format.dateTime(video.publishTime, page.zone) })}
            </p>
            <p className="player-note no-js small muted" data-when="now past">
              {t('concert:playNeeds')}
            </p>
          </div>
          <h1>{video.title}</h1>
          <p className="lede">{video.summary}</p>
          <dl className="event-facts">
            <div>
              <dt>{t('concert:channel')}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{t('concert:published')}</dt>
              <dd>
                <Time iso={video.publishTime} show="dateTime" />
              </dd>
            </div>
            <div>
              <dt>{t('concert:language')}</dt>
              <dd>{languageName(page.language, video.language)}</dd>
            </div>
          </dl>
          <SideActions />
        </div>
        <aside className="programme" aria-label={t('concert:programme', { channel: name })}>
          <h2>{t('concert:programme', { channel: name })}</h2>
          <ul>
            {programme.map((each) => (
              <VideoCard key={each.videoId} video={each} current={each.videoId === video.videoId} />
            ))}
          </ul>
          <p>
            <a className="link" href={page.href('/concert')}>
              {t('concert:all')}
            </a>
          </p>
        </aside>
      </div>
    </div>
  )
}
