import fs from 'node:fs'
import path from 'node:path'
import { type Fragment, movedBy, readFragments } from './boxes.ts'
import type { Scene } from './scenes.ts'

/**
 * The sample's films, one for each scene (scenes.ts): seamless loops of eight seconds (scripts/make-streams.ts),
 * repeated endlessly. All times are in seconds from the beginning of a stream.
 */
export const FILMS = ['low', 'high', 'open', 'sound'] as const
export type FilmName = (typeof FILMS)[number]

/** The length after which the film repeats. */
const LOOP = 8

/** A segment in the file. */
interface Cut {
  readonly start: number
  readonly duration: number
  readonly parts: readonly { readonly fragment: Fragment; readonly length: number }[]
}

export interface Film {
  readonly init: Buffer
  /** The longest segment. */
  readonly target: number
  /** The longest part of a segment; 0 for a film whose segments have no parts. */
  readonly partTarget: number
  /** The segment that plays at a moment. */
  indexAt(seconds: number): number
  startOf(index: number): number
  durationOf(index: number): number
  /** Lengths of a segment's parts, in order; a single one for an undivided segment. */
  partsOf(index: number): readonly number[]
  /** A segment, or a part of it, shifted by `later` seconds. Undefined if there is no such part. */
  bytes(index: number, part: number | null, later: number): Buffer | undefined
}

/** The attributes of each film in a master playlist. */
export const STREAM_INFO: Readonly<Record<FilmName, string>> = {
  low: 'BANDWIDTH=110000,RESOLUTION=480x270,CODECS="avc1.4d4015,mp4a.40.2",FRAME-RATE=15.000',
  high: 'BANDWIDTH=180000,RESOLUTION=960x540,CODECS="avc1.4d401f,mp4a.40.2",FRAME-RATE=15.000',
  open: 'BANDWIDTH=80000,RESOLUTION=480x270,CODECS="vp09.00.21.08,opus",FRAME-RATE=15.000',
  sound: 'BANDWIDTH=40000,CODECS="mp4a.40.2"',
}

const read = new Map<string, Film>()

/** The film of a scene; all of them have the same audio. Its file is read on first use. */
export function filmOf(name: FilmName, scene: Scene): Film {
  const file = path.join(import.meta.dirname, 'films', name === 'sound' ? '' : scene, `${name}.mp4`)
  const known = read.get(file)
  if (known) return known
  const film = makeFilm(name, fs.readFileSync(file))
  read.set(file, film)
  return film
}

function makeFilm(name: FilmName, file: Buffer): Film {
  const { init, scales, fragments } = readFragments(file)
  const starts = fragments.map(({ tracks: [track] }) => {
    const time = track ? Number(track.time) / (scales.get(track.trackId) ?? 1) : 0
    return Math.round(time * 1000) / 1000
  })
  const ends = [...starts.slice(1), LOOP + (starts[0] ?? 0)]
  const pieces = fragments.map((fragment, index) => ({
    fragment,
    length: (ends[index] ?? 0) - (starts[index] ?? 0),
  }))
  // A segment begins with a keyframe: every two seconds. Audio can begin anywhere.
  const perCut = name === 'sound' ? 1 : fragments.length / (LOOP / 2)
  const cuts: Cut[] = Array.from({ length: fragments.length / perCut }, (_, index) => {
    const parts = pieces.slice(index * perCut, (index + 1) * perCut)
    return { start: starts[index * perCut] ?? 0, duration: parts.reduce((sum, { length }) => sum + length, 0), parts }
  })
  const cutAt = (index: number) => cuts[index % cuts.length]
  const before = (index: number) => Math.floor(index / cuts.length) * LOOP

  return {
    init,
    target: Math.ceil(Math.max(...cuts.map(({ duration }) => duration))),
    partTarget: perCut === 1 ? 0 : Math.max(...pieces.map(({ length }) => length)),
    indexAt: (seconds) => {
      const rounds = Math.floor(seconds / LOOP)
      const within = cuts.findLastIndex(({ start }) => start <= seconds - rounds * LOOP + 0.001)
      return Math.max(0, rounds * cuts.length + within)
    },
    startOf: (index) => before(index) + (cutAt(index)?.start ?? 0),
    durationOf: (index) => cutAt(index)?.duration ?? 0,
    partsOf: (index) => (cutAt(index)?.parts ?? []).map(({ length }) => length),
    bytes: (index, part, later) => {
      const all = cutAt(index)?.parts ?? []
      const expected = part === null ? all : all.slice(part, part + 1)
      if (expected.length === 0) return undefined
      return Buffer.concat(expected.map(({ fragment }) => movedBy(fragment, scales, before(index) + later)))
    },
  }
}
