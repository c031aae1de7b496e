import { CAPTIONS_GROUP } from './captions.ts'
import { type Film, type FilmName, STREAM_INFO } from './film.ts'

/** The window of a running stream, as a playlist shows it. All times in seconds from the stream's start. */
export interface Window {
  /** The end of the available content. */
  readonly now: number
  /** How far a viewer can rewind; 0 for only the newest segments. */
  readonly dvr: number
  /** Segments are also available in parts (LL-HLS). */
  readonly inParts: boolean
  /** The stream's start, ISO 8601. */
  readonly startTime: string
  /** From this segment on the picture restarts with new timestamps. */
  readonly breakAt: number | null
  readonly hasEnded: boolean
  /** The player already has all but the newest (delta update). */
  readonly skip: boolean
}

/** The number of segments in a playlist without rewinding. */
const FEW = 6
/** Segments from the end whose parts are still listed. */
const WITH_PARTS = 3

const seconds = (value: number): string => value.toFixed(5).replace(/\.?0+$/, '')

/** The master playlist: choosing the best quality is up to the player. `captions`: their lines (captions.ts). */
export function masterPlaylist(films: readonly FilmName[], captions: readonly string[] = []): string {
  const group = captions.length > 0 ? `,SUBTITLES="${CAPTIONS_GROUP}"` : ''
  const lines = films.flatMap((name) => [`#EXT-X-STREAM-INF:${STREAM_INFO[name]}${group}`, `${name}.m3u8`])
  return ['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS', ...captions, ...lines, ''].join('\n')
}

/** A recording: the film repeated to fill `duration` seconds. */
export function recordingPlaylist(film: Film, name: FilmName, duration: number): string {
  const lines: string[] = []
  for (let index = 0; film.startOf(index) < duration; index += 1) {
    const left = duration - film.startOf(index)
    lines.push(`#EXTINF:${seconds(Math.min(film.durationOf(index), left))},`, `${name}/${index}.m4s`)
  }
  return [
    ...headOf(film, name),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...lines,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

const headOf = (film: Film, name: FilmName): string[] => [
  '#EXTM3U',
  '#EXT-X-VERSION:9',
  `#EXT-X-TARGETDURATION:${film.target}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-MAP:URI="${name}/init.mp4"`,
]

/** The current state of a running stream: complete segments, and the parts of the unfinished one. */
export function livePlaylist(film: Film, name: FilmName, window: Window): string {
  const { now, dvr, breakAt, hasEnded } = window
  const running = film.indexAt(now)
  const inParts = window.inParts && film.partTarget > 0 && !hasEnded
  const first = dvr > 0 ? film.indexAt(Math.max(0, now - dvr)) : Math.max(0, running - FEW)
  const skipUntil = film.target * FEW
  const skipped = inParts && window.skip ? Math.max(0, film.indexAt(Math.max(0, now - skipUntil)) - first) : 0
  const lines: string[] = []
  for (let index = first + skipped; index < running; index += 1) {
    if (index === breakAt) lines.push('#EXT-X-DISCONTINUITY')
    if (index === first) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${timeOf(window, film.startOf(index))}`)
    if (inParts && index >= running - WITH_PARTS) lines.push(...partLines(film, name, index, Infinity))
    lines.push(`#EXTINF:${seconds(film.durationOf(index))},`, `${name}/${index}.m4s`)
  }
  if (running === breakAt) lines.push('#EXT-X-DISCONTINUITY')
  if (inParts) {
    const made = partLines(film, name, running, now - film.startOf(running))
    lines.push(...made, `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${name}/${running}.${made.length}.m4s"`)
  }
  return [
    ...headOf(film, name),
    ...(inParts
      ? [
          `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,CAN-SKIP-UNTIL=${skipUntil},PART-HOLD-BACK=${seconds(3.1 * film.partTarget)}`,
          `#EXT-X-PART-INF:PART-TARGET=${seconds(film.partTarget)}`,
        ]
      : []),
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${breakAt !== null && first > breakAt ? 1 : 0}`,
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    ...lines,
    ...(hasEnded ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}

const timeOf = ({ startTime }: Window, from: number): string =>
  new Date(Date.parse(startTime) + Math.round(from * 1000)).toISOString()

/** The parts of a segment that are available after `elapsed` seconds of it. */
function partLines(film: Film, name: FilmName, index: number, elapsed: number): string[] {
  const lengths = film.partsOf(index)
  return lengths
    .slice(0, partsMade(lengths, elapsed))
    .map(
      (length, part) =>
        `#EXT-X-PART:DURATION=${seconds(length)},URI="${name}/${index}.${part}.m4s"${part === 0 ? ',INDEPENDENT=YES' : ''}`,
    )
}

/** How many parts are complete. */
export function partsMade(lengths: readonly number[], elapsed: number): number {
  let end = 0
  return lengths.filter((length) => {
    end += length
    return end <= elapsed + 0.001
  }).length
}
