import type { Hono } from 'hono'
import type { Exhibit } from '../../contract/catalogue.ts'
import { languageFor } from '../context.ts'
import { type PdfPicture, pdfOf } from '../media/pdf.ts'
import type { Platform } from '../platform.ts'

/** How wide the pictures of a paper are drawn, in pixels. */
const WIDTH = 960

/**
 * The downloads of exhibits, at the addresses that the seed gives them: /media/paper/{exhibit}/{paper}.pdf. Each is drawn
 * when it is asked for, from the exhibit's own pictures, and has the length that the exhibit tells.
 */
export function mountPapers(app: Hono, platform: Platform, draw: (request: Request) => Promise<Response>): void {
  app.get('/media/paper/:id/:paper', async (c) => {
    const language = languageFor(c.req.raw.headers, platform.fair.tenants[0])
    const exhibit = platform.entities.exhibit(c.req.param('id'), language)
    const paper = exhibit?.downloads.find((each) => each.url === c.req.path)
    if (!exhibit || !paper) return c.body(null, 404)
    const pictures = await Promise.all(exhibit.pictures.slice(0, 2).map((media) => pictureOf(media, draw)))
    const bytes = pdfOf(pictures, `${exhibit.exhibitsId} / ${exhibit.booth.hall} ${exhibit.booth.stand}`, paper.bytes)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${exhibit.exhibitsId}-${c.req.param('paper')}"`,
      'cache-control': 'no-cache',
    })
  })
}

async function pictureOf(
  media: Exhibit['picture'],
  draw: (request: Request) => Promise<Response>,
): Promise<PdfPicture> {
  const asked = new Request(`http://sandbox${media.url}?w=${WIDTH}`, { headers: { accept: 'image/jpeg' } })
  const reply = await draw(asked)
  const jpeg = new Uint8Array(await reply.arrayBuffer())
  return { jpeg, width: WIDTH, height: Math.round((WIDTH * media.height) / media.width) }
}
