import type { Hono } from 'hono'
import { meetingOf } from '../business/subjects.ts'
import { createContext } from '../context.ts'
import { pdfOf } from '../media/pdf.ts'
import { pictureOf } from '../pages/papers.ts'
import type { Platform } from '../platform.ts'
import { agendaOf } from './meeting-rest-agenda.ts'
import { materialsOf } from './meeting-rest-detail.ts'
import { coverOf } from './replay-meeting.ts'

/** Serves the papers of meetings, at the addresses and with the sizes given in a meeting's materials. */
export function mountMeetingPapers(
  app: Hono,
  platform: Platform,
  fetchPicture: (request: Request) => Promise<Response>,
): void {
  app.get('/sandbox/papers/:meetingId/:paper', async (c) => {
    for (const { tenantId } of platform.fair.tenants) {
      const context = createContext(platform, new Headers({ tenantId, language: c.req.header('language') ?? '' }))
      const meeting = meetingOf(c.req.param('meetingId'), context)
      const file =
        meeting && materialsOf(meeting, agendaOf(meeting, context), context).find(({ url }) => url === c.req.path)
      if (!meeting || !file) continue
      const cover = await pictureOf(coverOf(meeting), fetchPicture)
      return c.body(pdfOf([cover], `${meeting.meetingId} / ${meeting.hall}`, file.bytes), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${meeting.meetingId}-${c.req.param('paper')}"`,
        'cache-control': 'no-cache',
      })
    }
    return c.body(null, 404)
  })
}
