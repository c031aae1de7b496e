import { byClock } from '../../components/by-clock.ts'
import { Codes } from '../../components/Codes.tsx'
import { Section, Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import type { ProgrammeItem } from '../../domain/programme.ts'
import type { PageContext } from '../../lib/page.ts'
import { RowAction } from './RowAction.tsx'

interface Props {
  items: readonly ProgrammeItem[]
  /** The fair's offset from UTC, e.g. 'UTC+8'; the times are in this zone. */
  zone: string
}

/** An exhibitor's or a group's lives and meetings at the fair, by time. The texts are in the namespace exhibitor. */
export function Programme({ items, zone }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <Section id="programme" title={t('exhibitor:programme')} sub={t('exhibitor:programmeZone', { zone })}>
      <ol className="agenda">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} {...byClock(page, item)}>
            <p className="when">
              <Time iso={item.startTime} show="day" />
              <br />
              <small>
                <Time iso={item.startTime} show="time" />–
                <Time iso={item.endTime} show="time" />
              </small>
            </p>
            <Tag kind="agenda">{item.kindName ?? t('common:live')}</Tag>
            <div>
              <h3>
                <a href={pathOf(page, item)}>
                  <Codes text={item.title} />
                </a>
              </h3>
              <p className="sub">{item.topic}</p>
            </div>
            <p className="where">{item.place}</p>
            {item.state !== 'offline' && (
              <p className="end">
                <span className="live-badge" data-when="now">
                  {t('exhibitor:running')}
                </span>
                <RowAction
                  title={item.title}
                  href={pathOf(page, item)}
                  isOnline
                  booking={item.kind === 'MEETING' ? `MEETING:${item.id}` : null}
                  isRecorded={item.state === 'replay'}
                />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const pathOf = (page: PageContext, { kind, id }: ProgrammeItem) =>
  page.href(`/${kind === 'LIVE' ? 'live' : 'meeting'}/detail/${id}`)
