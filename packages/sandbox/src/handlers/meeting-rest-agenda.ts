import type { TimeTag } from '@fair/contract/replay.ts'
import type { Context } from '../context.ts'
import { AGENDA } from '../seed/alive/meeting-prose.ts'
import { speakerOf } from '../seed/alive/speakers.ts'
import { escaped } from '../seed/template.ts'
import { columnOf } from '../seed/text.ts'
import type { AgendaItem, MeetingSummary } from '../sent.ts'

type ItemKind = 'opening' | 'talk' | 'questions'

/** An item of a meeting's agenda with its purpose. */
export interface PlacedItem extends AgendaItem {
  readonly part: ItemKind
}

/** Parts of a meeting's time: the talks share the rest after the opening and the questions. */
const OPENING = 0.08
const QUESTIONS = 0.2
const STEP = 5 * 60_000
/** A meeting with one speaker still has a talk and a case study. */
const MIN_TALKS = 2

/** The agenda: an opening, a talk for each speaker, questions. In steps of five minutes if there is enough time. */
export function agendaOf(meeting: MeetingSummary, { language }: Pick<Context, 'language'>): PlacedItem[] {
  const column = columnOf(language)
  const start = Date.parse(meeting.startTime)
  const length = Date.parse(meeting.endTime) - start
  const speakers = meeting.speakers.map((speaker) => speakerOf(speaker, column))
  const count = speakers.length === 0 ? 0 : Math.max(MIN_TALKS, speakers.length)
  const talkLength = (1 - OPENING - QUESTIONS) / Math.max(1, count)
  const at = (part: number) => {
    const exact = length * part
    return new Date(start + (length >= 9 * STEP ? Math.round(exact / STEP) * STEP : Math.round(exact))).toISOString()
  }
  const item = (part: ItemKind, index: number, from: number, to: number, title: string): PlacedItem => {
    const speaker = part === 'talk' ? speakers[index % speakers.length] : undefined
    return {
      part,
      agendaId: `${meeting.meetingId}-${part}${part === 'talk' ? index + 1 : ''}`,
      kind: 'AGENDA',
      title,
      startTime: at(from),
      endTime: at(to),
      place: meeting.place,
      guests: speaker ? [speaker] : [],
      description: speaker ? `<p>${escaped(speaker.jobTitle)}</p>` : null,
    }
  }
  const talks = Array.from({ length: count }, (_, index) => {
    const from = OPENING + index * talkLength
    const title = AGENDA.talks[index % AGENDA.talks.length]?.[column] ?? ''
    return item('talk', index, from, from + talkLength, title)
  })
  const opening = item('opening', 0, 0, count === 0 ? 1 - QUESTIONS : OPENING, AGENDA.opening[column])
  return [opening, ...talks, item('questions', 0, 1 - QUESTIONS, 1, AGENDA.questions[column])]
}

/** Chapters by the agenda, in seconds from the start; only those that have begun after this many seconds. */
export function chaptersOf(meeting: MeetingSummary, agenda: readonly AgendaItem[], past: number): TimeTag[] {
  const start = Date.parse(meeting.startTime)
  return agenda
    .map(({ startTime, title, guests }) => ({
      offset: Math.round((Date.parse(startTime) - start) / 1000),
      text: guests[0] ? `${title} · ${guests[0].guestName}` : title,
    }))
    .filter(({ offset }) => offset < past)
}

/** The agenda in the contract's form. */
export const asAgenda = (items: readonly PlacedItem[]): AgendaItem[] => items.map(({ part: _, ...item }) => item)
