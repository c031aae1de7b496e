import { parseAddress } from '@fair/contract/rules/address.ts'

/*
 * Captions of a stream: WebVTT in segments (RFC 8216, 3.5 and 4.3). Provides what a player needs: the list of segments,
 * and when each of their lines is shown.
 */

/** Ticks per second of an MPEG-TS timestamp, which wraps around after 33 bits. */
const CLOCK = 90_000
const AROUND = 2 ** 33 / CLOCK

export interface CaptionSegment {
  readonly url: string
  /** In seconds. */
  readonly duration: number
  /** Number of discontinuities up to this segment: times with the same number share a clock. */
  readonly count: number
}

export interface CaptionPlaylist {
  /** Longest segment, in seconds: the interval for checking for another. */
  readonly target: number
  readonly hasEnded: boolean
  readonly segments: readonly CaptionSegment[]
}

/**
 * Parses a playlist of captions; null for any other text. `base`: its own address, for the relative addresses in it.
 */
export function readCaptionPlaylist(text: string, base: string): CaptionPlaylist | null {
  const lines = linesOf(text)
  if (lines[0] !== '#EXTM3U') return null
  const segments: CaptionSegment[] = []
  let count = 0
  let duration = 0
  let target = 0
  for (const line of lines) {
    const [, tag, value = ''] = /^#(EXT[^:]*)(?::(.*))?$/.exec(line) ?? []
    if (tag === 'EXT-X-TARGETDURATION') target = Number.parseFloat(value) || 0
    else if (tag === 'EXT-X-DISCONTINUITY-SEQUENCE') count = Number.parseInt(value, 10) || 0
    else if (tag === 'EXT-X-DISCONTINUITY') count += 1
    else if (tag === 'EXTINF') duration = Number.parseFloat(value) || 0
    else if (line !== '' && !line.startsWith('#')) {
      const address = parseAddress(line, base)
      if (address) segments.push({ url: address.href, duration, count })
    }
  }
  return { target: Math.max(1, target), hasEnded: lines.includes('#EXT-X-ENDLIST'), segments }
}

/** A line of a segment. `start` and `end` in seconds on the clock of the stream's media; `text` as in WebVTT. */
export interface CaptionCue {
  readonly start: number
  readonly end: number
  readonly text: string
}

const MOMENT = /(?:(\d+):)?(\d\d):(\d\d\.\d{3})/
const SPAN = new RegExp(`^${MOMENT.source}\\s+-->\\s+${MOMENT.source}`)

/** The lines of a segment, in order; empty for anything that is no WebVTT. */
export function readCaptions(text: string): CaptionCue[] {
  const [head = '', ...blocks] = linesOf(text)
    .join('\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT\b/.test(head)) return []
  const shift = shiftOf(head)
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line, index) => index > 0 || line !== '')
    // A line may be preceded by a line with its identifier.
    const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'))
    const [, h1, m1, s1, h2, m2, s2] = SPAN.exec(lines[at] ?? '') ?? []
    const words = lines
      .slice(at + 1)
      .join('\n')
      .trim()
    if (words === '' || s1 === undefined || s2 === undefined) return []
    return [{ start: secondsOf(h1, m1, s1) + shift, end: secondsOf(h2, m2, s2) + shift, text: words }]
  })
}

/** The offset that the header adds to each time: it maps a moment of the file to one of the media's clock. */
function shiftOf(head: string): number {
  const map = /^X-TIMESTAMP-MAP=(.*)$/m.exec(head)?.[1] ?? ''
  const [, hours, minutes, seconds = '0'] = new RegExp(`LOCAL:${MOMENT.source}`).exec(map) ?? []
  const clock = Number(/MPEGTS:(\d+)/.exec(map)?.[1] ?? 0)
  return clock / CLOCK - secondsOf(hours, minutes, seconds)
}

const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)

/** The same time on a clock that wraps around, closest to another time (both in seconds). */
export const unwrapped = (time: number, near: number): number => time + Math.round((near - time) / AROUND) * AROUND
