// Brotli and gzip beside a file, as `name.br` and `name.gz`: what nginx (gzip_static, brotli_static) and Caddy (precompressed)
// send instead of compressing it for each visitor. A release into a folder writes them, for what has changed: builds and
// merges stay as they are, and in a bucket they would double the objects for nothing, as CDNs compress by themselves.
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isNamedByContent } from '../serve/cache-control.ts'
import { compresses, mediaTypeOf } from '../serve/media-types.ts'

export const ENDINGS = ['.br', '.gz'] as const

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** What is named by its content is compressed once for months; 11 makes pages 8 % smaller in 30 times the time. */
const BROTLI_QUALITY = { lasting: 11, page: 7 }

/** Bytes back to which brotli finds repetitions, unless told otherwise. */
const USUAL_WINDOW = 2 ** 22

/** Whether it is beside a file in a folder of releases, and is no file of the site's own. */
export const isPrecompressed = (name: string): boolean => ENDINGS.some((ending) => name.endsWith(ending))

/**
 * Writes both beside a file, where compressing pays. Their time of change is the file's, so that every coding tells the same.
 *
 * @param name from the site's folder
 * @param place how a finished file comes into its place
 */
export async function precompress(
  name: string,
  path: string,
  place: (path: string, bytes: Buffer) => void | Promise<void> = writeFile,
): Promise<void> {
  const { size, atime, mtime } = await stat(path)
  if (!compresses(mediaTypeOf(name), size)) return
  const bytes = await readFile(path)
  const quality = BROTLI_QUALITY[isNamedByContent(`/${name}`) ? 'lasting' : 'page']
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // Archives of pages repeat themselves over megabytes.
    ...(size > USUAL_WINDOW ? { [constants.BROTLI_PARAM_LGWIN]: 24 } : {}),
  }
  const made = { '.br': await brotli(bytes, { params }), '.gz': await zip(bytes, { level: 9 }) }
  for (const ending of ENDINGS) {
    await place(path + ending, made[ending])
    await utimes(path + ending, atime, mtime)
  }
}
