import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, languageTag, time } from './kinds.ts'

/** A guest of the fair (speaker, honoured guest), as shown on cards and in agendas. */
export const GuestSummary = z.object({
  /** Part of the guest's page address: /guest/detail/{guestId}/. Other calls refer to the same person by it. */
  guestId: id,
  /** The name in the requested language, family and given name in that language's order. */
  guestName: z.string(),
  /** The guest's own spelling of the name, e.g. 王芳; shown beside `guestName` if they differ. Null if unknown. */
  localName: z.nullish(z.string()),
  /** BCP 47 tag of `localName`, e.g. zh-CN: the site marks the name with it for fonts and screen readers. */
  localLanguage: z.nullish(languageTag),
  /** Position in the company, in the requested language. */
  jobTitle: z.string(),
  /** Company or institution of the guest, in the requested language. */
  company: z.string(),
  /** Square portrait; `url` is '' if there is none. */
  portrait: Media,
})
export type GuestSummary = z.infer<typeof GuestSummary>

/** One item of an agenda. Times are ISO 8601 in UTC. A COURSE is an item that a visitor follows as a lesson (/ucan). */
export const AgendaItem = z.object({
  /** Unique in the exhibition: part of the address of an item's page (/ucan/agendadetail, /ucan/coursedetail). */
  agendaId: id,
  /** AGENDA: a talk, panel or break. COURSE: a lesson, with its own page at /ucan/coursedetail. */
  kind: z.enum(['AGENDA', 'COURSE']),
  /** Title of the item, in the requested language. */
  title: z.string(),
  /** Start, ISO 8601 in UTC; items are sorted by it. */
  startTime: time,
  /** End, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** Room or hall in the requested language, e.g. "Hall 8.1, stage". */
  place: z.string(),
  /** Speakers, in the order of the programme; empty for a break. */
  guests: z.array(GuestSummary),
  /** Platform HTML: sanitised before it is shown. Null or absent if there is none. */
  description: z.nullish(html),
})
export type AgendaItem = z.infer<typeof AgendaItem>

/** An appearance of a guest: the id of the event by its type, for the link. */
export const Appearance = z.object({
  /**
   * Type: LIVE a broadcast, MEETING a meeting, ACTIVITY an on-site activity. Selects the page that the site links to.
   */
  businessType: z.enum(['LIVE', 'MEETING', 'ACTIVITY']),
  /** Id of the live (`_id`), meeting (`meetingId`) or activity (`activityId`), depending on `businessType`. */
  businessId: id,
  /** Title of the meeting, live or activity, in the requested language. */
  businessTitle: z.optional(z.string()),
  /** The agenda item in which the guest speaks: one appearance for each item. */
  agenda: AgendaItem,
})
export type Appearance = z.infer<typeof Appearance>

/** A guest in the list of guests; `updateTime` shows whether the complete record has changed. */
export const ListedGuest = z.extend(GuestSummary, {
  /**
   * Last change of the guest or their appearances, ISO 8601 in UTC: a build fetches the record again when this differs.
   */
  updateTime: time,
})
export type ListedGuest = z.infer<typeof ListedGuest>

/** A complete guest, for their page. */
export const Guest = z.extend(ListedGuest, {
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Platform HTML: sanitised before it is shown. */
  introduction: html,
  /** The guest's appearances at this exhibition, by start; empty if none are announced yet. */
  appearances: z.array(Appearance),
})
export type Guest = z.infer<typeof Guest>

export const guest = {
  /**
   * Added: the guests of /guest; the specification names the pages but shows no call. Open to everyone. All speakers of
   * the exhibition's activities, then those of its meetings; empty if none match.
   */
  list: get(
    '/api/v2/app/guest/list',
    z.object({
      ...Paging,
      /** Words that must all occur in a guest's name (in any of the four languages), position, company or topics. */
      keyword: z.optional(z.string()),
    }),
    page(ListedGuest),
    { added: true },
  ),
  /**
   * Added: the guest of /guest/detail and /ucan/guestdetail. Open to everyone. Refused for guests who do not speak at
   * the exhibition of the headers: the page then reports that there is no such guest.
   */
  detail: get(
    '/api/v2/app/guest/detail',
    z.object({
      /** An id from guest/list. */
      guestId: z.string(),
    }),
    data(Guest),
    { added: true },
  ),
}
