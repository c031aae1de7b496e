import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, done, get, list, Media, none, Once, Paging, page, post, put } from './endpoint.ts'
import { FileRef } from './file.ts'
import { day, id, time } from './kinds.ts'
import { Money } from './money.ts'

/** SENT, READ by an exhibitor, ANSWERED by one, FINISHED by the visitor with a result, CLOSED without one or by its deadline. */
export const InquiryStatus = z.enum(['SENT', 'READ', 'ANSWERED', 'FINISHED', 'CLOSED'])
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** DIRECT goes to exhibitors by name; HALL stands in the inquiry hall for all of them. */
export const InquiryKind = z.enum(['DIRECT', 'HALL'])
export type InquiryKind = z.infer<typeof InquiryKind>

/** An inquiry as lists show it. */
export const InquirySummary = z.object({
  id: z.string(),
  /** As people name it, e.g. IQ-260311. */
  inquiryNumber: z.string(),
  kind: InquiryKind,
  title: z.string(),
  status: InquiryStatus,
  categoryId: z.string(),
  categoryName: z.string(),
  quantity: z.nullish(z.number()),
  /** A value of inquiryUnitEnum, and its word in the asked language. */
  unit: z.nullish(z.string()),
  unitName: z.nullish(z.string()),
  /** YYYY-MM-DD: answers are wanted until then. */
  deadline: z.nullish(day),
  picture: z.nullish(Media),
  /** Where the goods are to go, as in the geography tree. */
  destinationCode: z.nullish(z.string()),
  destinationName: z.nullish(z.string()),
  feedbackCount: z.number(),
  createTime: time,
  updateTime: time,
})
export type InquirySummary = z.infer<typeof InquirySummary>

/** To whom an inquiry went, and how it stands there. */
export const InquiryRecipient = z.object({
  exhibitorId: id,
  exhibitorName: z.string(),
  logo: Media,
  status: InquiryStatus,
  chatgroupId: z.nullish(z.string()),
})
export type InquiryRecipient = z.infer<typeof InquiryRecipient>

/** A step of the status timeline. */
export const InquiryEvent = z.object({
  status: InquiryStatus,
  time: time,
  exhibitorName: z.nullish(z.string()),
  text: z.nullish(z.string()),
})
export type InquiryEvent = z.infer<typeof InquiryEvent>

export const Inquiry = z.extend(InquirySummary, {
  /** Plain text, as the visitor wrote it. */
  content: z.string(),
  budget: z.nullish(Money),
  attachments: z.array(FileRef),
  exhibit: z.nullish(ExhibitSummary),
  recipients: z.array(InquiryRecipient),
  /** Oldest first. */
  timeline: z.array(InquiryEvent),
  /** Who asks, as the hall shows it: the company's name, or masked if the visitor asked so. */
  buyerName: z.string(),
  /** Whether it is the asking visitor's own. */
  isMine: z.boolean(),
})
export type Inquiry = z.infer<typeof Inquiry>

/** An exhibitor's answer, so that answers compare line by line. */
export const InquiryFeedback = z.object({
  feedbackId: z.string(),
  exhibitorId: id,
  exhibitorName: z.string(),
  logo: Media,
  /** For one `unit`; null: to be asked. */
  unitPrice: z.nullish(Money),
  unitName: z.nullish(z.string()),
  minimumQuantity: z.nullish(z.number()),
  leadTimeDays: z.nullish(z.number()),
  /** Incoterms 2020 and place, e.g. "CIF Hamburg". */
  terms: z.nullish(z.string()),
  /** YYYY-MM-DD. */
  validUntil: z.nullish(day),
  text: z.string(),
  attachments: z.array(FileRef),
  time: time,
})
export type InquiryFeedback = z.infer<typeof InquiryFeedback>

const byId = z.object({ id: z.string() })
const hallQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  category: z.optional(z.array(z.string())),
  region: z.optional(z.array(z.string())),
})

export const inquiry = {
  /** All inquiries of the visitor, of both kinds, latest change first (followType inquiry). */
  mine: get(
    '/api/v2/app/inquiry/myInquiry',
    z.object({ ...Paging, status: z.optional(z.array(InquiryStatus)), keyword: z.optional(z.string()) }),
    page(InquirySummary),
    { authed: true },
  ),
  /** An inquiry of the visitor's own, whole (Spec 7; prefix assumed). */
  query: get('/api/v2/app/inquiry/query', z.object({ inquiryId: z.string() }), data(Inquiry), { authed: true }),
  /** The units of quantity (Spec 7; prefix assumed, /api/v2/app/inquiryUnitEnum is accepted as well). */
  units: get('/api/v2/app/inquiry/inquiryUnitEnum', none, list(z.object({ value: z.string(), label: z.string() }))),
  /** Ends a DIRECT inquiry with its result: with whom it was closed, or with nobody. */
  finish: post(
    '/api/v2/app/inquiry/finish',
    z.object({ inquiryId: z.string(), feedbackId: z.optional(z.string()), remark: z.optional(z.string()) }),
    done(),
    { authed: true },
  ),
  /** Sends one inquiry to all of `exhibitorIds` (DIRECT), or puts it into the hall (HALL) (Spec 7; prefix assumed). */
  save: post(
    '/api/v2/app/inquiry/save',
    z.object({
      kind: InquiryKind,
      title: z.string(),
      content: z.string(),
      exhibitorIds: z.array(z.string()),
      exhibitsId: z.optional(z.string()),
      categoryId: z.optional(z.string()),
      quantity: z.optional(z.number()),
      unit: z.optional(z.string()),
      budget: z.optional(Money),
      deadline: z.optional(z.string()),
      destinationCode: z.optional(z.string()),
      /** Uploaded files of purpose INQUIRY. */
      fileIds: z.array(z.string()),
      /** Hides the company's name in the hall. */
      anonymous: z.optional(z.boolean()),
      ...Once,
    }),
    data(Inquiry),
    { authed: true },
  ),
  /** The exhibitors' answers, oldest first. A POST that reads (Spec 7; prefix assumed). */
  feedback: post('/api/v2/app/inquiry/getInquiryFeedback', z.object({ inquiryId: z.string() }), list(InquiryFeedback), {
    authed: true,
    safe: true,
  }),
  /** The inquiry hall: what buyers look for, newest first. */
  hall: get('/api/v1/app/inquiryHall', hallQuery, page(InquirySummary)),
  /** The visitor's own inquiries in the hall (Spec 7; prefix assumed). */
  mineInHall: get('/api/v1/app/inquiry', z.object(Paging), page(InquirySummary), { authed: true }),
  /** An inquiry of the hall; recipients, timeline and attachments only for who has asked it. */
  hallDetail: get('/api/v1/app/inquiry/{id}', byId, data(Inquiry)),
  /** Ends an inquiry of the hall: it leaves the hall. */
  end: put('/api/v1/app/inquiry/{id}', byId, done(), { authed: true }),
}
