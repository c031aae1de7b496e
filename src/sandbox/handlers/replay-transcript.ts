import type { TranscriptLine } from '../../contract/replay.ts'
import { textLength } from '../../rules/validation.ts'

/** A line before it has its time: said in the part of a recording that begins at `from`. */
export interface Said {
  readonly from: number
  readonly speaker: string
  readonly text: string
}

/** Seconds that a line lasts, by its length as Spec 5 counts it. */
const secondsOf = (text: string) => Math.min(20, Math.max(3, Math.round(textLength(text) / 12)))

/** The lines one after the other, each part from its own start, all within the recording's length. */
export function timed(lines: readonly Said[], length: number): TranscriptLine[] {
  let at = 0
  return lines
    .map(({ from, speaker, text }) => {
      const offset = Math.max(at, from)
      at = offset + secondsOf(text)
      return { offset, endOffset: Math.min(at, length), speaker, text }
    })
    .filter(({ offset, endOffset }) => offset < endOffset)
}

/** A WebVTT file of the lines, the speaker as its voice. */
export function webVtt(lines: readonly TranscriptLine[]): string {
  const cues = lines.map(({ offset, endOffset, speaker, text }) => {
    const voice = speaker ? `<v ${plain(speaker)}>` : ''
    return `${stamp(offset)} --> ${stamp(endOffset)}\n${voice}${plain(text)}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}.000`
}
