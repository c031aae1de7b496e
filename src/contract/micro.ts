import * as z from 'zod/mini'
import { MicroBlock } from './decoration.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { embed, id, time } from './kinds.ts'

/** A micro page, composed by the organiser of blocks, as lists show it. */
export const MicroPageSummary = z.object({
  /** Stands in the address of its page, /micro-page/{microPageId}/, and in ?microPageId= (Spec 2). */
  microPageId: id,
  /** Its heading, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text, for cards and search engines. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /**
   * The route that this page fills: PROMOTE /promote, OPEN_WEEK /cainiao-openweek, MIXED_LIST /mixed-list, NEWS_SERVICES
   * /news/servics, MICRO_SERVICES /micro-page/servics. Null or absent: it is at its own address alone.
   */
  code: z.nullish(z.enum(['PROMOTE', 'OPEN_WEEK', 'MIXED_LIST', 'NEWS_SERVICES', 'MICRO_SERVICES'])),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type MicroPageSummary = z.infer<typeof MicroPageSummary>

/** A published micro page with its blocks. */
export const MicroPage = z.extend(MicroPageSummary, {
  /** In their order; null stands for a block that this site does not know or that is broken, and renders nothing. */
  blocks: z.array(z.nullable(MicroBlock)),
  /** Exact origins (https://host) that may embed it and hear its height; empty: none may. */
  embedOrigins: z.array(embed),
})
export type MicroPage = z.infer<typeof MicroPage>

export const micro = {
  /**
   * Added: the published micro pages of /micro-list in the organiser's order; the specification has the page but shows
   * no call. At 20 a page unless requested otherwise. Open to everybody; none found is an empty page.
   */
  list: get(
    '/api/v2/app/microPage/list',
    z.object({
      ...Paging,
      /** Words that must all occur in title or summary. */
      keyword: z.optional(z.string()),
    }),
    page(MicroPageSummary),
    { added: true },
  ),
  /**
   * Added: a published micro page by microPageId (Spec 2). Open to everybody; refused for one that is not published, which
   * decorations/preview shows to who may see it, and for none of this tenant.
   */
  detail: get(
    '/api/v2/app/microPage/{microPageId}',
    z.object({
      /** One of microPage/list's; it may be of another exhibition of the tenant. */
      microPageId: z.string(),
    }),
    data(MicroPage),
    { added: true },
  ),
}
