import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf } from '@fair/contract/rules/time.ts'
import { useLayoutEffect } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { useNow } from '../../components/useNow.ts'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import { notifyRendered } from '../../stores/changes.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaEntry, type AgendaGroup, type AgendaKind, agendaGroups } from './agenda.ts'
import { dayFile } from './calendar-address.ts'
import { LiveEntryCard } from './LiveEntryCard.tsx'

interface Props {
  kind: AgendaKind
  entries: readonly AgendaEntry[]
  /** The moment used for grouping; `page.now` is the moment the entries were read. */
  at?: Date
}

/** Entries running now, then each coming day, then each past day. */
export function AgendaGroups({ kind, entries, at }: Props) {
  const { now, zone } = usePage()
  const begun = dateOf(now)
  const shownAt = at ?? begun
  const today = dayKey(shownAt, zone)
  const seen = new Set<string>()
  return (
    <>
      {agendaGroups(entries, shownAt, zone, begun).map((group) => {
        const first = group.day !== null && !seen.has(group.day)
        if (group.day !== null) seen.add(group.day)
        return (
          <Group
            key={`${group.phase} ${group.day}`}
            kind={kind}
            group={group}
            isToday={group.day === today}
            first={first}
          />
        )
      })}
    </>
  )
}

/** The same, regrouped every minute while the page is open. */
export function AgendaByClock(props: Omit<Props, 'at'>) {
  const at = useNow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: decorates again after each render
  useLayoutEffect(notifyRendered, [at])
  return <AgendaGroups {...props} at={at} />
}

interface GroupProps {
  kind: AgendaKind
  group: AgendaGroup
  isToday: boolean
  /** The first group of its day: the tabs link to it, and it carries the day's calendar file. */
  first: boolean
}

/** The past part of a day has the same heading as the rest of the day, so their landmarks need different names. */
function nameOf({ t }: PageContext, phase: AgendaGroup['phase'], label: string): string {
  if (phase === 'now') return t('agenda:now')
  return phase === 'past' ? `${label} · ${t('agenda:over')}` : label
}

function Group({ kind, group, isToday, first }: GroupProps) {
  const page = usePage()
  const { t, format } = page
  const { phase, day, entries } = group
  const label = day === null ? '' : t('agenda:dayLine', dayText(page, day))
  return (
    <section
      className="agenda-group"
      id={first ? `d-${day}` : undefined}
      data-phase={phase}
      data-day={day ?? undefined}
      aria-label={nameOf(page, phase, label)}
    >
      <header className="section-head">
        <h2>{phase === 'now' ? t('agenda:now') : label}</h2>
        {day !== null && (
          <span data-today={day} hidden={!isToday}>
            <Tag kind="agenda">{t('agenda:today')}</Tag>
          </span>
        )}
        {phase === 'past' && <Tag>{t('agenda:over')}</Tag>}
        {first && day !== null && (
          <a className="more" href={dayFile(page, kind, day)} download>
            <Icon name="calendar" />
            {t('agenda:addDay', { day: format.day(noonOf(day), 'UTC') })}
          </a>
        )}
      </header>
      {kind === 'live' ? (
        <ul className="items">
          {entries.map((entry, n) => (
            <LiveEntryCard key={entry.id} entry={entry} eager={phase === 'now' && n < 4} />
          ))}
        </ul>
      ) : (
        <ol className="agenda">
          {entries.map((entry) => (
            <AgendaRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const dayText = ({ format }: PageContext, day: string) => ({
  day: format.day(noonOf(day), 'UTC'),
  weekday: format.weekday(noonOf(day), 'UTC'),
})
