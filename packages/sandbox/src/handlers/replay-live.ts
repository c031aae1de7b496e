import type { TranscriptLine } from '@fair/contract/replay.ts'
import { staffOf } from '../business/subjects.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { SPOKEN, VIEWER } from '../seed/alive/live-prose.ts'
import { fill } from '../seed/template.ts'
import { columnOf, say, spokenBy, type Text } from '../seed/text.ts'
import type { Exhibitor, ExhibitSummary, LiveSummary, Replay } from '../sent.ts'
import { exhibit, exhibitor } from './goods.ts'
import { type Chapter, chaptersOf, lengthOf, shownIn, timelineOf } from './live-rest-timeline.ts'
import { captionsOf, recordingId } from './replay-id.ts'
import { type Said, timed, withAsides } from './replay-transcript.ts'
import { recordingUrl } from './stream-address.ts'

/** Lines for the time when nobody else speaks, repeated: the sandbox's own texts for the captions of a running live. */
const LIVE_ASIDES: readonly Text[] = load('alive/asides').liveAsides

/** The recordings of a live, in order: none before it has ended, or if it was not recorded. */
export function liveRecordings(live: LiveSummary, context: Context): Replay[] {
  const maker = live.state === 'replay' ? exhibitor(live.exhibitorId, context) : undefined
  if (!maker) return []
  const shown = shownIn(live, context)
  const id = recordingId('LIVE', live._id)
  return [
    {
      _id: id,
      title: live.title,
      cover: live.cover,
      url: recordingUrl(id),
      duration: lengthOf(live),
      language: spokenBy(maker.localLanguage),
      recordTime: live.startTime,
      tagList: chaptersOf(live, shown, context),
      captions: captionsOf(id),
      transcript: transcriptOf(live, maker, shown, context),
    },
  ]
}

/** The transcript of a live while it is running, in the reader's language; empty if its exhibitor is unknown. */
export function liveTranscript(live: LiveSummary, context: Context): TranscriptLine[] {
  const maker = exhibitor(live.exhibitorId, context)
  if (!maker) return []
  const asides = LIVE_ASIDES.map((text) => say(text, context.language))
  return withAsides(transcriptOf(live, maker, shownIn(live, context), context), asides, lengthOf(live))
}

/** The transcript, in the reader's language like the captions: the sandbox's recordings are translated. */
function transcriptOf(
  live: LiveSummary,
  maker: Exhibitor,
  shown: readonly ExhibitSummary[],
  context: Context,
): TranscriptLine[] {
  const column = columnOf(context.language)
  const speaker = staffOf(maker)?.staffName ?? maker.exhibitorName
  const lineOf = (text: Text, { offset, goods }: Chapter): Said => {
    const good = goods === null ? undefined : shown[goods]
    const slots: Readonly<Record<string, string>> = {
      who: maker.exhibitorName,
      staff: speaker,
      count: String(shown.length),
      number: String((goods ?? 0) + 1),
      name: good?.exhibitsName ?? '',
      figures: good?.keyFigures ?? '',
    }
    const words = fill(text[column], (slot) => slots[slot] ?? '')
    const isQuestion = words.startsWith('?')
    return {
      from: offset,
      speaker: isQuestion ? say(VIEWER, context.language) : speaker,
      text: isQuestion ? words.slice(1) : words,
    }
  }
  const lines = timelineOf(live, shown.length).flatMap((chapter) => {
    const said = SPOKEN[chapter.kind].map((text) => lineOf(text, chapter))
    const summary = chapter.goods === null ? '' : summaryOf(shown[chapter.goods], context)
    return summary === '' ? said : [...said, { from: chapter.offset, speaker, text: summary }]
  })
  return timed(lines, lengthOf(live))
}

function summaryOf(item: ExhibitSummary | undefined, context: Context): string {
  return (item && exhibit(item.exhibitsId, context)?.summary) ?? ''
}
