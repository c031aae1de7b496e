import type { Instant } from '@fair/contract/rules/brand.ts'
import { calendarText } from '@fair/contract/rules/ical.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import { currentBuild, scopesOf } from '../content/build-context.ts'
import { type FairContent, fairKey } from '../content/types.ts'
import { type AgendaEntry, type AgendaKind, dayOf, placeText, scheduleItemPath } from '../features/agenda/agenda.ts'
import { type CalendarSource, calendarEvent, eventCalendar } from '../features/agenda/calendar.ts'
import type { Scope } from '../lib/i18n/paths.ts'
import type { PageContext } from '../lib/page.ts'
import { entriesOf } from './agenda.ts'
import { buildPage } from './context.ts'

interface File {
  params: { language: string; fair: string; name: string }
  props: { text: string }
}

const KINDS = ['live', 'meeting', 'activity'] as const satisfies readonly AgendaKind[]

/**
 * Every calendar file of the site. Written at build time rather than by a script on demand: the link works without
 * script and from anywhere, and the address can be subscribed to. The files are small and belong to no page, so each
 * build writes all of them.
 */
export function* calendarFiles(): Generator<File> {
  const { content } = currentBuild()
  for (const scope of scopesOf(content)) {
    const fair = scope.actualId === null ? undefined : content.fairs.get(fairKey(scope.language, scope.actualId))
    if (fair) for (const kind of KINDS) yield* filesOf(scope, fair, kind)
  }
}

function* filesOf(scope: Scope, fair: FairContent, kind: AgendaKind): Generator<File> {
  const { config } = currentBuild()
  const { page } = buildPage(scope)
  const { language } = scope
  const { timeZone } = fair.exhibition
  const domain = config.domain.replace(/:\d+$/, '')
  const at = { language, fair: scope.exhibitionId ?? 'current' }
  const updated = updateTimes(fair)
  const byDay = new Map<string, NonNullable<ReturnType<typeof calendarEvent>>[]>()
  for (const entry of entriesOf(fair, kind)) {
    const updateTime = updated.get(`${kind} ${entry.id}`) ?? entry.startTime
    const event = calendarEvent(sourceOf(page, fair, entry, updateTime), domain, timeZone)
    if (!event) continue
    yield {
      params: { ...at, name: `${kind}-${entry.id}` },
      props: { text: calendarText(eventCalendar(event, language)) },
    }
    const day = dayOf(entry, timeZone)
    byDay.set(day, [...(byDay.get(day) ?? []), event])
  }
  for (const [day, events] of byDay) {
    const title = page.t(`agenda:title.${kind}`)
    const name = page.t('agenda:calendarName', {
      fair: fair.exhibition.shortName,
      title,
      day: page.format.day(noonOf(day), 'UTC'),
    })
    const text = calendarText({ method: 'PUBLISH', language, name, events })
    yield { params: { ...at, name: `${kind}-day-${day}` }, props: { text } }
  }
}

function updateTimes({ agenda, activities }: FairContent): Map<string, Instant> {
  return new Map([
    ...agenda.lives.map((each) => [`live ${each._id}`, each.updateTime] as const),
    ...agenda.meetings.map((each) => [`meeting ${each.meetingId}`, each.updateTime] as const),
    ...activities.activities.map((each) => [`activity ${each.activityId}`, each.updateTime] as const),
  ])
}

function sourceOf(page: PageContext, fair: FairContent, entry: AgendaEntry, updateTime: Instant): CalendarSource {
  const { exhibition } = fair
  const place = placeText(page, entry)
  const path = scheduleItemPath(entry)
  return {
    entry,
    updateTime,
    description: page.t('agenda:calendarDescription', { label: entry.label, host: entry.hostName }),
    url: currentBuild().config.origin + page.href(path),
    location: [exhibition.venue, place].filter(Boolean).join(', '),
  }
}
