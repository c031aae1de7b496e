import type { Language } from '@fair/contract/rules/language.ts'
import { GUESTS, type GuestPlan } from '../seed/business/activity-plan.ts'
import { personName, portraitFor } from '../seed/people.ts'
import { keyOf } from '../seed/random.ts'
import { say, type Text } from '../seed/text.ts'
import type { AgendaItem, GuestSummary } from '../sent.ts'
import type { PlacedActivity, PlacedAgenda } from './programme.ts'

const LOCAL: Readonly<Record<string, readonly [column: number, tag: string]>> = {
  CN: [0, 'zh-CN'],
  JP: [2, 'ja-JP'],
  KR: [3, 'ko-KR'],
}

/** A speaker as cards show them. */
export function guestFrom(guest: GuestPlan, language: Language): GuestSummary {
  const name: Text = personName(guest.country, keyOf(guest.id, 'guest'), 0)
  const [column, tag] = LOCAL[guest.country] ?? [1, 'en']
  return {
    guestId: guest.id,
    guestName: say(name, language),
    localName: name[column],
    localLanguage: tag,
    jobTitle: say(guest.jobTitle, language),
    company: say(guest.company, language),
    portrait: portraitFor(name[1], guest.country, guest.id),
  }
}

/** The guests of an activity, each once, in the order of its agenda. */
export function guestsOf(activity: PlacedActivity, language: Language): GuestSummary[] {
  const indices = new Set(activity.agenda.flatMap(({ plan }) => plan.guests))
  return [...indices].flatMap((index) => GUESTS[index] ?? []).map((guest) => guestFrom(guest, language))
}

/** An item of an activity's agenda. */
export function agendaFrom(
  { id, plan, startTime, endTime }: PlacedAgenda,
  place: string,
  language: Language,
): AgendaItem {
  return {
    agendaId: id,
    kind: plan.isCourse ? 'COURSE' : 'AGENDA',
    title: say(plan.title, language),
    startTime,
    endTime,
    place,
    guests: plan.guests.flatMap((index) => GUESTS[index] ?? []).map((guest) => guestFrom(guest, language)),
  }
}
