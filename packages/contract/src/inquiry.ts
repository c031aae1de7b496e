import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, done, get, list, Media, none, Once, Paging, page, post, put } from './endpoint.ts'
import { FileRef } from './file.ts'
import { day, id, Money, sentDay, time } from './kinds.ts'

/**
 * SENT, READ or ANSWERED by an exhibitor, FINISHED by the visitor with a result, CLOSED without one or at its deadline.
 */
export const InquiryStatus = z.enum(['SENT', 'READ', 'ANSWERED', 'FINISHED', 'CLOSED'])
export type InquiryStatus = z.infer<typeof InquiryStatus>

/** DIRECT goes to selected exhibitors; HALL is open to all of them in the inquiry hall. */
export const InquiryKind = z.enum(['DIRECT', 'HALL'])
export type InquiryKind = z.infer<typeof InquiryKind>

/** An inquiry as shown in lists. */
export const InquirySummary = z.object({
  /**
   * Not guessable. Calls take it as `inquiryId` or `{id}`; it is in the personal center's address of an open inquiry.
   */
  id: z.string(),
  /** Number for people, e.g. IQ-260311. */
  inquiryNumber: z.string(),
  /** Determines who sees it and which call ends it: inquiry/finish for DIRECT, PUT inquiry/{id} for HALL. */
  kind: InquiryKind,
  /** The request, in one line of plain text as the visitor wrote it. */
  title: z.string(),
  /** Overall status: ANSWERED as soon as one exhibitor has answered. */
  status: InquiryStatus,
  /** Its product category, one of production/category's, of either level. */
  categoryId: z.string(),
  /** Name of the category in the requested language; '' if the platform no longer has it. */
  categoryName: z.string(),
  /** Requested quantity; fractions are allowed (2.5 tonnes). Null if not given. */
  quantity: z.nullish(z.number()),
  /** Unit of `quantity`: a value of inquiry/inquiryUnitEnum, e.g. PIECE. Null if not given. */
  unit: z.nullish(z.string()),
  /** Label of `unit` in the requested language, e.g. "pieces". Null if `unit` is null. */
  unitName: z.nullish(z.string()),
  /** YYYY-MM-DD: last day for answers, in the exhibition's zone; it is then CLOSED. Null: no limit. */
  deadline: z.nullish(day),
  /** Picture of the exhibit that it is about; null if it is about none. */
  picture: z.nullish(Media),
  /** Destination of the goods, a value of the geography tree, e.g. DE or CN-ZJ. Null if not given. */
  destinationCode: z.nullish(z.string()),
  /** Name of that place in the requested language. Null if `destinationCode` is null. */
  destinationName: z.nullish(z.string()),
  /** Number of exhibitors that have answered. */
  feedbackCount: z.number(),
  /** When it was sent, ISO 8601 in UTC. */
  createTime: time,
  /** When it was last read, answered or ended, ISO 8601 in UTC; `createTime` before that. */
  updateTime: time,
})
export type InquirySummary = z.infer<typeof InquirySummary>

/** A recipient of an inquiry, and its status there. */
export const InquiryRecipient = z.object({
  /** The exhibitor, for the link to its page. */
  exhibitorId: id,
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's logo; `url` is '' if there is none. */
  logo: Media,
  /** Status at this exhibitor: SENT, READ or ANSWERED. */
  status: InquiryStatus,
  /**
   * The visitor's chat with this exhibitor, for the site's link; null: none yet, the site opens one through chat/to.
   */
  chatgroupId: z.nullish(z.string()),
})
export type InquiryRecipient = z.infer<typeof InquiryRecipient>

/** A step of the status timeline. */
export const InquiryEvent = z.object({
  /** Status of the inquiry from this step on. */
  status: InquiryStatus,
  /** Time of the step, ISO 8601 in UTC. */
  time: time,
  /** The exhibitor that read or answered; for FINISHED, the chosen one. Null if no exhibitor is concerned. */
  exhibitorName: z.nullish(z.string()),
  /** The visitor's remark on ending it, or the platform's reason for closing it. Null if there is none. */
  text: z.nullish(z.string()),
})
export type InquiryEvent = z.infer<typeof InquiryEvent>

