import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, done, get, list, Media, none, Once, Paging, page, post, put } from './endpoint.ts'
import { FileRef } from './file.ts'
import { day, id, sentDay, time } from './kinds.ts'
import { Money } from './money.ts'

/** SENT, READ by an exhibitor, ANSWERED by one, FINISHED by the visitor with a result, CLOSED without one or by its deadline. */
export const InquiryStatus = z.enum(['SENT', 'READ', 'ANSWERED', 'FINISHED', 'CLOSED'])
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** DIRECT goes to exhibitors by name; HALL is in the inquiry hall for all of them. */
export const InquiryKind = z.enum(['DIRECT', 'HALL'])
export type InquiryKind = z.infer<typeof InquiryKind>

/** An inquiry as lists show it. */
export const InquirySummary = z.object({
  /** Not guessable. The calls take it as `inquiryId` or `{id}`; the personal center's address names the open one by it. */
  id: z.string(),
  /** As people name it, e.g. IQ-260311. */
  inquiryNumber: z.string(),
  /** Decides who sees it and which call ends it: inquiry/finish for DIRECT, PUT inquiry/{id} for HALL. */
  kind: InquiryKind,
  /** What is wanted, in one line of plain text as the visitor wrote it. */
  title: z.string(),
  /** How far it has come as a whole: ANSWERED as soon as one exhibitor has answered. */
  status: InquiryStatus,
  /** The product category that it is filed under; one of production/category's, of either level. */
  categoryId: z.string(),
  /** Name of the category in the requested language; '' where the platform has it no more. */
  categoryName: z.string(),
  /** How many units are wanted; fractions are allowed (2.5 tonnes). Null: not said. */
  quantity: z.nullish(z.number()),
  /** What `quantity` counts: a value of inquiry/inquiryUnitEnum, e.g. PIECE. Null: not said. */
  unit: z.nullish(z.string()),
  /** The word for `unit` in the requested language, e.g. "pieces". Null where `unit` is. */
  unitName: z.nullish(z.string()),
  /** YYYY-MM-DD: answers are wanted until the end of that day in the exhibition's zone; then it is CLOSED. Null: no limit. */
  deadline: z.nullish(day),
  /** Picture of the exhibit that is asked about; null where it is about none. */
  picture: z.nullish(Media),
  /** Where the goods are to go, a value of the geography tree, e.g. DE or CN-ZJ. Null: not said. */
  destinationCode: z.nullish(z.string()),
  /** Name of that place in the requested language. Null where `destinationCode` is. */
  destinationName: z.nullish(z.string()),
  /** How many exhibitors have answered. */
  feedbackCount: z.number(),
  /** When it was sent, ISO 8601 in UTC. */
  createTime: time,
  /** When it was last read, answered or ended, ISO 8601 in UTC; `createTime` before that. */
  updateTime: time,
})
export type InquirySummary = z.infer<typeof InquirySummary>

/** To whom an inquiry went, and how it is there. */
export const InquiryRecipient = z.object({
  /** Leads to the exhibitor's page. */
  exhibitorId: id,
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's logo; `url` '' where there is none. */
  logo: Media,
  /** How far this exhibitor has come: SENT, READ or ANSWERED. */
  status: InquiryStatus,
  /** The visitor's chat with this exhibitor, which the site leads to; null: none yet, it opens one by chat/to. */
  chatgroupId: z.nullish(z.string()),
})
export type InquiryRecipient = z.infer<typeof InquiryRecipient>

/** A step of the status timeline. */
export const InquiryEvent = z.object({
  /** What became of the inquiry at this step. */
  status: InquiryStatus,
  /** When, ISO 8601 in UTC. */
  time: time,
  /** Who read or answered; for FINISHED, with whom. Null where it concerns no exhibitor. */
  exhibitorName: z.nullish(z.string()),
  /** A remark of the visitor on ending it, or why the platform closed it. Null without. */
  text: z.nullish(z.string()),
})
export type InquiryEvent = z.infer<typeof InquiryEvent>

