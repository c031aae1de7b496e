import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, get, Once, Paging, page, post } from './endpoint.ts'
import { AddressValue } from './form-field.ts'
import { time } from './kinds.ts'

/** A sample that the visitor has requested from an exhibitor. Times are ISO 8601 in UTC. */
export const Sample = z.object({
  /** Taken by sample/operate. */
  sampleId: z.string(),
  /** The exhibit of which a sample is requested. */
  exhibit: ExhibitSummary,
  /** Number of pieces. */
  quantity: z.number(),
  /** REQUESTED; ACCEPTED or REFUSED by the exhibitor; SENT; RECEIVED or CANCELLED by the visitor. */
  status: z.enum(['REQUESTED', 'ACCEPTED', 'REFUSED', 'SENT', 'RECEIVED', 'CANCELLED']),
  /** Name of the recipient. */
  receiver: z.string(),
  /** A phone number or an email address of the recipient, for the carrier. */
  contactMethod: z.string(),
  /** Delivery address. */
  address: AddressValue,
  /** The visitor's message to the exhibitor; null if there is none. */
  remark: z.nullish(z.string()),
  /** The exhibitor's reason for a refusal; null in all other states. */
  reason: z.nullish(z.string()),
  /** Name of the carrier, in the requested language; null until it is SENT. */
  carrier: z.nullish(z.string()),
  /** The carrier's tracking number; null until it is SENT. */
  trackingNumber: z.nullish(z.string()),
  /** When it was requested; lists are sorted by it, latest first. */
  createTime: time,
  /** When its status last changed. */
  updateTime: time,
})
export type Sample = z.infer<typeof Sample>

export const sample = {
  /**
   * Added: the samples of /personal-center/sample-list, latest first; the specification has the page but no call. 20 a
   * page by default. Requires login; empty if there are none. Samples of withdrawn exhibits are not included.
   */
  list: get('/api/v2/app/sample/list', z.object(Paging), page(Sample), { authed: true, added: true }),
  /** Added: requests a sample of an exhibit from the exhibitor; returns it as REQUESTED. Requires login. */
  save: post(
    '/api/v2/app/sample/save',
    z.object({
      /** The exhibit of which a sample is requested. */
      exhibitsId: z.string(),
      /** Integer from 1 to 10. */
      quantity: z.number(),
      /** Name of the recipient, 1 to 60 characters. */
      receiver: z.string(),
      /** A phone number or an email address of the recipient; anything else is refused. */
      contactMethod: z.string(),
      /**
       * Delivery address: a place of the geography tree, a street of at most 200 characters; a Chinese postcode has 6
       * digits.
       */
      address: AddressValue,
      /** Message to the exhibitor, at most 500 characters. */
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Sample),
    { authed: true, added: true },
  ),
  /**
   * Added: changes the status of a sample, and returns it. Requires login, own samples only; a repeat has no effect,
   * and operations that its status does not allow are refused.
   */
  operate: post(
    '/api/v2/app/sample/operate',
    z.object({
      /** One of the visitor's samples. */
      sampleId: z.string(),
      /** CANCEL withdraws it while REQUESTED or ACCEPTED; RECEIVE confirms that a SENT one has arrived. */
      operation: z.enum(['CANCEL', 'RECEIVE']),
    }),
    data(Sample),
    { authed: true, added: true },
  ),
}
