import type { MediaKind } from './address.ts'

export type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** Smallest first. A mark's few flat inks come out smaller without loss, and keep their transparent ground. */
const PHOTOGRAPHIC: readonly Format[] = ['avif', 'webp']
const FLAT: readonly Format[] = ['webp']

/** The format for a request: the smallest that its Accept header names, else the one that every client reads. */
export function chooseFormat(kind: MediaKind, accept: string): Format {
  const offered = kind === 'logo' ? FLAT : PHOTOGRAPHIC
  return offered.find((format) => names(accept, contentType(format))) ?? (kind === 'logo' ? 'png' : 'jpeg')
}

export function contentType(format: Format): string {
  return `image/${format}`
}

/** Whether the header names the type itself: a wildcard comes from clients that read no modern format, too. */
function names(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
