import type { TranscriptLine } from '@fair/contract/replay.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { sessionPicture } from '../media/address.ts'
import { LISTENER, SPOKEN } from '../seed/alive/meeting-prose.ts'
import { fill } from '../seed/template.ts'
import { columnOf, say, spokenBy, type Text } from '../seed/text.ts'
import type { MeetingSummary, Replay } from '../sent.ts'
import { exhibitor } from './goods.ts'
import { lengthOf } from './live-rest-timeline.ts'
import { agendaOf, chaptersOf, type PlacedItem } from './meeting-rest-agenda.ts'
import { captionsOf, recordingId } from './replay-id.ts'
import { timed, withAsides } from './replay-transcript.ts'
import { recordingUrl } from './stream-address.ts'

/** Lines for the time when nobody else speaks, repeated (replay-live.ts). */
const MEETING_ASIDES: readonly Text[] = load('alive/asides').meetingAsides

/** A meeting with its exhibitor, null for the organiser's own. */
export type StoredMeeting = MeetingSummary & { readonly exhibitorId: string | null }

/** The language of a meeting: its exhibitor's language, Chinese for the organiser. */
export function spokenIn({ exhibitorId }: StoredMeeting, context: Context): string {
  const maker = exhibitorId === null ? undefined : exhibitor(exhibitorId, context)
  return maker ? spokenBy(maker.localLanguage) : 'zh-CN'
}

/** A meeting's picture: its speakers on the stage. */
export const coverOf = ({ meetingId, speakers }: MeetingSummary) =>
  sessionPicture(
    speakers.map(({ portrait }) => portrait),
    `meeting-${meetingId.toLowerCase()}`,
  )

/** The recordings of a meeting, in order: none before it has ended, or if it was not recorded. */
export function meetingRecordings(meeting: StoredMeeting, context: Context): Replay[] {
  if (meeting.state !== 'replay') return []
  const id = recordingId('MEETING', meeting.meetingId)
  const agenda = agendaOf(meeting, context)
  return [
    {
      _id: id,
      title: meeting.title,
      cover: coverOf(meeting),
      url: recordingUrl(id),
      duration: lengthOf(meeting),
      language: spokenIn(meeting, context),
      recordTime: meeting.startTime,
      tagList: chaptersOf(meeting, agenda, Number.POSITIVE_INFINITY),
      captions: captionsOf(id),
      transcript: transcriptOf(meeting, agenda, context),
    },
  ]
}

/** The transcript of a meeting while it is running, in the reader's language. */
export function meetingTranscript(meeting: MeetingSummary, context: Context): TranscriptLine[] {
  const asides = MEETING_ASIDES.map((text) => say(text, context.language))
  return withAsides(transcriptOf(meeting, agendaOf(meeting, context), context), asides, lengthOf(meeting))
}

/** The transcript, in the reader's language like the captions: the sandbox's recordings are translated. */
function transcriptOf(meeting: MeetingSummary, agenda: readonly PlacedItem[], { language }: Context): TranscriptLine[] {
  const column = columnOf(language)
  const start = Date.parse(meeting.startTime)
  const lines = agenda.flatMap(({ part, startTime, title, guests }) => {
    const speaker = guests[0]?.guestName ?? meeting.hostName
    return SPOKEN[part].map((text) => {
      const words = fill(text[column], (name) => (name === 'talk' ? title : meeting.title))
      const isQuestion = words.startsWith('?')
      return {
        from: Math.round((Date.parse(startTime) - start) / 1000),
        speaker: isQuestion ? say(LISTENER, language) : speaker,
        text: isQuestion ? words.slice(1) : words,
      }
    })
  })
  return timed(lines, lengthOf(meeting))
}
