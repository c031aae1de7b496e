/*
 * The few boxes of fragmented MP4 (ISO/IEC 14496-12) that a stream needs: where a fragment begins in time, and where it
 * ends in the file.
 */

/** A box by its position: its type, and the offsets of its size field, its content and its end. */
interface Box {
  readonly type: string
  readonly start: number
  readonly inside: number
  readonly end: number
}

/** A moof with its mdat, and the position of each track's time in it. */
export interface Fragment {
  readonly bytes: Buffer
  readonly tracks: readonly FragmentTrack[]
}

interface FragmentTrack {
  readonly trackId: number
  /** The first sample's time, in the track's time scale. */
  readonly time: bigint
  /** The position of the time in `bytes`, in 8 bytes. */
  readonly at: number
}

/** The content of a fragmented file: the initialisation, each track's time scale, and the fragments in order. */
export interface Fragmented {
  readonly init: Buffer
  readonly scales: ReadonlyMap<number, number>
  readonly fragments: readonly Fragment[]
}

function* boxesIn(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let start = from; start + 8 <= to; ) {
    const size = file.readUInt32BE(start)
    const type = file.toString('latin1', start + 4, start + 8)
    if (size < 8 || start + size > to) throw new Error(`A box ${type} of ${size} bytes at ${start} is none`)
    yield { type, start, inside: start + 8, end: start + size }
    start += size
  }
}

function within(file: Buffer, box: Box, ...path: string[]): Box[] {
  const [type, ...deeper] = path
  const found = [...boxesIn(file, box.inside, box.end)].filter((each) => each.type === type)
  return deeper.length === 0 ? found : found.flatMap((each) => within(file, each, ...deeper))
}

/** @throws Error for anything but a fragmented MP4 with 64-bit fragment times */
export function readFragments(file: Buffer): Fragmented {
  const boxes = [...boxesIn(file)]
  const movie = boxes.find(({ type }) => type === 'moov')
  const first = boxes.find(({ type }) => type === 'moof')
  if (!movie || !first) throw new Error('The file has no fragments')
  const fragments = boxes.flatMap((box, index) => {
    const data = boxes[index + 1]
    if (box.type !== 'moof' || data?.type !== 'mdat') return []
    const bytes = file.subarray(box.start, data.end)
    const own = { ...box, start: 0, inside: 8, end: box.end - box.start }
    return [{ bytes, tracks: within(bytes, own, 'traf').map((traf) => trackOf(bytes, traf)) }]
  })
  return { init: file.subarray(0, movie.end), scales: scalesOf(file, movie), fragments }
}

function trackOf(bytes: Buffer, traf: Box): FragmentTrack {
  const [header] = within(bytes, traf, 'tfhd')
  const [time] = within(bytes, traf, 'tfdt')
  if (!header || !time || bytes[time.inside] !== 1) throw new Error('A fragment does not say when it begins')
  const at = time.inside + 4
  return { trackId: bytes.readUInt32BE(header.inside + 4), time: bytes.readBigUInt64BE(at), at }
}

function scalesOf(file: Buffer, movie: Box): Map<number, number> {
  return new Map(
    within(file, movie, 'trak').map((track) => {
      const [header] = within(file, track, 'tkhd')
      const [media] = within(file, track, 'mdia', 'mdhd')
      if (!header || !media) throw new Error('A track without a header')
      // The longer version has 64-bit dates before both fields.
      const wide = (box: Box) => (file[box.inside] === 1 ? 20 : 12)
      return [file.readUInt32BE(header.inside + wide(header)), file.readUInt32BE(media.inside + wide(media))]
    }),
  )
}

/**
 * The fragment, shifted by `seconds`; not before time zero, where audio that starts slightly before its picture would
 * be.
 */
export function movedBy(fragment: Fragment, scales: ReadonlyMap<number, number>, seconds: number): Buffer {
  const bytes = Buffer.from(fragment.bytes)
  for (const { trackId, time, at } of fragment.tracks) {
    const moved = time + BigInt(Math.round(seconds * (scales.get(trackId) ?? 1)))
    bytes.writeBigUInt64BE(moved < 0n ? 0n : moved, at)
  }
  return bytes
}
