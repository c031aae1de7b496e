import type { Instant } from '@fair/contract/rules/brand.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { joinFacts, Section, Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { type DayEntry, dayFrom, pathOfEntry } from './today.ts'

/** Now and next of today's schedule; the full schedule has its own page. */
export function OverviewToday({ entries, now }: { entries: readonly ScheduleEntry[]; now: Instant }) {
  const page = usePage()
  const { t } = page
  const open = dayFrom(entries, now)
  const more = { label: t('personal:today.more'), href: page.href('/personal-center/schedule') }
  return (
    <Section title={t('personal:today.title')} sub={t('personal:today.sub')} more={more}>
      {open.length === 0 ? (
        <p className="faint">{t(entries.length > 0 ? 'personal:today.over' : 'personal:today.none')}</p>
      ) : (
        <ul className="agenda pc-today">
          {open.map((each) => (
            <TodayRow key={each.entry.entryId} {...each} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function TodayRow({ entry, phase }: DayEntry) {
  const page = usePage()
  const { t } = page
  const { kind, title, startTime, endTime, place, hostName, state, conflictsWith } = entry
  return (
    <li className={phase === 'now' ? 'now' : undefined}>
      <p className="when">
        <Time iso={startTime} show="time" />
        <small>
          –<Time iso={endTime} show="time" />
        </small>
      </p>
      <Tag kind="agenda">{t(`personal:kind.${kind}`)}</Tag>
      <div>
        <h3>
          <a href={page.href(pathOfEntry(entry))}>{title}</a>
        </h3>
        <p className="sub">{joinFacts(hostName, place)}</p>
      </div>
      <span className="tags">
        {phase && <Tag kind={phase === 'now' ? 'ok' : 'info'}>{t(`personal:phase.${phase}`)}</Tag>}
        {state === 'WAITING' && <Tag kind="warn">{t('personal:phase.waiting')}</Tag>}
        {conflictsWith.length > 0 && <Tag kind="warn">{t('personal:phase.clash')}</Tag>}
      </span>
    </li>
  )
}
