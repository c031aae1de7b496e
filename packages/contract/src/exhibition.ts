import * as z from 'zod/mini'
import { data, Flag, get, list, Media } from './endpoint.ts'
import { clock, eventZone, id, time } from './kinds.ts'

/** An exhibition of the tenant (Spec 3). Times are ISO 8601 in UTC; `timeZone` is the IANA zone of the venue. */
export const Exhibition = z.object({
  /** Sent in the header exhibitionId and taken by the calls with {id}; ?eid= selects it. */
  exhibitionId: id,
  /**
   * '1': shown when none is requested (the first such in the list); if there is none, the first published one is shown.
   * '0', null or absent: any other.
   */
  isCurrent: z.nullish(Flag),
  /** '1': published; '0': not yet: the header is hidden (Spec 4) and a build includes it only if it is named. */
  publishState: Flag,
  /** Selects the call for lists of exhibits: 'ES' search/exhibits, 'DB' POST search/list. */
  dataSourceSearch: z.string(),
  /**
   * Fields of a business card that may be shared here, by the names of CardField, e.g. ['name', 'company', 'email'].
   */
  businessCardConfig: z.array(z.string()),
  /** The full name, in the requested language. */
  exhibitionName: z.string(),
  /** Short name, in the requested language, used in buttons and headings. */
  shortName: z.string(),
  /**
   * The platform's name for a special design, e.g. ucan; null if there is none. The site uses the operator's lists of
   * ids instead (Spec 1).
   */
  theme: z.nullish(z.string()),
  /** One paragraph of plain text in the requested language; '' if there is none. */
  summary: z.string(),
  /** When it opens on its first day, ISO 8601 in UTC. */
  startTime: time,
  /** When it closes on its last day, ISO 8601 in UTC. */
  endTime: time,
  /** Daily opening time of the venue, HH:mm local time; null or absent: the pages show no hours. */
  openFrom: z.nullish(clock),
  /** Daily closing time of the venue, HH:mm local time; null or absent: the pages show no hours. */
  openTo: z.nullish(clock),
  /** IANA zone of the venue, e.g. Asia/Shanghai: all dates and times of the exhibition are shown in it. */
  timeZone: eventZone,
  /** Name of the venue, in the requested language. */
  venue: z.string(),
  /** City of the venue, in the requested language. */
  city: z.string(),
  /** Picture of its page and card; null if there is none. */
  cover: z.nullish(Media),
  /**
   * The venue's street address, in the requested language; null if there is none. This and the fields below are added:
   * the specification has a page of the exhibition but shows no fields for it.
   */
  address: z.nullish(z.string()),
  /** Directions (by train, by car …), one per entry, in the requested language; null if there are none. */
  travel: z.nullish(z.array(z.string())),
  /** Phone number for inquiries, with its dialling code, e.g. +86 21 5555 0100; null if there is none. */
  contactPhone: z.nullish(z.string()),
  /** Email address for inquiries; null if there is none. */
  contactEmail: z.nullish(z.string()),
  /** A plan of the halls; null if there is none. */
  plan: z.nullish(Media),
  /** When its data or publication state last changed, ISO 8601 in UTC; null or absent: unknown. */
  updateTime: z.nullish(time),
})
export type Exhibition = z.infer<typeof Exhibition>

const byId = z.object({
  /** An `exhibitionId` of the tenant; any other is refused as unknown. */
  id: z.string(),
})

export const exhibition = {
  /**
   * Every exhibition of the tenant, published or not. Open to everyone; if the list is empty the site has not started.
   */
  list: get(
    '/api/v2/app/exhibitions',
    z.object({
      /** Type of the requesting device; the site sends PC. */
      terminalType: z.string(),
    }),
    { ...list(Exhibition), needsRecord: true },
  ),
  /** One exhibition, published or not. Open to everyone. */
  detail: get('/api/v2/app/exhibitions/{id}', byId, data(Exhibition)),
  /** One exhibition for PCs: the same record, used by builds and home. */
  detailPc: get('/api/v2/app/exhibitions/{id}/pc', byId, data(Exhibition)),
  /** One exhibition: the same record under a second path of the platform. */
  detailV2: get('/api/v2/app/exhibitions/{id}/v2', byId, data(Exhibition)),
}
