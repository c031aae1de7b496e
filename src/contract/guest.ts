import * as z from 'zod/mini'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { html, id, languageTag, time } from './kinds.ts'

/** A guest of the fair (speaker, honoured guest), as cards and agendas show one. */
export const GuestSummary = z.object({
  guestId: id,
  guestName: z.string(),
  /** The name as the guest writes it, and its BCP 47 tag. */
  localName: z.nullish(z.string()),
  localLanguage: z.nullish(languageTag),
  jobTitle: z.string(),
  company: z.string(),
  portrait: Media,
})
export type GuestSummary = z.infer<typeof GuestSummary>

/** One item of an agenda. Times are ISO 8601 in UTC. A COURSE is an item that a visitor follows as a lesson (/ucan). */
export const AgendaItem = z.object({
  agendaId: id,
  kind: z.enum(['AGENDA', 'COURSE']),
  title: z.string(),
  startTime: time,
  endTime: time,
  place: z.string(),
  guests: z.array(GuestSummary),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  description: z.nullish(html),
})
export type AgendaItem = z.infer<typeof AgendaItem>

/** Where a guest appears: the good's id by its type, for the link. */
export const Appearance = z.object({
  businessType: z.enum(['LIVE', 'MEETING', 'ACTIVITY']),
  businessId: id,
  /** What the meeting, live or activity is called. */
  businessTitle: z.optional(z.string()),
  agenda: AgendaItem,
})
export type Appearance = z.infer<typeof Appearance>

/** A guest in the list of guests: the update time tells whether the whole has changed. */
export const ListedGuest = z.extend(GuestSummary, { updateTime: time })
export type ListedGuest = z.infer<typeof ListedGuest>

export const Guest = z.extend(ListedGuest, {
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: html,
  appearances: z.array(Appearance),
})
export type Guest = z.infer<typeof Guest>

export const guest = {
  /** Added: the guests of /guest; the specification names the pages but shows no call. */
  list: get('/api/v2/app/guest/list', z.object({ ...Paging, keyword: z.optional(z.string()) }), page(ListedGuest), {
    added: true,
  }),
  /** Added: the guest of /guest/detail and /ucan/guestdetail. */
  detail: get('/api/v2/app/guest/detail', z.object({ guestId: z.string() }), data(Guest), { added: true }),
}
