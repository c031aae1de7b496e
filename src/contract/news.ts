import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** A news item as lists and cards show it. */
export const InformationSummary = z.object({
  /** Stands in the address of its page: /news/detail/{informationId}/. */
  informationId: id,
  /** The headline, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text under the headline. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /** ISO 8601, UTC. Lists are sorted by it, newest first (Spec 7). */
  publishTime: time,
  /** Who publishes it, in the requested language, e.g. "Press office". */
  source: z.string(),
  /** The column that it is in: a value of the column facet, e.g. 'fair', 'exhibitor', 'traffic'. */
  columnId: z.string(),
  /** The column's name in the requested language. */
  columnName: z.string(),
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type InformationSummary = z.infer<typeof InformationSummary>

/** The whole of a news item, for its page. */
export const Information = z.extend(InformationSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
})
export type Information = z.infer<typeof Information>

export const news = {
  /**
   * News of the exhibition, the newest first; with a keyword and no `sort`, what fits best first. At 10 a page unless
   * asked otherwise, with a facet of columns. Open to everybody; nothing found is an empty page.
   */
  search: get(
    '/api/v2/app/search/information',
    z.object({
      ...Paging,
      /** Words that must all occur in headline or summary. */
      keyword: z.optional(z.string()),
      /** Columns, any of them: values of the facet. */
      column: z.optional(z.array(z.string())),
      /** publish_time: the newest first, with a keyword too (Spec 7). All lists of the site send it, its search does not. */
      sort: z.optional(z.enum(['publish_time'])),
    }),
    page(InformationSummary),
  ),
  /** One news item with its text. Open to everybody; refused for none of this tenant's exhibitions. */
  detail: get(
    '/api/v2/app/information/detail',
    z.object({
      /** One of search/information's. */
      informationId: z.string(),
    }),
    data(Information),
  ),
  /** The neighbours of a news item by publish time. Open to everybody; refused for none of this tenant's exhibitions. */
  previous: get(
    '/api/v1/information/previous/{id}',
    z.object({
      /** informationId of the item whose neighbours are asked. */
      id: z.string(),
    }),
    data(
      z.object({
        /** The one published just before it; null: it is the oldest. */
        previous: z.nullish(InformationSummary),
        /** The one published just after it; null: it is the newest. */
        next: z.nullish(InformationSummary),
      }),
    ),
  ),
}
