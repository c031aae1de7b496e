import * as z from 'zod/mini'
import { data, Flag, get, list, Media } from './endpoint.ts'
import { clock, eventZone, id, time } from './kinds.ts'

/** An exhibition of the tenant (Spec 3). Times are ISO 8601 in UTC; `timeZone` is the IANA zone of the venue. */
export const Exhibition = z.object({
  exhibitionId: id,
  /** '1': the one shown when none is asked for. */
  isCurrent: Flag,
  /** '1': published; otherwise the header is hidden (Spec 4). */
  publishState: Flag,
  /** Picks the search call: 'ES' asks search/exhibits and its neighbours, 'DB' asks POST search/list. */
  dataSourceSearch: z.string(),
  /** Which fields of a business card may be exchanged, e.g. ['name', 'company', 'email']. */
  businessCardConfig: z.array(z.string()),
  exhibitionName: z.string(),
  shortName: z.string(),
  theme: z.nullish(z.string()),
  summary: z.string(),
  startTime: time,
  endTime: time,
  /** Opening hours of a day at the venue, 'HH:mm'. */
  openFrom: clock,
  openTo: clock,
  timeZone: eventZone,
  venue: z.string(),
  city: z.string(),
  cover: z.nullish(Media),
  /** Added, as the specification has a page of the exhibition and shows no fields for it: how one comes there, in the asked language. */
  address: z.nullish(z.string()),
  /** The ways there, one a line. */
  travel: z.nullish(z.array(z.string())),
  contactPhone: z.nullish(z.string()),
  contactEmail: z.nullish(z.string()),
  /** A plan of the halls. */
  plan: z.nullish(Media),
  updateTime: time,
})
export type Exhibition = z.infer<typeof Exhibition>

const byId = z.object({ id: z.string() })

export const exhibition = {
  /** Every exhibition of the tenant, published or not. `terminalType` 'PC'. */
  list: get('/api/v2/app/exhibitions', z.object({ terminalType: z.string() }), list(Exhibition)),
  detail: get('/api/v2/app/exhibitions/{id}', byId, data(Exhibition)),
  detailPc: get('/api/v2/app/exhibitions/{id}/pc', byId, data(Exhibition)),
  detailV2: get('/api/v2/app/exhibitions/{id}/v2', byId, data(Exhibition)),
}
