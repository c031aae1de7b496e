import * as z from 'zod/mini'
import { data, done, get, Paging, page, post } from './endpoint.ts'
import { FileRef } from './file.ts'
import { time } from './kinds.ts'

/** A document that the visitor has saved: a data sheet, a presentation. */
export const Material = z.object({
  /** Taken by material/remove. */
  materialId: z.string(),
  /** The document in its current version; if it is no longer offered, as it was when saved. */
  file: FileRef,
  /** Origin of the document: the data sheets of an EXHIBIT, the papers of a MEETING, the attachments of a PROJECT. */
  source: z.enum(['EXHIBIT', 'MEETING', 'PROJECT']),
  /** exhibitsId, meetingId or projectId, depending on `source`: the row links there. */
  sourceId: z.string(),
  /** Name of the exhibit, meeting or project, in the requested language; its id if it was removed. */
  sourceName: z.string(),
  /** The exhibitor, the meeting's host or the project's owner. Null if it was removed. */
  exhibitorName: z.nullish(z.string()),
  /** When it was saved, ISO 8601 in UTC. */
  saveTime: time,
})
export type Material = z.infer<typeof Material>

export const material = {
  /**
   * Added: the documents of /personal-center/materials, latest first; the specification has the page but no call. 20 a
   * page by default. Requires login; empty if there are none.
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
   * Added: saves a document, by its address at its source. A document that is already saved is returned unchanged.
   * Requires login; refused if the source offers no such document.
   */
  save: post(
    '/api/v2/app/material/save',
    z.object({
      /** Source of the document. */
      source: Material.shape.source,
      /** exhibitsId, meetingId or projectId, depending on `source`. */
      sourceId: z.string(),
      /**
       * `url` of the document, exactly as in the exhibit's downloads, the meeting's materials or the project's
       * attachments.
       */
      url: z.string(),
    }),
    data(Material),
    { authed: true, safe: true, added: true },
  ),
  /**
   * Added: removes documents from the list, but not the documents themselves. Requires login; unknown ids are ignored.
   */
  remove: post(
    '/api/v2/app/material/remove',
    z.object({
      /** Ids from material/list, at most 200. */
      materialIds: z.array(z.string()),
    }),
    done(),
    { authed: true, safe: true, added: true },
  ),
}
