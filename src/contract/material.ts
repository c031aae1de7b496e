import * as z from 'zod/mini'
import { data, done, get, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { time } from './kinds.ts'

/** A document that the visitor has put aside: a data sheet, a presentation. */
export const Material = z.object({
  materialId: z.string(),
  file: FileRef,
  /** Where it came from, and the id there. */
  source: z.enum(['EXHIBIT', 'MEETING', 'PROJECT']),
  sourceId: z.string(),
  sourceName: z.string(),
  exhibitorName: z.nullish(z.string()),
  saveTime: time,
})
export type Material = z.infer<typeof Material>

export const material = {
  /** Added: the documents of /personal-center/materials; the specification has the page but no call. */
  list: get(
    '/api/v2/app/material/list',
    z.object({ ...Paging, keyword: z.optional(z.string()), source: z.optional(Material.shape.source) }),
    page(Material),
    { authed: true, added: true },
  ),
  /** Added: puts a document aside, by its address there; what was put aside before stays as it is. */
  save: post(
    '/api/v2/app/material/save',
    z.object({ source: Material.shape.source, sourceId: z.string(), url: z.string() }),
    data(Material),
    { authed: true, safe: true, added: true },
  ),
  /** Added: takes documents off the list. */
  remove: post('/api/v2/app/material/remove', z.object({ materialIds: z.array(z.string()) }), done(), {
    authed: true,
    safe: true,
    added: true,
  }),
}
