import * as z from 'zod/mini'
import { data, Flag, get, list, Media } from './endpoint.ts'
import { clock, eventZone, id, time } from './kinds.ts'

/** An exhibition of the tenant (Spec 3). Times are ISO 8601 in UTC; `timeZone` is the IANA zone of the venue. */
export const Exhibition = z.object({
  /** What the header exhibitionId and the calls {id} take; ?eid= requests it. */
  exhibitionId: id,
  /**
   * '1': the one shown when none is asked for (the first such of the list); without any, the first that is published
   * is. '0', null or absent: any other.
   */
  isCurrent: z.nullish(Flag),
  /** '1': published; '0': not yet, the header is hidden (Spec 4) and a build takes it only if it is named. */
  publishState: Flag,
  /** Picks the call for lists of exhibits: 'ES' search/exhibits, 'DB' POST search/list. */
  dataSourceSearch: z.string(),
  /**
   * Which fields of a business card may be exchanged here, by the names of CardField, e.g. ['name', 'company',
   * 'email'].
   */
  businessCardConfig: z.array(z.string()),
  /** The whole name, in the requested language. */
  exhibitionName: z.string(),
  /** The name where there is little room, in the requested language: buttons and headings. */
  shortName: z.string(),
  /**
   * The platform's name for a special look, e.g. ucan; null: none. The site goes by the operator's lists of ids (Spec
   * 1).
   */
  theme: z.nullish(z.string()),
  /** One paragraph of plain text in the requested language; '' without. */
  summary: z.string(),
  /** When it opens on its first day, ISO 8601 in UTC. */
  startTime: time,
  /** When it closes on its last day, ISO 8601 in UTC. */
  endTime: time,
  /** When the venue opens each day, HH:mm on its clock; null or absent: the pages show no hours. */
  openFrom: z.nullish(clock),
  /** When it closes each day, HH:mm on its clock; null or absent: the pages show no hours. */
  openTo: z.nullish(clock),
  /** IANA zone of the venue, e.g. Asia/Shanghai: all days and hours of the exhibition are told in it. */
  timeZone: eventZone,
  /** Name of the venue, in the requested language. */
  venue: z.string(),
  /** City of the venue, in the requested language. */
  city: z.string(),
  /** Picture of its page and card; null without. */
  cover: z.nullish(Media),
  /**
   * The venue's street address in the requested language; null without. This and the fields below are added: the specification
   * has a page of the exhibition and shows no fields for it.
   */
  address: z.nullish(z.string()),
  /** The ways there (by train, by car …), one an entry, in the requested language; null without. */
  travel: z.nullish(z.array(z.string())),
  /** Whom to call, with its dialling code, e.g. +86 21 5555 0100; null without. */
  contactPhone: z.nullish(z.string()),
  /** Where to write to; null without. */
  contactEmail: z.nullish(z.string()),
  /** A plan of the halls; null without. */
  plan: z.nullish(Media),
  /** Last change of it or of whether it is published, ISO 8601 in UTC; null or absent: unknown. */
  updateTime: z.nullish(time),
})
export type Exhibition = z.infer<typeof Exhibition>

const byId = z.object({
  /** An `exhibitionId` of the tenant; any other is refused as unknown. */
  id: z.string(),
})

export const exhibition = {
  /**
   * Every exhibition of the tenant, published or not. Open to everybody; none: an empty list, and the site has not
   * started.
   */
  list: get(
    '/api/v2/app/exhibitions',
    z.object({
      /** Which kind of device asks; the site sends PC. */
      terminalType: z.string(),
    }),
    { ...list(Exhibition), needsRecord: true },
  ),
  /** One exhibition. Open to everybody; one that is not published is answered too. */
  detail: get('/api/v2/app/exhibitions/{id}', byId, data(Exhibition)),
  /** One exhibition for PCs: the same record, which builds and home request. */
  detailPc: get('/api/v2/app/exhibitions/{id}/pc', byId, data(Exhibition)),
  /** One exhibition: the same record under the platform's second name for it. */
  detailV2: get('/api/v2/app/exhibitions/{id}/v2', byId, data(Exhibition)),
}
