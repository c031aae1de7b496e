import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** A country's own pavilion ("national image"), as lists show it. */
export const NationalImageSummary = z.object({
  /** Stands in the address of its page: /national-image/detail/{nationalImageId}/. */
  nationalImageId: id,
  /** ISO 3166-1 alpha-2, e.g. DE: the value of the region facet by which all its exhibitors are found. */
  countryCode: z.string(),
  /** The country's name in the requested language. */
  countryName: z.string(),
  /** What the pavilion is called, in the requested language. */
  title: z.string(),
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Wide picture of its card and page. */
  cover: Media,
  /** The hall in which it stands: a value of the hall facet, e.g. 8.1. */
  hall: z.string(),
  /** How many exhibitors of the exhibition come from the country. */
  exhibitorsCount: z.number(),
  /** Last change of the pavilion or of one of its exhibitors, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type NationalImageSummary = z.infer<typeof NationalImageSummary>

/** The whole of a pavilion, for its page. */
export const NationalImage = z.extend(NationalImageSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  /** Pictures of the page; empty without. */
  pictures: z.array(Media),
  /** Who runs the pavilion, in the requested language. */
  organiserName: z.string(),
  /** The first exhibitors of the country, recommended first; all by the region filter of the exhibitor lists. */
  exhibitors: z.array(ExhibitorSummary),
})
export type NationalImage = z.infer<typeof NationalImage>

export const nationalImage = {
  /**
   * Added: the pavilions of /national-image in the organiser's order; the specification names the pages but shows no
   * call. At 20 a page unless requested otherwise. Open to everybody; none is an empty page.
   */
  list: get('/api/v2/app/nationalImage/list', z.object(Paging), page(NationalImageSummary), { added: true }),
  /** Added: the pavilion of /national-image/detail. Open to everybody; refused for one that is not published. */
  detail: get(
    '/api/v2/app/nationalImage/detail',
    z.object({
      /** One of nationalImage/list's. */
      nationalImageId: z.string(),
    }),
    data(NationalImage),
    { added: true },
  ),
}
