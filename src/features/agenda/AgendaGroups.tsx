import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import type { PageContext } from '../../lib/page.ts'
import { Nothing } from './AgendaBody.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaGroup, type AgendaKind, noonOf } from './agenda.ts'
import { type AgendaListData, type AgendaModel, prerenderedModel } from './agenda-list.ts'
import { dayFile } from './calendar-address.ts'
import { LiveCard } from './LiveCard.tsx'

/** The list of a prerendered page: its groups, or why there is nothing. */
export function PrerenderedAgenda({ page, kind, ...data }: AgendaListData & { page: PageContext; kind: AgendaKind }) {
  const model = prerenderedModel(page, kind, data)
  return data.total === 0 ? <Nothing model={model} /> : <AgendaGroups model={model} />
}

/** What runs now, then each day to come, then each day that is past; client/agenda.ts moves on what the clock has moved on. */
export function AgendaGroups({ model }: { model: AgendaModel }) {
  const { page, kind, groups, today } = model
  const seen = new Set<string>()
  return (
    <>
      {groups.map((group) => {
        const first = group.day !== null && !seen.has(group.day)
        if (group.day !== null) seen.add(group.day)
        return (
          <Group
            key={`${group.phase} ${group.day}`}
            page={page}
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

interface GroupProps {
  page: PageContext
  kind: AgendaKind
  group: AgendaGroup
  isToday: boolean
  /** The first group of its day: the tabs lead here, and the day's calendar file stands here. */
  first: boolean
}

function Group({ page, kind, group, isToday, first }: GroupProps) {
  const { t, format } = page
  const { phase, day, entries } = group
  const label = day === null ? '' : t('agenda:dayLine', dayWords(page, day))
  return (
    <section
      className="agenda-group"
      id={first ? `d-${day}` : undefined}
      data-phase={phase}
      data-day={day ?? undefined}
      aria-label={phase === 'now' ? t('agenda:now') : label}
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
            <LiveCard key={entry.id} page={page} entry={entry} eager={phase === 'now' && n < 4} />
          ))}
        </ul>
      ) : (
        <ol className="agenda">
          {entries.map((entry) => (
            <AgendaRow key={entry.id} page={page} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const dayWords = ({ format }: PageContext, day: string) => ({
  day: format.day(noonOf(day), 'UTC'),
  weekday: format.weekday(noonOf(day), 'UTC'),
})
