import * as z from 'zod/mini'
import { MicroBlock } from './decoration.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { embed, id, time } from './kinds.ts'

export const MicroPageSummary = z.object({
  microPageId: id,
  title: z.string(),
  summary: z.string(),
  cover: Media,
  /** The route that this page fills: PROMOTE /promote, OPEN_WEEK /cainiao-openweek, MIXED_LIST /mixed-list, the SERVICES of news and micro pages. */
  code: z.nullish(z.enum(['PROMOTE', 'OPEN_WEEK', 'MIXED_LIST', 'NEWS_SERVICES', 'MICRO_SERVICES'])),
  updateTime: time,
})
export type MicroPageSummary = z.infer<typeof MicroPageSummary>

export const MicroPage = z.extend(MicroPageSummary, {
  /** In their order; null stands for a block that this site does not know or that is broken, and draws nothing. */
  blocks: z.array(z.nullable(MicroBlock)),
  /** Exact origins (https://host) that may embed it and hear its height; empty: none may. */
  embedOrigins: z.array(embed),
})
export type MicroPage = z.infer<typeof MicroPage>

export const micro = {
  /** Added: the micro pages of /micro-list; the specification has the page but shows no call. */
  list: get(
    '/api/v2/app/microPage/list',
    z.object({ ...Paging, keyword: z.optional(z.string()) }),
    page(MicroPageSummary),
    { added: true },
  ),
  /** Added: a published micro page by microPageId (Spec 2). */
  detail: get('/api/v2/app/microPage/{microPageId}', z.object({ microPageId: z.string() }), data(MicroPage), {
    added: true,
  }),
}