/** The whole of an inquiry, as its own page shows it. */
export const Inquiry = z.extend(InquirySummary, {
  /** Plain text, as the visitor wrote it. */
  content: z.string(),
  /** What the whole quantity may cost; null: not said. */
  budget: z.nullish(Money),
  /** Files that the visitor sent with it; empty for who has not asked it. */
  attachments: z.array(FileRef),
  /** The exhibit that it is about; null for an inquiry about none, or where the exhibit is gone. */
  exhibit: z.nullish(ExhibitSummary),
  /** DIRECT: all to whom it went. HALL: the exhibitors that have looked at it. Empty for who has not asked it. */
  recipients: z.array(InquiryRecipient),
  /** What happened to it, oldest first, SENT at the start; empty for who has not asked it. */
  timeline: z.array(InquiryEvent),
  /** Who asks, as the hall shows it: the company's name, or masked if the visitor asked so. */
  buyerName: z.string(),
  /** Whether it is the asking visitor's own. */
  isMine: z.boolean(),
  /** Whether the visitor has taken it back (finish): exhibitors no longer see it. A platform without that leaves it out. */
  isTakenBack: z.nullish(z.boolean()),
})
export type Inquiry = z.infer<typeof Inquiry>

/** An exhibitor's answer, so that answers compare line by line. */
export const InquiryFeedback = z.object({
  /** What inquiry/finish takes to say with whom the deal was closed. An exhibitor answers an inquiry once. */
  feedbackId: z.string(),
  /** Who answers; leads to the exhibitor's page. */
  exhibitorId: id,
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's logo; `url` '' where there is none. */
  logo: Media,
  /** For one `unit`; null: on request. */
  unitPrice: z.nullish(Money),
  /** The word for the unit that price and minimum count, in the requested language, e.g. "pieces". */
  unitName: z.nullish(z.string()),
  /** The least quantity that is sold, in that unit; null: on request. */
  minimumQuantity: z.nullish(z.number()),
  /** Days from the order until the goods are ready; null: on request. */
  leadTimeDays: z.nullish(z.number()),
  /** Incoterms 2020 and place, e.g. "CIF Hamburg"; null: on request. */
  terms: z.nullish(z.string()),
  /** YYYY-MM-DD, the last day on which the offer holds; null: not said. */
  validUntil: z.nullish(day),
  /** The exhibitor's words, plain text. */
  text: z.string(),
  /** Files of the answer, such as data sheets and quotations; empty without. */
  attachments: z.array(FileRef),
  /** When it was answered, ISO 8601 in UTC. */
  time: time,
})
export type InquiryFeedback = z.infer<typeof InquiryFeedback>

const byId = z.object({
  /** `id` of an inquiry of kind HALL. */
  id: z.string(),
})
const hallQuery = z.object({
  ...Paging,
  /** Words that must all occur in title, content or category name. */
  keyword: z.optional(z.string()),
  /** Categories of either level, any of them; one of the upper level stands for all below it. */
  category: z.optional(z.array(z.string())),
  /** Where the goods are to go, any of them: values of the region facet, countries (DE) and provinces (CN-ZJ). */
  region: z.optional(z.array(z.string())),
})

