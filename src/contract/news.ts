import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

export const InformationSummary = z.object({
  informationId: id,
  title: z.string(),
  summary: z.string(),
  cover: Media,
  /** ISO 8601, UTC. Lists are sorted by it, newest first (Spec 7). */
  publishTime: time,
  source: z.string(),
  /** e.g. 'fair', 'exhibitor', 'traffic'. */
  columnId: z.string(),
  columnName: z.string(),
  updateTime: time,
})
export type InformationSummary = z.infer<typeof InformationSummary>

export const Information = z.extend(InformationSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
})
export type Information = z.infer<typeof Information>

export const news = {
  /** Sorted by publish_time, newest first. */
  search: get(
    '/api/v2/app/search/information',
    z.object({
      ...Paging,
      keyword: z.optional(z.string()),
      column: z.optional(z.array(z.string())),
      sort: z.optional(z.string()),
    }),
    page(InformationSummary),
  ),
  detail: get('/api/v2/app/information/detail', z.object({ informationId: z.string() }), data(Information)),
  /** The neighbours by publish time. */
  previous: get(
    '/api/v1/information/previous/{id}',
    z.object({ id: z.string() }),
    data(z.object({ previous: z.nullish(InformationSummary), next: z.nullish(InformationSummary) })),
  ),
}
