import type { TranscriptLine } from '@fair/contract/replay.ts'
import { textLength } from '@fair/contract/rules/validation.ts'

/** A line before its time is set: spoken in the part of a recording that begins at `from`. */
export interface Said {
  readonly from: number
  readonly speaker: string
  readonly text: string
}

/** The duration of a line in seconds, by its length as Spec 5 counts it. */
const secondsOf = (text: string) => Math.min(20, Math.max(3, Math.round(textLength(text) / 12)))

/** The lines in sequence, each part from its own start, all within the recording's length. */
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

/** A pause between two asides, in seconds. */
const PAUSE = 2

/** The lines, with asides in turn in the gaps: captions never stay empty for minutes. */
export function withAsides(
  lines: readonly TranscriptLine[],
  asides: readonly string[],
  length: number,
): TranscriptLine[] {
  let said = 0
  const between = (from: number, to: number): TranscriptLine[] => {
    const found: TranscriptLine[] = []
    for (let at = from + PAUSE; asides.length > 0; ) {
      const text = asides[said % asides.length] ?? ''
      const endOffset = at + secondsOf(text)
      if (endOffset + PAUSE > to) break
      found.push({ offset: at, endOffset, speaker: null, text })
      at = endOffset + PAUSE
      said += 1
    }
    return found
  }
  return lines.flatMap((line, index) => [line, ...between(line.endOffset, lines[index + 1]?.offset ?? length)])
}

/** A WebVTT file of the lines, with the speaker as the voice. `head`: further lines of the file's header. */
export function webVtt(lines: readonly TranscriptLine[], head: readonly string[] = []): string {
  const cues = lines.map(({ offset, endOffset, speaker, text }) => {
    const voice = speaker ? `<v ${plain(speaker)}>` : ''
    return `${stamp(offset)} --> ${stamp(endOffset)}\n${voice}${plain(text)}\n`
  })
  return [['WEBVTT', ...head, ''].join('\n'), ...cues].join('\n')
}

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A time in WebVTT format. */
export function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}.000`
}
