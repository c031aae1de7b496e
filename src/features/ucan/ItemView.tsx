import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { offsetLabel } from '@fair/contract/rules/time.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs, Section, Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { type ItemViewProps, itemPath } from './ucan.ts'

type Props = ItemViewProps & {
  /** The sanitised description. */
  html: SafeHtml
}

/** /ucan/agendadetail, /ucan/coursedetail: one item of an activity's agenda, its speakers, the rest of the agenda. */
export function ItemView({ item, activity, others, html }: Props) {
  const page = usePage()
  const { t, format } = page
  const home = page.href(
    activity.contained > 0
      ? `/activity/contain/detail/${activity.activityId}`
      : `/activity/detail/${activity.activityId}`,
  )
  return (
    <div className="wrap">
      <Crumbs
        items={[
          { label: t('ucan:activities'), href: page.href('/activity') },
          { label: activity.title, href: home },
          { label: item.title },
        ]}
      />
      <header className="article-head item-head">
        <p className="tags">
          <Tag kind="agenda">{t(item.kind === 'COURSE' ? 'ucan:courseTitle' : 'ucan:agendaTitle')}</Tag>
        </p>
        <h1>{item.title}</h1>
        <p className="item-when">
          <b>
            {format.day(item.startTime, page.zone)} <Time iso={item.startTime} show="time" />–
            <Time iso={item.endTime} show="time" />
          </b>
          <span className="faint small">
            {t('ucan:eventTime')} {offsetLabel(dateOf(item.startTime), page.zone)}
          </span>
          <span className="muted">{item.place}</span>
        </p>
      </header>
      <div className="two">
        <div>
          {html !== '' && <Prose html={html} />}
          <Speakers item={item} />
        </div>
        <aside className="event-side">
          <div>
            <h2>{t('ucan:partOf')}</h2>
            <p>
              <a className="link" href={home}>
                {activity.title}
              </a>
            </p>
            <p className="small muted">{activity.place}</p>
          </div>
          {others.length > 0 && (
            <div>
              <h2>{t('ucan:others')}</h2>
              <ol className="agenda-items">
                {others.map((each) => (
                  <li key={each.agendaId}>
                    <p className="when">
                      <Time iso={each.startTime} show="time" />
                      <small>
                        –<Time iso={each.endTime} show="time" />
                      </small>
                    </p>
                    <h3>
                      <a href={page.href(itemPath(each))}>{each.title}</a>
                    </h3>
                  </li>
                ))}
              </ol>
            </div>
          )}
          <p>
            <a className="btn btn-2" href={home}>
              <Icon name="calendar" small />
              {t('ucan:toActivity')}
            </a>
          </p>
        </aside>
      </div>
    </div>
  )
}

function Speakers({ item }: Pick<Props, 'item'>) {
  const page = usePage()
  const { t } = page
  if (item.guests.length === 0) return null
  return (
    <Section title={t('ucan:speakers')}>
      <ul className="people-grid">
        {item.guests.map((guest) => (
          <li key={guest.guestId}>
            <Picture media={guest.portrait} widths={[96, 192]} sizes="4rem" />
            <div>
              <h3>
                <a href={page.href(`/ucan/guestdetail/${guest.guestId}`)}>{guest.guestName}</a>
              </h3>
              <p className="small muted">
                {guest.jobTitle}
                <br />
                {guest.company}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
