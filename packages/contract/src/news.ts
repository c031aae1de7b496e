import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** A news item as shown in lists and on cards. */
export const InformationSummary = z.object({
  /** Part of its page's address: /news/detail/{informationId}/. */
  informationId: id,
  /** The headline, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text under the headline. */
  summary: z.string(),
  /** Wide picture of its card. */
  cover: Media,
  /** ISO 8601 in UTC. Lists are sorted by it, newest first (Spec 7). */
  publishTime: time,
  /** Publisher, in the requested language, e.g. "Press office". */
  source: z.string(),
  /** Its column: a value of the column facet, e.g. 'fair', 'exhibitor', 'traffic'. */
  columnId: z.string(),
  /** The column's name in the requested language. */
  columnName: z.string(),
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type InformationSummary = z.infer<typeof InformationSummary>

/** A complete news item, for its page. */
export const Information = z.extend(InformationSummary, {
  /** Platform HTML: sanitised before it is shown. */
  content: html,
})
export type Information = z.infer<typeof Information>

export const news = {
  /**
   * News of the exhibition, newest first; with a keyword and no `sort`, the best matches first. 10 a page by default,
   * with a facet of columns. Open to everyone; empty if none match.
   */
  search: get(
    '/api/v2/app/search/information',
    z.object({
      ...Paging,
      /** Words that must all occur in the headline or summary. */
      keyword: z.optional(z.string()),
      /** Columns, any of them: values of the facet. */
      column: z.optional(z.array(z.string())),
      /**
       * publish_time: newest first, even with a keyword (Spec 7). All lists of the site send it, its search does not.
       */
      sort: z.optional(z.enum(['publish_time'])),
    }),
    page(InformationSummary),
  ),
  /** One news item with its text. Open to everyone; refused if it is not of one of this tenant's exhibitions. */
  detail: get(
    '/api/v2/app/information/detail',
    z.object({
      /** An id from search/information. */
      informationId: z.string(),
    }),
    data(Information),
  ),
  /**
   * The neighbours of a news item by publish time. Open to everyone; refused if it is not of this tenant's exhibitions.
   */
  previous: get(
    '/api/v1/information/previous/{id}',
    z.object({
      /** informationId of the item between them. */
      id: z.string(),
    }),
    data(
      z.object({
        /** The item published just before it; null: this is the oldest. */
        previous: z.nullish(InformationSummary),
        /** The item published just after it; null: this is the newest. */
        next: z.nullish(InformationSummary),
      }),
    ),
  ),
}
