import type { FileRef } from '@fair/contract/file.ts'
import type { GuestSummary } from '@fair/contract/guest.ts'
import { RANDOM_LIVE_CAP } from '@fair/contract/rules/limits.ts'
import { byClock } from '../../components/by-clock.ts'
import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Crumbs, Section, Tag } from '../../components/parts.tsx'
import { Time } from '../../components/Time.tsx'
import { usePage } from '../../components/usePage.ts'
import { RecommendSlot } from '../shared/recommend/RecommendSlot.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaEntry, dayOf, scheduleItemPath, timedEntry } from './agenda.ts'
import { RELATED, type SafeItem } from './detail.ts'

/** Items in order of time: when, what, who; with their days if there are several. `pagePath` if an item has its own page. */
export function AgendaItems({
  items,
  pagePath,
}: {
  items: readonly SafeItem[]
  pagePath?: (item: SafeItem) => string
}) {
  const page = usePage()
  const { t } = page
  if (items.length === 0) return null
  const days = new Set(items.map((item) => dayOf(item, page.zone)))
  return (
    <Section id="agenda" title={t('agenda:agenda')}>
      <ol className="agenda-items">
        {items.map((item) => (
          <li key={item.agendaId}>
            <p className="when">
              {days.size > 1 && (
                <>
                  <Time iso={item.startTime} show="day" />
                  <br />
                </>
              )}
              <Time iso={item.startTime} show="time" />
              <small>
                –<Time iso={item.endTime} show="time" />
              </small>
            </p>
            <div>
              <h3>{pagePath ? <a href={page.href(pagePath(item))}>{item.title}</a> : item.title}</h3>
              {item.guests.length > 0 && (
                <p className="small muted">
                  {page.format.list(
                    item.guests.map(({ guestName: name, company }) =>
                      company ? t('agenda:guestOf', { name, company }) : name,
                    ),
                  )}
                </p>
              )}
              {item.html !== '' && <Prose html={item.html} />}
            </div>
            {item.kind === 'COURSE' && <Tag kind="agenda">{t('agenda:course')}</Tag>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The speakers, each linked to their page. */
export function People({ title, guests }: { title: string; guests: readonly GuestSummary[] }) {
  const page = usePage()
  if (guests.length === 0) return null
  return (
    <Section id="people" title={title}>
      <ul className="people-grid">
        {guests.map((guest) => (
          <li key={guest.guestId}>
            <Picture media={guest.portrait} widths={[96, 192]} sizes="4rem" />
            <div>
              <h3>
                <a href={page.href(`/guest/detail/${guest.guestId}`)}>{guest.guestName}</a>
              </h3>
              {guest.localName && guest.localName !== guest.guestName && (
                <p className="small faint" lang={guest.localLanguage ?? undefined}>
                  {guest.localName}
                </p>
              )}
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

export function Papers({ files }: { files: readonly FileRef[] }) {
  const page = usePage()
  if (files.length === 0) return null
  return (
    <Section id="papers" title={page.t('agenda:papers')}>
      <ul className="files">
        {files.map((file) => (
          <li key={file.fileId}>
            <Icon name="download" />
            <a href={file.url}>{file.fileName}</a>
            <span className="faint small">{`${file.format} ${page.format.bytes(file.bytes)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Other entries in order of time: rows as in the lists, without grouping by phase. */
export function RelatedRows({
  title,
  entries,
  meetingId,
}: {
  title: string
  entries: readonly AgendaEntry[]
  /** The meeting that is shown; the platform's recommendations replace the rows. */
  meetingId?: string
}) {
  const page = usePage()
  const kind = entries[0]?.kind
  if (!kind) return null
  const rows = (
    <ol className="agenda related-rows">
      {entries.map((entry) => (
        <AgendaRow key={entry.id} entry={entry} dated />
      ))}
    </ol>
  )
  return (
    <Section title={title} more={{ label: page.t(`agenda:all.${kind}`), href: page.href(`/${kind}`) }}>
      {meetingId === undefined ? (
        rows
      ) : (
        <RecommendSlot kind="MEETING" beside={meetingId} count={RELATED}>
          {rows}
        </RecommendSlot>
      )}
    </Section>
  )
}

/** Other streams as pictures in a narrow column: those of the build, then those reported as running (Spec 9). */
export function RelatedLives({
  liveId,
  entries,
}: {
  /** The live that is shown. */
  liveId: string
  entries: readonly AgendaEntry[]
}) {
  const page = usePage()
  const { t, format } = page
  if (entries.length === 0) return null
  return (
    <section className="also-live" aria-label={t('agenda:alsoLive')}>
      <h2>{t('agenda:alsoLive')}</h2>
      <RecommendSlot kind="RANDOM_LIVE" beside={liveId} count={RANDOM_LIVE_CAP}>
        <ul>
          {entries.map((entry) => (
            <li className="item" key={entry.id} {...byClock(page, timedEntry(entry))}>
              <span className="pic pic-16">
                {entry.cover && <Picture media={entry.cover} widths={[160, 320]} sizes="7rem" />}
                <span className="on-pic" data-when="now">
                  <Icon name="eye" />
                  <span className="visually-hidden">{t('agenda:viewers', { count: entry.viewers ?? 0 })}</span>
                  <span aria-hidden="true">{format.number(entry.viewers ?? 0)}</span>
                </span>
                <span className="on-pic" data-when="next past">
                  <Time iso={entry.startTime} show="time" />
                </span>
              </span>
              <div>
                <h3 className="clip-2">
                  <a href={page.href(scheduleItemPath(entry))}>
                    <Codes text={entry.title} />
                  </a>
                </h3>
                <p className="small faint clip">{entry.hostName}</p>
              </div>
            </li>
          ))}
        </ul>
      </RecommendSlot>
    </section>
  )
}

interface Props {
  kind: 'live' | 'meeting'
  title: string
}

/** Breadcrumbs of a live or a meeting, above its room. */
export function EventCrumbs({ kind, title }: Props) {
  const { t, href } = usePage()
  return <Crumbs items={[{ label: t(`agenda:title.${kind}`), href: href(`/${kind}`) }, { label: title }]} />
}
