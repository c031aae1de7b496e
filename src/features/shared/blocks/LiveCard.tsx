import type { LiveSummary } from '@fair/contract/live.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey } from '@fair/contract/rules/time.ts'
import { BoothLink } from '../../../components/BoothLink.tsx'
import { byClock } from '../../../components/by-clock.ts'
import { Codes } from '../../../components/Codes.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'

/** A stream: its cover with its current state, and its exhibitor. */
export function LiveCard({ live }: { live: LiveSummary }) {
  const page = usePage()
  const { t, format } = page
  const isToday = dayKey(dateOf(live.startTime), page.zone) === dayKey(dateOf(page.now), page.zone)
  return (
    <li className="item" {...byClock(page, live)}>
      <span className="pic pic-16">
        <Picture media={live.cover} widths={[320, 640]} sizes="(min-width: 60rem) 22vw, 70vw" />
        {live.state !== 'offline' && (
          <span className="live-badge" data-when="now">
            {t('common:live')}
          </span>
        )}
        <span className="tag" data-when="past">
          {t('home:past')}
        </span>
        <span className="on-pic" data-when="next">
          {!isToday && <Time iso={live.startTime} show="day" />} <Time iso={live.startTime} show="time" />
        </span>
        <span className="on-pic" data-when="now">
          <Icon name="eye" />
          <span className="visually-hidden">{t('home:viewers', { count: live.viewers })}</span>
          <span aria-hidden="true">{format.number(live.viewers)}</span>
        </span>
      </span>
      <div>
        <h3 className="clip-2">
          <a href={page.href(`/live/detail/${live._id}`)}>
            <Codes text={live.title} />
          </a>
        </h3>
        <p className="item-owner">
          <span className="clip">{live.exhibitorName}</span>
          <BoothLink booth={live.booth} />
        </p>
      </div>
    </li>
  )
}