/** A complete inquiry, as its page shows it. */
export const Inquiry = z.extend(InquirySummary, {
  /** Plain text, as the visitor wrote it. */
  content: z.string(),
  /** Budget for the entire quantity; null if not given. */
  budget: z.nullish(Money),
  /** The attached files; empty for everyone except the inquirer. */
  attachments: z.array(FileRef),
  /** The exhibit that it is about; null if it is about none, or the exhibit was removed. */
  exhibit: z.nullish(ExhibitSummary),
  /** DIRECT: all recipients. HALL: the exhibitors that have viewed it. Empty for everyone except the inquirer. */
  recipients: z.array(InquiryRecipient),
  /** Its history, oldest first, starting with SENT; empty for everyone except the inquirer. */
  timeline: z.array(InquiryEvent),
  /** Inquirer as shown in the hall: the company's name, or masked if the visitor requested that. */
  buyerName: z.string(),
  /** Whether it is this visitor's own inquiry. */
  isMine: z.boolean(),
  /**
   * Whether the visitor has withdrawn it (finish): exhibitors no longer see it. Absent if the platform does not support
   * that.
   */
  isTakenBack: z.nullish(z.boolean()),
})
export type Inquiry = z.infer<typeof Inquiry>

/** An exhibitor's answer, with fields that can be compared. */
export const InquiryFeedback = z.object({
  /** Taken by inquiry/finish for the answer of the deal. An exhibitor answers an inquiry once. */
  feedbackId: z.string(),
  /** The exhibitor that answers, for the link to its page. */
  exhibitorId: id,
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's logo; `url` is '' if there is none. */
  logo: Media,
  /** Price of one `unit`; null: on request. */
  unitPrice: z.nullish(Money),
  /** Label of the unit of price and minimum, in the requested language, e.g. "pieces". */
  unitName: z.nullish(z.string()),
  /** Minimum quantity sold, in that unit; null: on request. */
  minimumQuantity: z.nullish(z.number()),
  /** Days from the order until the goods are ready; null: on request. */
  leadTimeDays: z.nullish(z.number()),
  /** Incoterms 2020 and place, e.g. "CIF Hamburg"; null: on request. */
  terms: z.nullish(z.string()),
  /** YYYY-MM-DD, the last day on which the offer is valid; null if not given. */
  validUntil: z.nullish(day),
  /** The exhibitor's text, plain text. */
  text: z.string(),
  /** Files of the answer, such as data sheets and quotations; empty if there are none. */
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
  /** Words that must all occur in the title, content or category name. */
  keyword: z.optional(z.string()),
  /** Categories of either level, any of them; one of the upper level includes all below it. */
  category: z.optional(z.array(z.string())),
  /** Destinations of the goods, any of them: values of the region facet, countries (DE) and provinces (CN-ZJ). */
  region: z.optional(z.array(z.string())),
})

