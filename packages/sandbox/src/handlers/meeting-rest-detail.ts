import { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import * as z from 'zod/mini'
import { appointmentFor, meetingSeats } from '../business/appointments.ts'
import { waitsForPlace } from '../business/waiting-list.ts'
import type { Context } from '../context.ts'
import { LANGUAGE_LINE, OPENINGS, PAPERS } from '../seed/alive/meeting-prose.ts'
import { speakerOf } from '../seed/alive/speakers.ts'
import { keyOf, randomInt, randomItem } from '../seed/random.ts'
import { escaped, fill } from '../seed/template.ts'
import { columnOf } from '../seed/text.ts'
import type { FileRef, Meeting } from '../sent.ts'
import { exhibitor } from './goods.ts'
import { agendaOf, asAgenda, chaptersOf, type PlacedItem } from './meeting-rest-agenda.ts'
import { coverOf, meetingRecordings, type StoredMeeting, spokenIn } from './replay-meeting.ts'

/** The full meeting for this visitor (Spec 3, "Meeting detail state"). */
export function fullMeeting(held: StoredMeeting, context: Context): Meeting {
  const { exhibitorId, ...meeting } = held
  const column = columnOf(context.language)
  const agenda = agendaOf(meeting, context)
  const maker = exhibitorId === null ? undefined : exhibitor(exhibitorId, context)
  const past = (context.now().getTime() - Date.parse(meeting.startTime)) / 1000 + 1
  return {
    ...meeting,
    cover: coverOf(meeting),
    description: descriptionOf(held, context),
    language: spokenIn(held, context),
    agenda: asAgenda(agenda),
    guests: meeting.speakers.map((speaker) => speakerOf(speaker, column)),
    exhibitor: maker ? z.parse(ExhibitorSummary, maker) : null,
    materials: materialsOf(held, agenda, context),
    replayVideoList: meetingRecordings(held, context),
    tagList: meeting.state === 'live' ? chaptersOf(meeting, agenda, past) : [],
    needsLogin: needsLogin(held),
    appointmentId: appointmentFor(context, 'MEETING', meeting.meetingId),
    isWaiting: waitsForPlace(context, 'MEETING', meeting.meetingId, meetingSeats(meeting.meetingId, context)),
  }
}

/** Seats are reserved for people, so a meeting that counts them requires a login. */
export const needsLogin = ({ seatsLeft }: StoredMeeting): boolean => typeof seatsLeft === 'number'

function descriptionOf(meeting: StoredMeeting, context: Context): string {
  const { language } = context
  const column = columnOf(language)
  const slots: Readonly<Record<string, string>> = {
    kind: column === 1 ? meeting.kindName.toLowerCase() : meeting.kindName,
    host: meeting.hostName,
    title: meeting.title,
    count: String(meeting.speakers.length),
    spoken:
      new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(
        spokenIn(meeting, context).slice(0, 2),
      ) ?? '',
  }
  const look = (name: string) => slots[name] ?? ''
  const opening = fill(randomItem(OPENINGS, keyOf(meeting.meetingId, 'opening'), 0)[column], look)
  const paragraphs = meeting.speakers.length === 0 ? [] : [opening]
  return [...paragraphs, fill(LANGUAGE_LINE[column], look)].map((text) => `<p>${escaped(text)}</p>`).join('')
}

/** The programme; once it is over, the slides of each talk. */
export function materialsOf(meeting: StoredMeeting, agenda: readonly PlacedItem[], { language }: Context): FileRef[] {
  const column = columnOf(language)
  const { meetingId, state } = meeting
  const key = keyOf(meetingId, 'paper')
  const paper = (slug: string, fileName: string, salt: number): FileRef => ({
    fileId: `F-${meetingId}-${slug}`,
    fileName,
    format: 'PDF',
    bytes: randomInt(key, salt, 180, 6400) * 1024,
    url: `/sandbox/papers/${meetingId}/${slug}.pdf`,
  })
  const isOver = state === 'ended' || state === 'replay'
  const slides = agenda
    .filter(({ part }) => isOver && part === 'talk')
    .map(({ title }, index) =>
      paper(
        `slides-${index + 1}`,
        fill(PAPERS.slides[column], () => title),
        index + 1,
      ),
    )
  return [paper('programme', PAPERS.programme[column], 0), ...slides]
}
