import type { Hono } from 'hono'
import { languageFor } from '../context.ts'
import { type PdfPicture, pdfOf } from '../media/pdf.ts'
import type { Platform } from '../platform.ts'
import { type ProjectPaper, projectPaperAt } from '../seed/content/projects/papers.ts'
import type { Exhibit } from '../sent.ts'

/** The width of the pictures in a paper, in pixels. */
const WIDTH = 960

/**
 * The downloads of exhibits and projects, at the addresses given by the seed: /media/paper/{id}/{paper}.pdf. Each is
 * rendered on request, from separate pictures, and has the length stated by the exhibit or project.
 */
export function mountPapers(
  app: Hono,
  platform: Platform,
  fetchPicture: (request: Request) => Promise<Response>,
): void {
  app.get('/media/paper/:id/:paper', async (c) => {
    const language = languageFor(c.req.raw.headers, platform.fair.tenants[0])
    const { id, paper: file } = c.req.param()
    const paper = exhibitPaper(platform.entities.exhibit(id, language), c.req.path) ?? projectPaperAt(c.req.path)
    if (!paper) return c.body(null, 404)
    const pictures = await Promise.all(paper.pictures.map((media) => pictureOf(media, fetchPicture)))
    const bytes = pdfOf(pictures, paper.line, paper.bytes)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}-${file}"`,
      'cache-control': 'no-cache',
    })
  })
}

function exhibitPaper(exhibit: Exhibit | undefined, address: string): ProjectPaper | undefined {
  const paper = exhibit?.downloads.find((each) => each.url === address)
  if (!exhibit || !paper) return undefined
  const line = `${exhibit.exhibitsId} / ${exhibit.booth.hall} ${exhibit.booth.stand}`
  return { pictures: exhibit.pictures.slice(0, 2), line, bytes: paper.bytes }
}

/** A picture of the sandbox in the form that a paper needs. */
export async function pictureOf(
  media: Exhibit['picture'],
  fetchPicture: (request: Request) => Promise<Response>,
): Promise<PdfPicture> {
  const requested = new Request(`http://sandbox${media.url}?w=${WIDTH}`, { headers: { accept: 'image/jpeg' } })
  const reply = await fetchPicture(requested)
  const jpeg = new Uint8Array(await reply.arrayBuffer())
  return { jpeg, width: WIDTH, height: Math.round((WIDTH * media.height) / media.width) }
}
