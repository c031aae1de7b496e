import * as z from 'zod/mini'
import { MicroBlock } from './decoration.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { embed, id, time } from './kinds.ts'

/** A micro page, which the organiser composes of blocks, as shown in lists. */
export const MicroPageSummary = z.object({
  /** Part of its page's address, /micro-page/{microPageId}/, and of ?microPageId= (Spec 2). */
  microPageId: id,
  /** Its heading, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text, for cards and search engines. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /**
   * The route that this page fills: PROMOTE /promote, OPEN_WEEK /cainiao-openweek, MIXED_LIST /mixed-list,
   * NEWS_SERVICES /news/servics, MICRO_SERVICES /micro-page/servics. Null or absent: it is only at its own address.
   */
  code: z.nullish(z.enum(['PROMOTE', 'OPEN_WEEK', 'MIXED_LIST', 'NEWS_SERVICES', 'MICRO_SERVICES'])),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type MicroPageSummary = z.infer<typeof MicroPageSummary>

/** A published micro page with its blocks. */
export const MicroPage = z.extend(MicroPageSummary, {
  /** The blocks, in order; null represents a block that is unknown to this site or invalid, and renders nothing. */
  blocks: z.array(z.nullable(MicroBlock)),
  /** Exact origins (https://host) that may embed it and receive its height; empty: none may. */
  embedOrigins: z.array(embed),
})
export type MicroPage = z.infer<typeof MicroPage>

export const micro = {
  /**
   * Added: the published micro pages of /micro-list in the organiser's order; the specification has the page but shows
   * no call. 20 a page by default. Open to everyone; empty if none match.
   */
  list: get(
    '/api/v2/app/microPage/list',
    z.object({
      ...Paging,
      /** Words that must all occur in the title or summary. */
      keyword: z.optional(z.string()),
    }),
    page(MicroPageSummary),
    { added: true },
  ),
  /**
   * Added: a published micro page by microPageId (Spec 2). Open to everyone; refused if it is not one of this tenant,
   * or not published (decorations/preview shows those to authorised users).
   */
  detail: get(
    '/api/v2/app/microPage/{microPageId}',
    z.object({
      /** An id from microPage/list; it may belong to another exhibition of the tenant. */
      microPageId: z.string(),
    }),
    data(MicroPage),
    { added: true },
  ),
}