export const inquiry = {
  /**
   * All inquiries of the visitor, of both kinds, latest change first (followType inquiry). At 20 a page unless asked
   * otherwise. Logged in only; who has sent none gets an empty page.
   */
  mine: get(
    '/api/v2/app/inquiry/myInquiry',
    z.object({
      ...Paging,
      /** Only inquiries in one of these states; empty or absent: all. */
      status: z.optional(z.array(InquiryStatus)),
      /** Words that must all occur in title, number or category name. */
      keyword: z.optional(z.string()),
    }),
    page(InquirySummary),
    { authed: true },
  ),
  /** An inquiry of the visitor's own, whole (Spec 7; prefix assumed). Logged in only; refused for anybody else's. */
  query: get(
    '/api/v2/app/inquiry/query',
    z.object({
      /** `id` of one of the visitor's inquiries, of either kind. */
      inquiryId: z.string(),
    }),
    data(Inquiry),
    { authed: true },
  ),
  /**
   * The units of quantity, in the order in which the form offers them (Spec 7; prefix assumed). The older path
   * /api/v2/app/inquiryUnitEnum is accepted as well. Open to everybody.
   */
  units: get(
    '/api/v2/app/inquiry/inquiryUnitEnum',
    none,
    list(
      z.object({
        /** What inquiry/save takes as `unit`, e.g. PIECE, CARTON, KILOGRAM, CONTAINER. */
        value: z.string(),
        /** Its word in the requested language, e.g. "pieces". */
        label: z.string(),
      }),
    ),
  ),
  /**
   * Ends a DIRECT inquiry with its result: FINISHED with an exhibitor, or CLOSED with nobody. Logged in, one's own
   * only; refused when it has ended, or is of the hall. Answers that come later are not shown.
   */
  finish: post(
    '/api/v2/app/inquiry/finish',
    z.object({
      /** `id` of one of the visitor's DIRECT inquiries. */
      inquiryId: z.string(),
      /** The answer that the deal was closed on, one of getInquiryFeedback's; absent: with nobody. */
      feedbackId: z.optional(z.string()),
      /** The visitor's own note on the result, at most 500 characters; shown at the end of the timeline. */
      remark: z.optional(z.string()),
      /** Added: true takes the inquiry back, so that exhibitors no longer see it. Only without `feedbackId`. */
      takeBack: z.optional(z.boolean()),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Sends one inquiry to all of `exhibitorIds` (DIRECT), or puts it into the hall (HALL). Spec 7; prefix assumed.
   * Logged in only; answers it as it was kept, with status SENT.
   */
  save: post(
    '/api/v2/app/inquiry/save',
    z.object({
      /** DIRECT wants `exhibitorIds`, HALL wants none. */
      kind: InquiryKind,
      /** What is wanted in one line of plain text, 1 to 120 characters. */
      title: z.string(),
      /** The inquiry itself, plain text of 1 to 4000 characters; line breaks are kept. */
      content: z.string(),
      /** To whom a DIRECT inquiry goes: 1 to 20 exhibitors. Empty for HALL. */
      exhibitorIds: z.array(z.string()),
      /** The exhibit that it is about, of any of the exhibitors; absent: about none. */
      exhibitsId: z.optional(z.string()),
      /** One of production/category's. Absent: that of the exhibit, else of what the first exhibitor shows; HALL needs one. */
      categoryId: z.optional(z.string()),
      /** More than 0, at most 1,000,000,000; fractions are allowed. */
      quantity: z.optional(z.number()),
      /** A value of inquiryUnitEnum; the site sends it only with a quantity. */
      unit: z.optional(z.string()),
      /** What the whole quantity may cost: not below 0, in an ISO 4217 currency. */
      budget: z.optional(Money),
      /** YYYY-MM-DD, today in the exhibition's zone or later: with the end of that day the inquiry closes. */
      deadline: z.optional(sentDay),
      /** A value of the geography tree, e.g. DE or CN-ZJ. */
      destinationCode: z.optional(z.string()),
      /** Uploaded files of purpose INQUIRY, at most 10; empty without. */
      fileIds: z.array(z.string()),
      /** True hides the company's name in the hall (`buyerName` is a word for "anonymous" then). Absent: it is shown. */
      anonymous: z.optional(z.boolean()),
      ...Once,
    }),
    data(Inquiry),
    { authed: true },
  ),
  /**
   * The exhibitors' answers, oldest first; none yet: an empty list. A POST that reads (Spec 7; prefix assumed). Logged in,
   * one's own inquiries only.
   */
  feedback: post(
    '/api/v2/app/inquiry/getInquiryFeedback',
    z.object({
      /** `id` of one of the visitor's inquiries, of either kind. */
      inquiryId: z.string(),
    }),
    list(InquiryFeedback),
    { authed: true, safe: true },
  ),
  /**
   * The inquiry hall: the open inquiries of all buyers, newest first. At 20 a page unless requested otherwise, with facets
   * of category and region. Open to everybody; nothing found is an empty page.
   */
  hall: get('/api/v1/app/inquiryHall', hallQuery, page(InquirySummary)),
  /**
   * The visitor's own inquiries in the hall, latest change first, ended ones too (Spec 7; prefix assumed). Logged in only;
   * none: an empty page.
   */
  mineInHall: get('/api/v1/app/inquiry', z.object(Paging), page(InquirySummary), { authed: true }),
  /**
   * An inquiry of the hall; recipients, timeline and attachments only for who has asked it. Open to everybody; one that has
   * ended is refused to all but its owner.
   */
  hallDetail: get('/api/v1/app/inquiry/{id}', byId, data(Inquiry)),
  /**
   * Ends an inquiry of the hall: it is CLOSED and leaves the hall. Logged in, one's own only; ended before, it stays as it
   * is. A DIRECT inquiry is refused.
   */
  end: put('/api/v1/app/inquiry/{id}', byId, done(), { authed: true }),
}
