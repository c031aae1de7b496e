import * as z from 'zod/mini'
import { ExhibitSummary } from './catalogue.ts'
import { data, get, Once, Paging, page, post } from './endpoint.ts'
import { AddressValue } from './form-field.ts'
import { time } from './kinds.ts'

/** A sample that the visitor has asked an exhibitor for. Times are ISO 8601 in UTC. */
export const Sample = z.object({
  sampleId: z.string(),
  exhibit: ExhibitSummary,
  quantity: z.number(),
  status: z.enum(['REQUESTED', 'ACCEPTED', 'REFUSED', 'SENT', 'RECEIVED', 'CANCELLED']),
  receiver: z.string(),
  contactMethod: z.string(),
  address: AddressValue,
  remark: z.nullish(z.string()),
  /** The exhibitor's words to a refusal. */
  reason: z.nullish(z.string()),
  carrier: z.nullish(z.string()),
  trackingNumber: z.nullish(z.string()),
  createTime: time,
  updateTime: time,
})
export type Sample = z.infer<typeof Sample>

export const sample = {
  /** Added: the samples of /personal-center/sample-list; the specification has the page but no call. */
  list: get('/api/v2/app/sample/list', z.object(Paging), page(Sample), { authed: true, added: true }),
  /** Added: asks for a sample of an exhibit. */
  save: post(
    '/api/v2/app/sample/save',
    z.object({
      exhibitsId: z.string(),
      quantity: z.number(),
      receiver: z.string(),
      contactMethod: z.string(),
      address: AddressValue,
      remark: z.optional(z.string()),
      ...Once,
    }),
    data(Sample),
    { authed: true, added: true },
  ),
  /** Added: CANCEL before it was sent, RECEIVE confirms that it has come. */
  operate: post(
    '/api/v2/app/sample/operate',
    z.object({ sampleId: z.string(), operation: z.enum(['CANCEL', 'RECEIVE']) }),
    data(Sample),
    { authed: true, added: true },
  ),
}
