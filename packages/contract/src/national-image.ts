import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** A country's pavilion ("national image"), as shown in lists. */
export const NationalImageSummary = z.object({
  /** Part of its page's address: /national-image/detail/{nationalImageId}/. */
  nationalImageId: id,
  /** ISO 3166-1 alpha-2, e.g. DE: the value of the region facet that finds all its exhibitors. */
  countryCode: z.string(),
  /** The country's name in the requested language. */
  countryName: z.string(),
  /** Title of the pavilion, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card and page. */
  cover: Media,
  /** The hall it is in: a value of the hall facet, e.g. 8.1. */
  hall: z.string(),
  /** Number of exhibitors of the exhibition from the country. */
  exhibitorsCount: z.number(),
  /**
   * Last change of the pavilion or its exhibitors, ISO 8601 in UTC: a build fetches the record again when this differs.
   */
  updateTime: time,
})
export type NationalImageSummary = z.infer<typeof NationalImageSummary>

/** A complete pavilion, for its page. */
export const NationalImage = z.extend(NationalImageSummary, {
  /** Platform HTML: sanitised before it is shown. */
  content: html,
  /** Pictures of the page; empty if there are none. */
  pictures: z.array(Media),
  /** Organiser of the pavilion, in the requested language. */
  organiserName: z.string(),
  /** The first exhibitors of the country, recommended first; the region filter of the exhibitor lists returns all. */
  exhibitors: z.array(ExhibitorSummary),
})
export type NationalImage = z.infer<typeof NationalImage>

export const nationalImage = {
  /**
   * Added: the pavilions of /national-image in the organiser's order; the specification names the pages but shows no
   * call. 20 a page by default. Open to everyone; empty if there are none.
   */
  list: get('/api/v2/app/nationalImage/list', z.object(Paging), page(NationalImageSummary), { added: true }),
  /** Added: the pavilion of /national-image/detail. Open to everyone; refused if it is not published. */
  detail: get(
    '/api/v2/app/nationalImage/detail',
    z.object({
      /** An id from nationalImage/list. */
      nationalImageId: z.string(),
    }),
    data(NationalImage),
    { added: true },
  ),
}
