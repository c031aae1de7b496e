import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ladderWidth } from '../media/address.ts'
import { chooseFormat, contentType } from '../media/format.ts'
import type { MediaService } from '../media/media.ts'
import { IMPORTED_MEDIA, PICTURES } from './data.ts'

/** As named by `npm run import`: by their content. */
const FILE = /^[0-9a-f]{16}\.(?:avif|gif|jpg|png|svg|webp)$/
const LARGEST = 1600

/**
 * The organiser's own pictures, at the widths and in the formats of the drawn ones; all others are drawn. A drawing
 * (SVG) is served as a raster picture: nothing in it can run.
 */
export function importedMedia(dir: string, drawn: MediaService): MediaService {
  return {
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.startsWith(IMPORTED_MEDIA)) return drawn.handle(request)
      const name = pathname.slice(IMPORTED_MEDIA.length)
      const file = path.join(dir, PICTURES, name)
      if (!FILE.test(name) || !fs.existsSync(file)) return new Response(null, { status: 404 })
      const requested = Number(searchParams.get('w') ?? LARGEST)
      if (!Number.isInteger(requested) || requested < 1) return new Response(null, { status: 404 })
      const format = chooseFormat('exhibit', request.headers.get('accept') ?? '')
      const raster = sharp(file, { density: 144 }).rotate().flatten({ background: '#fff' })
      const width = Math.min(ladderWidth(requested), LARGEST)
      const bytes = await raster.resize({ width, withoutEnlargement: true }).toFormat(format).toBuffer()
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
        headers: {
          'Content-Type': contentType(format),
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Accept',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
  }
}
