import type { TranscriptLine } from '@fair/contract/replay.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { ownName } from '../handlers/replay-id.ts'
import { stamp, webVtt } from '../handlers/replay-transcript.ts'

/*
 * Captions of a running stream, in each language of the site: WebVTT in segments, in a window that slides like the
 * picture's (RFC 8216, 3.5). The texts are the sandbox's own, and each segment states this.
 */

/** The name of the captions in the playlists, and in their addresses. */
export const CAPTIONS_GROUP = 'words'
/** A segment's length, in seconds. */
const LENGTH = 4
/** A timestamp of MPEG-TS has 33 bits of 1/90,000 s. */
const CLOCK = 90_000
const AROUND = 2 ** 33

/** All times in seconds from the stream's start. */
export interface CaptionWindow {
  readonly startTime: string
  readonly now: number
  readonly dvr: number
  /** Where the picture restarts with new timestamps; 0 if it never does. */
  readonly breaksAt: number
  readonly hasEnded: boolean
}

/** The captions' lines in the master playlist. */
export const CAPTION_LINES: readonly string[] = LANGUAGES.map((language) =>
  [
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${CAPTIONS_GROUP}",NAME="${ownName(language)}",LANGUAGE="${language}"`,
    'DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog"',
    `URI="${CAPTIONS_GROUP}/${language}.m3u8"`,
  ].join(),
)

/** The request in an address below a stream's: a language's playlist (segment null) or one of its segments. */
export function captionsIn(file: string): { language: Language; segment: number | null } | undefined {
  const [, tag, segment] = /^words\/([a-zA-Z-]+)(?:\.m3u8|\/(\d{1,7})\.vtt)$/.exec(file) ?? []
  const language = LANGUAGES.find((each) => each === tag)
  return language && { language, segment: segment === undefined ? null : Number(segment) }
}

/** The number of segments available. */
const madeBy = ({ now, hasEnded }: CaptionWindow): number => (hasEnded ? Math.ceil : Math.floor)(now / LENGTH)

/** The segment from which the picture's new timestamps apply; infinite if it never restarts. */
const breakOf = ({ breaksAt }: CaptionWindow): number => (breaksAt > 0 ? Math.ceil(breaksAt / LENGTH) : Infinity)

export function captionPlaylist(language: Language, window: CaptionWindow): string {
  const made = madeBy(window)
  const first = Math.max(0, Math.floor((window.now - window.dvr) / LENGTH))
  const anew = breakOf(window)
  const begin = new Date(Date.parse(window.startTime) + first * LENGTH * 1000).toISOString()
  const lines = Array.from({ length: Math.max(0, made - first) }, (_, place) => {
    const index = first + place
    return [
      ...(index === anew ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${Math.min(LENGTH, window.now - index * LENGTH)},`,
      `${language}/${index}.vtt`,
    ].join('\n')
  })
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${LENGTH}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first > anew ? 1 : 0}`,
    `#EXT-X-PROGRAM-DATE-TIME:${begin}`,
    ...lines,
    ...(window.hasEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}

/**
 * A segment, if it is available: each line spoken during it, in full, so that viewers who join in the middle of a line
 * can read it. The lines repeat once they are over, for streams that run longer than planned.
 */
export function captionSegment(
  index: number,
  said: readonly TranscriptLine[],
  length: number,
  window: CaptionWindow,
): string | undefined {
  if (index >= madeBy(window)) return undefined
  const from = index * LENGTH
  const round = Math.floor(from / length) * length
  const lines = [...said, ...said.map((line) => later(line, length))]
    .map((line) => later(line, round))
    .filter(({ offset, endOffset }) => offset < from + LENGTH && endOffset > from)
  const time = index < breakOf(window) ? from : from - window.breaksAt
  const clock = Math.round(time * CLOCK) % AROUND
  return webVtt(lines, [
    `X-TIMESTAMP-MAP=MPEGTS:${clock},LOCAL:${stamp(from)}`,
    '',
    'NOTE The words are the sandbox’s own, from a table of phrases.',
  ])
}

const later = (line: TranscriptLine, by: number): TranscriptLine => ({
  ...line,
  offset: line.offset + by,
  endOffset: line.endOffset + by,
})
