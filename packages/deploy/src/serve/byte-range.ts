interface ByteRange {
  /** First byte, counted from 0. */
  start: number
  /** Last byte, included. */
  end: number
}

/**
 * The single byte range in a Range header for a file of `size` bytes. Several ranges, other units and invalid values
 * are ignored (undefined: send the full file); a range beyond the end cannot be satisfied (status 416).
 */
function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
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

/** The Range header of a request; null unless it is a GET, the only method for which a range is defined (RFC 9110). */
export const rangeOf = ({ method, headers }: Request): string | null => (method === 'GET' ? headers.get('Range') : null)

interface Part extends ByteRange {
  status: 200 | 206 | 416
  headers: Headers
}

/** The requested part of a file (a video player seeks), described in the headers. The full file without a range. */
export function partOf(request: Request, headers: Headers, size: number, etag: string): Part {
  const ifRange = request.headers.get('If-Range')
  const range = ifRange && ifRange !== etag ? undefined : byteRange(rangeOf(request), size)
  if (range === 'unsatisfiable') {
    headers.delete('Content-Length')
    headers.set('Content-Range', `bytes */${size}`)
    return { status: 416, headers, start: 0, end: -1 }
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  return { status: range ? 206 : 200, headers, start, end }
}
