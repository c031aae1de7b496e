export interface ByteRange {
  /** First byte, counted from 0. */
  start: number
  /** Last byte, included. */
  end: number
}

/**
 * The one range of bytes that a Range header asks of a file of `size` bytes. Several ranges, other units and nonsense
 * are ignored (undefined: send the whole); a range beyond the end can't be satisfied (status 416).
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
