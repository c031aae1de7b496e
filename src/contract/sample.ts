import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, get, Once, Paging, page, post } from './endpoint.ts'
import { AddressValue } from './form-field.ts'
import { time } from './kinds.ts'

/** A sample that the visitor has asked an exhibitor for. Times are ISO 8601 in UTC. */
export const Sample = z.object({
  /** What sample/operate takes. */
  sampleId: z.string(),
  /** What a sample is wanted of. */
  exhibit: ExhibitSummary,
  /** How many pieces. */
  quantity: z.number(),
  /** REQUESTED; ACCEPTED or REFUSED by the exhibitor; SENT; RECEIVED and CANCELLED as the visitor said. */
  status: z.enum(['REQUESTED', 'ACCEPTED', 'REFUSED', 'SENT', 'RECEIVED', 'CANCELLED']),
  /** Name of the person to whom it goes. */
  receiver: z.string(),
  /** A phone number or an email of the receiver, for the carrier. */
  contactMethod: z.string(),
  /** Where it goes. */
  address: AddressValue,
  /** The visitor's words to the exhibitor; null without. */
  remark: z.nullish(z.string()),
  /** The exhibitor's words to a refusal; null in all other states. */
  reason: z.nullish(z.string()),
  /** Who carries it, in the requested language; null until it is SENT. */
  carrier: z.nullish(z.string()),
  /** The carrier's number of the parcel; null until it is SENT. */
  trackingNumber: z.nullish(z.string()),
  /** When it was requested; lists come in its order, latest first. */
  createTime: time,
  /** When its status last changed. */
  updateTime: time,
})
export type Sample = z.infer<typeof Sample>

export const sample = {
  /**
   * Added: the samples of /personal-center/sample-list, latest first; the specification has the page but no call. At 20
   * a page unless requested otherwise. Logged in only; none: an empty page. Those of withdrawn exhibits are left out.
   */
  list: get('/api/v2/app/sample/list', z.object(Paging), page(Sample), { authed: true, added: true }),
  /** Added: asks the exhibitor for a sample of an exhibit; answers it REQUESTED. Logged in only. */
  save: post(
    '/api/v2/app/sample/save',
    z.object({
      /** What a sample is wanted of. */
      exhibitsId: z.string(),
      /** Whole number from 1 to 10. */
      quantity: z.number(),
      /** Name of the person to whom it goes, 1 to 60 characters. */
      receiver: z.string(),
      /** A phone number or an email of the receiver; anything else is refused. */
      contactMethod: z.string(),
      /** Where it goes: a place of the geography tree, a street of at most 200 characters; a Chinese postcode has 6 digits. */
      address: AddressValue,
      /** Words to the exhibitor, at most 500 characters. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Sample),
    { authed: true, added: true },
  ),
  /**
   * Added: moves a sample on, and answers it. Logged in, one's own only; done before, it stays as it is, and what its status
   * does not allow is refused.
   */
  operate: post(
    '/api/v2/app/sample/operate',
    z.object({
      /** One of the visitor's samples. */
      sampleId: z.string(),
      /** CANCEL gives it up while REQUESTED or ACCEPTED; RECEIVE confirms that a SENT one has come. */
      operation: z.enum(['CANCEL', 'RECEIVE']),
    }),
    data(Sample),
    { authed: true, added: true },
  ),
}
