import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, languageTag, time } from './kinds.ts'

/** A guest of the fair (speaker, honoured guest), as cards and agendas show one. */
export const GuestSummary = z.object({
  /** Stands in the address of the guest's page: /guest/detail/{guestId}/. Other calls name the same person by it. */
  guestId: id,
  /** The name in the requested language, family and given name in that language's order. */
  guestName: z.string(),
  /** The name as the guest writes it, e.g. 王芳; shown beside `guestName` where the two differ. Null: not known. */
  localName: z.nullish(z.string()),
  /** BCP 47 tag of `localName`, e.g. zh-CN: the site marks the name with it for fonts and screen readers. */
  localLanguage: z.nullish(languageTag),
  /** Position in the company, in the requested language. */
  jobTitle: z.string(),
  /** Company or institution that the guest comes from, in the requested language. */
  company: z.string(),
  /** Square portrait; `url` '' where there is none. */
  portrait: Media,
})
export type GuestSummary = z.infer<typeof GuestSummary>

/** One item of an agenda. Times are ISO 8601 in UTC. A COURSE is an item that a visitor follows as a lesson (/ucan). */
export const AgendaItem = z.object({
  /** Unique in the exhibition: an activity's items have pages of their own by it (/ucan/agendadetail, /ucan/coursedetail). */
  agendaId: id,
  /** AGENDA: a talk, panel or break. COURSE: a lesson, with a page of its own at /ucan/coursedetail. */
  kind: z.enum(['AGENDA', 'COURSE']),
  /** What the item is called, in the requested language. */
  title: z.string(),
  /** Start, ISO 8601 in UTC; items come in its order. */
  startTime: time,
  /** End, ISO 8601 in UTC, after `startTime`. */
  endTime: time,
  /** Room or hall in the requested language, e.g. "Hall 8.1, stage". */
  place: z.string(),
  /** Who speaks in it, in the order of the programme; empty for a break. */
  guests: z.array(GuestSummary),
  /** Platform HTML: goes through the sanitiser before it is shown. Null or absent: the title says all. */
  description: z.nullish(html),
})
export type AgendaItem = z.infer<typeof AgendaItem>

/** Where a guest appears: the good's id by its type, for the link. */
export const Appearance = z.object({
  /** What it is: LIVE a broadcast, MEETING a meeting, ACTIVITY an activity on site. Picks the page that the site links to. */
  businessType: z.enum(['LIVE', 'MEETING', 'ACTIVITY']),
  /** Id of the live (`_id`), meeting (`meetingId`) or activity (`activityId`), by `businessType`. */
  businessId: id,
  /** What the meeting, live or activity is called, in the requested language. */
  businessTitle: z.optional(z.string()),
  /** The item of its agenda in which the guest speaks: one appearance for each item. */
  agenda: AgendaItem,
})
export type Appearance = z.infer<typeof Appearance>

/** A guest in the list of guests: the update time tells whether the whole has changed. */
export const ListedGuest = z.extend(GuestSummary, {
  /** Last change of the guest or of where they appear, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type ListedGuest = z.infer<typeof ListedGuest>

/** The whole of a guest, for their page. */
export const Guest = z.extend(ListedGuest, {
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  /** Where the guest speaks at this exhibition, by start; empty while nothing is announced. */
  appearances: z.array(Appearance),
})
export type Guest = z.infer<typeof Guest>

export const guest = {
  /**
   * Added: the guests of /guest; the specification names the pages but shows no call. Open to everybody. All who speak at
   * the exhibition's activities, then the speakers of its meetings; nobody found is an empty page.
   */
  list: get(
    '/api/v2/app/guest/list',
    z.object({
      ...Paging,
      /** Words that must all occur in a guest's name (of any of the four languages), position, company or topics. */
      keyword: z.optional(z.string()),
    }),
    page(ListedGuest),
    { added: true },
  ),
  /**
   * Added: the guest of /guest/detail and /ucan/guestdetail. Open to everybody. Refused for who does not speak at the
   * exhibition of the headers: the page then says that there is no such guest.
   */
  detail: get(
    '/api/v2/app/guest/detail',
    z.object({
      /** One of guest/list's. */
      guestId: z.string(),
    }),
    data(Guest),
    { added: true },
  ),
}
