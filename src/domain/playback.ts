/*
 * What to do when a stream breaks: at most three recoveries of a source, then the next source, then a clear message. No
 * endless loop: a source counts as healthy again only after a minute without trouble.
 */

/**
 * network: playlists or segments do not arrive; media: the data cannot be decoded; stall: the picture does not move.
 */
export type Trouble = 'network' | 'media' | 'stall'

export interface Playback {
  /** The index of the current source, from 0. */
  readonly source: number
  readonly sources: number
  /** Recoveries of this source since it was last healthy. */
  readonly recoveries: number
  /** When the last trouble occurred, in ms; null before any. */
  readonly troubledAt: number | null
}

/**
 * reload: request again after `wait` ms; decode: give the decoder another chance; next: the next source; fail: give up.
 */
export interface Remedy {
  readonly act: 'reload' | 'decode' | 'next' | 'fail'
  /** In ms. */
  readonly wait: number
}

const RECOVERIES_MAX = 3
/** After this long without trouble a source is healthy again, in ms. */
export const HEALTHY_AFTER = 60_000
/** A picture that has not moved for this long is stalled, in ms. */
export const STALLED_AFTER = 8000
/** The wait before the first recovery, in ms; it doubles with each. */
const FIRST_WAIT = 1000

export const startPlayback = (sources: number): Playback => ({
  source: 0,
  sources,
  recoveries: 0,
  troubledAt: null,
})

/** @param at when it broke, in ms */
export function remedyFor(playback: Playback, trouble: Trouble, at: number): { playback: Playback; remedy: Remedy } {
  const isHealthy = playback.troubledAt !== null && at - playback.troubledAt >= HEALTHY_AFTER
  const recoveries = isHealthy ? 0 : playback.recoveries
  if (recoveries < RECOVERIES_MAX) {
    const act = trouble === 'media' ? 'decode' : 'reload'
    return {
      playback: { ...playback, recoveries: recoveries + 1, troubledAt: at },
      remedy: { act, wait: act === 'decode' ? 0 : FIRST_WAIT * 2 ** recoveries },
    }
  }
  if (playback.source + 1 < playback.sources) {
    return {
      playback: { ...playback, source: playback.source + 1, recoveries: 0, troubledAt: at },
      remedy: { act: 'next', wait: 0 },
    }
  }
  return { playback: { ...playback, troubledAt: at }, remedy: { act: 'fail', wait: 0 } }
}

/** The chapter that runs at a moment, by its index; -1 before the first. */
export function chapterAt(chapters: readonly { readonly offset: number }[], seconds: number): number {
  return chapters.findLastIndex(({ offset }) => offset <= seconds + 0.05)
}

/** A moment outside the playable range by less than this, in seconds, is moved to its nearest edge. */
const SLACK = 30

/** Whether a running stream can be sought to a moment: no longer, because its window has moved on, or not yet. */
export function reachOf(seconds: number, { from, to }: { readonly from: number; readonly to: number }) {
  if (seconds < from - SLACK) return 'gone'
  return seconds > to + SLACK ? 'ahead' : 'within'
}
