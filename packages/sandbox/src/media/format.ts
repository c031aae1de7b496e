import type { MediaKind } from './address.ts'

export type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** Smallest first. A mark's few flat inks are smaller when lossless, and retain their transparent background. */
const PHOTOGRAPHIC: readonly Format[] = ['avif', 'webp']
const FLAT: readonly Format[] = ['webp']

/**
 * The format for a request: the smallest that its Accept header names, otherwise the one that every client can read.
 */
export function chooseFormat(kind: MediaKind, accept: string): Format {
  const offered = kind === 'logo' ? FLAT : PHOTOGRAPHIC
  return offered.find((format) => names(accept, contentType(format))) ?? (kind === 'logo' ? 'png' : 'jpeg')
}

export function contentType(format: Format): string {
  return `image/${format}`
}

/** Whether the header names the type itself: a wildcard is also sent by clients that support no modern format. */
function names(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
