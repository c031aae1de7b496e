import type { InputOf } from '@fair/contract/endpoint.ts'
import type { sample as declared } from '@fair/contract/sample.ts'
import { placesFor } from '../business/destinations.ts'
import { ownSample, requestSample, sampleFrom, samplesOf, statusAt } from '../business/samples.ts'
import type { Context } from '../context.ts'
import { refused } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { once } from '../once.ts'
import { slice } from '../paging.ts'

type Calls = typeof declared

const PAGE_SIZE = 20

/** Spec 2 (/personal-center/sample-list). */
export const sample: GroupHandlers<Calls> = {
  list: (paging, context) => {
    const samples = samplesOf(context).flatMap((row) => sampleFrom(row, context) ?? [])
    return { records: slice(samples, paging, PAGE_SIZE), total: samples.length, facets: {} }
  },
  save: async ({ requestId, ...input }, context) => {
    const tree = await placesFor(input.address.region, context.language)
    return once(context, 'sample/save', requestId, () => full(requestSample(input, tree, context), context))
  },
  operate: (input, context) => {
    context.db.transaction(() => operate(input, context))
    return full(input.sampleId, context)
  },
}

/** Repeating a completed operation changes nothing. */
function operate({ sampleId, operation }: InputOf<Calls['operate']>, context: Context): void {
  const row = ownSample(context, sampleId)
  const status = statusAt(row, context.now())
  const outcome = operation === 'CANCEL' ? 'CANCELLED' : 'RECEIVED'
  if (status === outcome) return
  if (operation === 'CANCEL' && status !== 'REQUESTED' && status !== 'ACCEPTED') throw refused('sampleNotCancellable')
  if (operation === 'RECEIVE' && status !== 'SENT') throw refused('sampleNotSent')
  const sql = 'UPDATE sample SET outcome = ?, outcome_time = ? WHERE sample_id = ?'
  context.db.run(sql, outcome, context.now().toISOString(), sampleId)
}

function full(sampleId: string, context: Context) {
  const made = sampleFrom(ownSample(context, sampleId), context)
  if (!made) throw refused('sampleGone')
  return made
}
