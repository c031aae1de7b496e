import * as z from 'zod/mini'
import { ExhibitorSummary } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** A country's own pavilion ("national image"), as lists show it. */
export const NationalImageSummary = z.object({
  nationalImageId: id,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  countryName: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: Media,
  hall: z.string(),
  exhibitorsCount: z.number(),
  updateTime: time,
})
export type NationalImageSummary = z.infer<typeof NationalImageSummary>

export const NationalImage = z.extend(NationalImageSummary, {
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  pictures: z.array(Media),
  organiserName: z.string(),
  /** The first exhibitors of the country; all by the region filter of the exhibitor lists. */
  exhibitors: z.array(ExhibitorSummary),
})
export type NationalImage = z.infer<typeof NationalImage>

export const nationalImage = {
  /** Added: the pavilions of /national-image; the specification names the pages but shows no call. */
  list: get('/api/v2/app/nationalImage/list', z.object(Paging), page(NationalImageSummary), { added: true }),
  /** Added: the pavilion of /national-image/detail. */
  detail: get('/api/v2/app/nationalImage/detail', z.object({ nationalImageId: z.string() }), data(NationalImage), {
    added: true,
  }),
}
