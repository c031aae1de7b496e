import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { activitiesOf } from '../business/activities.ts'
import { agendaFrom, guestFrom } from '../business/guests.ts'
import { type PlacedActivity, placeOf } from '../business/programme.ts'
import type { Context } from '../context.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import { JOBS } from '../seed/alive/meeting-prose.ts'
import { speakerOf } from '../seed/alive/speakers.ts'
import { GUESTS } from '../seed/business/activity-plan.ts'
import { HOSTS, type Portrait, SPEAKERS } from '../seed/content/guests/portraits.ts'
import { prose } from '../seed/content/prose.ts'
import { keyOf, randomItem } from '../seed/random.ts'
import { fill } from '../seed/template.ts'
import { columnOf, each, say, type Text } from '../seed/text.ts'
import type { Appearance, Guest, GuestSummary, ListedGuest, MeetingSummary } from '../sent.ts'
import { agendaOf, asAgenda } from './meeting-rest-agenda.ts'
import { meetingsOf } from './programme.ts'

/** A guest with their appearances; their texts are composed on request. */
interface Known {
  readonly summary: GuestSummary
  readonly activities: readonly PlacedActivity[]
  readonly meetings: readonly MeetingSummary[]
}

/** The guests that match a keyword: by name in all four languages, by role and by topic. */
export function guestsFound(keyword: string | undefined, context: Context): ListedGuest[] {
  const terms = termsOf(keyword)
  const all = [...knownGuests(context).values()]
  const matching = terms.length === 0 ? all : all.filter((known) => hasTerms(wordsOf(known, context), terms))
  return matching.map((known) => ({ ...known.summary, updateTime: changeOf(known) }))
}

function wordsOf(known: Known, context: Context): string {
  const { summary, activities, meetings } = known
  const titles = [
    ...activities.map(({ plan }) => say(plan.title, context.language)),
    ...meetings.map(({ title, topic }) => `${title} ${topic}`),
  ]
  const names = LANGUAGES.map((language) => nameIn(known, language, context))
  return searchText(...names, summary.jobTitle, summary.company, ...titles)
}

/** A full guest of the exhibition; undefined if there is none. */
export function fullGuest(guestId: string, context: Context): Guest | undefined {
  const known = knownGuests(context).get(guestId)
  if (!known) return undefined
  const column = columnOf(context.language)
  const portrait = portraitOf(known.summary)
  const filled = (text: Text): Text => each((at) => fill(text[at], () => known.summary.company))
  return {
    ...known.summary,
    summary: filled(portrait.summary)[column],
    introduction: prose(portrait.introduction.map(filled), column),
    appearances: appearancesOf(known, context),
    updateTime: changeOf(known),
  }
}

/** By id: the speakers of the exhibition's activities, then the speakers of its meetings by their first meeting. */
function knownGuests(context: Context): ReadonlyMap<string, Known> {
  const { language } = context
  const column = columnOf(language)
  const known = new Map<string, Known>()
  const activities = activitiesOf(context)
  GUESTS.forEach((guest, index) => {
    const own = activities.filter(({ agenda }) => agenda.some(({ plan }) => plan.guests.includes(index)))
    if (own.length > 0) known.set(guest.id, { summary: guestFrom(guest, language), activities: own, meetings: [] })
  })
  for (const meeting of meetingsOf(context)) {
    for (const speaker of meeting.speakers) {
      const before = known.get(speaker.guestId)
      const summary = before?.summary ?? speakerOf(speaker, column)
      const meetings = [...(before?.meetings ?? []), meeting]
      known.set(speaker.guestId, { summary, activities: before?.activities ?? [], meetings })
    }
  }
  return known
}

function nameIn({ summary, meetings }: Known, language: Language, { entities, now }: Context): string {
  const guest = GUESTS.find(({ id }) => id === summary.guestId)
  if (guest) return guestFrom(guest, language).guestName
  const [first] = meetings
  const meeting = first && entities.meeting(first.meetingId, language, now())
  return meeting?.speakers.find(({ guestId }) => guestId === summary.guestId)?.guestName ?? ''
}

/** A guest of the activities has an individual portrait; a speaker has one of those for their job. */
function portraitOf({ guestId }: GuestSummary): Portrait {
  const own = HOSTS[guestId]
  if (own) return own
  const key = keyOf(guestId, 'speaker')
  // The index of the job that speakerOf draws with the same key.
  const job = JOBS.indexOf(randomItem(JOBS, key, 0))
  return randomItem(SPEAKERS[job] ?? SPEAKERS.flat(), key, 7)
}

function appearancesOf({ activities, meetings, summary }: Known, context: Context): Appearance[] {
  const { language } = context
  const atActivities = activities.flatMap((activity) =>
    activity.agenda
      .map((item) => agendaFrom(item, placeOf(activity, language), language))
      .filter(({ guests }) => guests.some(({ guestId }) => guestId === summary.guestId))
      .map((agenda) => {
        const businessTitle = say(activity.plan.title, language)
        return { businessType: 'ACTIVITY' as const, businessId: activity.id, businessTitle, agenda }
      }),
  )
  const atMeetings = meetings.flatMap((meeting) =>
    asAgenda(agendaOf(meeting, context))
      .filter(({ guests }) => guests.some(({ guestId }) => guestId === summary.guestId))
      .map((agenda) => {
        const { meetingId, title } = meeting
        return { businessType: 'MEETING' as const, businessId: meetingId, businessTitle: title, agenda }
      }),
  )
  return [...atActivities, ...atMeetings].sort((a, b) => (a.agenda.startTime < b.agenda.startTime ? -1 : 1))
}

/** A guest changes with their appearances. */
function changeOf({ activities, meetings }: Known): string {
  const times = [...activities.map(({ announceTime }) => announceTime), ...meetings.map(({ updateTime }) => updateTime)]
  return times.toSorted().at(-1) ?? ''
}
