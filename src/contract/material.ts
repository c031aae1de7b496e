import * as z from 'zod/mini'
import { data, done, get, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { time } from './kinds.ts'

/** A document that the visitor has put aside: a data sheet, a presentation. */
export const Material = z.object({
  /** What material/remove takes. */
  materialId: z.string(),
  /** The document as it is offered now; where it is offered no more, as it was when it was put aside. */
  file: FileRef,
  /** Where it came from: the data sheets of an EXHIBIT, the papers of a MEETING, the attachments of a PROJECT. */
  source: z.enum(['EXHIBIT', 'MEETING', 'PROJECT']),
  /** exhibitsId, meetingId or projectId, by `source`: the row links there. */
  sourceId: z.string(),
  /** What the exhibit, meeting or project is called, in the requested language; its id where it is gone. */
  sourceName: z.string(),
  /** Who offers it: the exhibitor, the meeting's host or the project's owner. Null where that is gone. */
  exhibitorName: z.nullish(z.string()),
  /** When it was put aside, ISO 8601 in UTC. */
  saveTime: time,
})
export type Material = z.infer<typeof Material>

export const material = {
  /**
   * Added: the documents of /personal-center/materials, latest first; the specification has the page but no call. At 20
   * a page unless requested otherwise. Logged in only; none: an empty page.
   */
  list: get(
    '/api/v2/app/material/list',
    z.object({
      ...Paging,
      /** Words that must all occur in the names of file, source or exhibitor. */
      keyword: z.optional(z.string()),
      /** Only documents of this kind of source; absent: all. */
      source: z.optional(Material.shape.source),
    }),
    page(Material),
    { authed: true, added: true },
  ),
  /**
   * Added: puts a document aside, by its address there. What was put aside before stays as it is and is answered.
   * Logged in only; refused where the source offers no such document.
   */
  save: post(
    '/api/v2/app/material/save',
    z.object({
      /** What offers the document. */
      source: Material.shape.source,
      /** exhibitsId, meetingId or projectId, by `source`. */
      sourceId: z.string(),
      /** `url` of the document, exactly as the exhibit's downloads, the meeting's materials or the project's attachments have it. */
      url: z.string(),
    }),
    data(Material),
    { authed: true, safe: true, added: true },
  ),
  /** Added: takes documents off the list; the documents themselves stay. Logged in only; ids of nobody are passed over. */
  remove: post(
    '/api/v2/app/material/remove',
    z.object({
      /** At most 200 of material/list's. */
      materialIds: z.array(z.string()),
    }),
    done(),
    { authed: true, safe: true, added: true },
  ),
}