export const inquiry = {
  /**
   * All inquiries of the visitor, of both kinds, latest change first (followType inquiry). 20 a page by default.
   * Requires login; empty if there are none.
   */
  mine: get(
    '/api/v2/app/inquiry/myInquiry',
    z.object({
      ...Paging,
      /** Only inquiries in one of these states; empty or absent: all. */
      status: z.optional(z.array(InquiryStatus)),
      /** Words that must all occur in the title, number or category name. */
      keyword: z.optional(z.string()),
    }),
    page(InquirySummary),
    { authed: true },
  ),
  /** One of the visitor's own inquiries, complete (Spec 7; prefix assumed). Requires login; refused for any other. */
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
   * The units of quantity, in the order of the form (Spec 7; prefix assumed). The older path
   * /api/v2/app/inquiryUnitEnum is accepted as well. Open to everyone.
   */
  units: get(
    '/api/v2/app/inquiry/inquiryUnitEnum',
    none,
    list(
      z.object({
        /** The `unit` for inquiry/save, e.g. PIECE, CARTON, KILOGRAM, CONTAINER. */
        value: z.string(),
        /** Label, in the requested language, e.g. "pieces". */
        label: z.string(),
      }),
    ),
  ),
  /**
   * Ends a DIRECT inquiry with its result: FINISHED with an exhibitor, or CLOSED with none. Requires login, own
   * inquiries only; refused if it has ended, or is in the hall. Later answers are not shown.
   */
  finish: post(
    '/api/v2/app/inquiry/finish',
    z.object({
      /** `id` of one of the visitor's DIRECT inquiries. */
      inquiryId: z.string(),
      /** The answer that led to the deal, from getInquiryFeedback; absent: none. */
      feedbackId: z.optional(z.string()),
      /** The visitor's own note on the result, at most 500 characters; shown at the end of the timeline. */
      remark: z.optional(z.string()),
      /** Added: true withdraws the inquiry, so that exhibitors no longer see it. Only without `feedbackId`. */
      takeBack: z.optional(z.boolean()),
    }),
    done(),
    { authed: true },
  ),
  /**
   * Sends one inquiry to all of `exhibitorIds` (DIRECT), or publishes it in the hall (HALL). Spec 7; prefix assumed.
   * Requires login; returns the stored inquiry, with status SENT.
   */
  save: post(
    '/api/v2/app/inquiry/save',
    z.object({
      /** DIRECT requires `exhibitorIds`, HALL has none. */
      kind: InquiryKind,
      /** The request, in one line of plain text, 1 to 120 characters. */
      title: z.string(),
      /** Text of the inquiry, plain text of 1 to 4000 characters; line breaks are preserved. */
      content: z.string(),
      /** Recipients of a DIRECT inquiry: 1 to 20 exhibitors. Empty for HALL. */
      exhibitorIds: z.array(z.string()),
      /** The exhibit that it is about, of any of the exhibitors; absent: none. */
      exhibitsId: z.optional(z.string()),
      /**
       * From production/category. Absent: the exhibit's, else that of the first exhibitor's exhibits; required for
       * HALL.
       */
      categoryId: z.optional(z.string()),
      /** More than 0, at most 1,000,000,000; fractions are allowed. */
      quantity: z.optional(z.number()),
      /** A value of inquiryUnitEnum; the site sends it only with a quantity. */
      unit: z.optional(z.string()),
      /** Budget for the entire quantity: not below 0, in an ISO 4217 currency. */
      budget: z.optional(Money),
      /** YYYY-MM-DD, today in the exhibition's zone or later: the inquiry closes at the end of that day. */
      deadline: z.optional(sentDay),
      /** A value of the geography tree, e.g. DE or CN-ZJ. */
      destinationCode: z.optional(z.string()),
      /** Uploaded files of purpose INQUIRY, at most 10; empty if there are none. */
      fileIds: z.array(z.string()),
      /**
       * True hides the company's name in the hall (`buyerName` is then a word for "anonymous"). Absent: it is shown.
       */
      anonymous: z.optional(z.boolean()),
      ...Once,
    }),
    data(Inquiry),
    { authed: true },
  ),
  /**
   * The exhibitors' answers, oldest first; empty if there are none yet. A read-only POST (Spec 7; prefix assumed).
   * Requires login, own inquiries only.
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
   * The inquiry hall: the open inquiries of all buyers, newest first. 20 a page by default, with the facets category
   * and region. Open to everyone; empty if none match.
   */
  hall: get('/api/v1/app/inquiryHall', hallQuery, page(InquirySummary)),
  /**
   * The visitor's own inquiries in the hall, latest change first, including ended ones (Spec 7; prefix assumed).
   * Requires login; empty if there are none.
   */
  mineInHall: get('/api/v1/app/inquiry', z.object(Paging), page(InquirySummary), { authed: true }),
  /**
   * An inquiry of the hall; recipients, timeline and attachments only for the inquirer. Open to everyone; an ended one
   * is refused to all but the inquirer.
   */
  hallDetail: get('/api/v1/app/inquiry/{id}', byId, data(Inquiry)),
  /**
   * Ends an inquiry of the hall: it becomes CLOSED and is removed from the hall. Requires login, own inquiries only;
   * has no effect if it has already ended. A DIRECT inquiry is refused.
   */
  end: put('/api/v1/app/inquiry/{id}', byId, done(), { authed: true }),
}
