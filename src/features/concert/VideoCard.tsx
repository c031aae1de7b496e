import type { ChannelVideo } from '@fair/contract/multimedia.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { formatDuration } from '../../domain/duration.ts'
import { videoClock } from './concert.ts'

interface Props {
  video: ChannelVideo
  /** Whether it is the video of the page. */
  current?: boolean
}

/** A video as a picture: cover, length or publication time, title, number of viewers. */
export function VideoCard({ video, current = false }: Props) {
  const page = usePage()
  const { t, format } = page
  return (
    <li className="item" aria-current={current ? 'true' : undefined} {...videoClock(page, video)}>
      <span className="pic pic-16">
        <Picture media={video.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 70vw" />
        <span className="on-pic" data-when="next">
          <Icon name="clock" />
          <time dateTime={video.publishTime}>
            {t('concert:upcoming', { time: format.time(video.publishTime, page.zone) })}
          </time>
        </span>
        <span className="on-pic" data-when="now past">
          <Icon name="play" />
          {formatDuration(video.duration)}
        </span>
      </span>
      <div>
        <h3 className="clip-2">
          <a href={page.href(`/concert/player/${video.videoId}`)} aria-current={current ? 'page' : undefined}>
            {video.title}
          </a>
        </h3>
        <p className="small faint">
          {format.day(video.publishTime, page.zone)}
          <span data-when="now past">
            {' '}
            · {t('concert:views', { count: video.views, n: format.compact(video.views) })}
          </span>
        </p>
      </div>
    </li>
  )
}
