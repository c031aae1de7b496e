import { catalogue, type Exhibit } from '@fair/contract/catalogue.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call, Failure } from '../../api/client.ts'

export interface Loaded {
  exhibits: readonly Exhibit[]
  /** Ids that do not exist at the fair. */
  unknown: readonly string[]
}

/** The exhibits of a comparison, in order. A single failed request fails all, as a column would be missing. */
export async function exhibitsToCompare(
  call: Call,
  ids: readonly string[],
): Promise<{ ok: true; data: Loaded } | Failure> {
  const answers = await Promise.all(ids.map((exhibitsId) => call(catalogue.exhibit, { exhibitsId })))
  const failed = answers.find((each) => !each.ok && detailFailure(each).kind === 'failed')
  if (failed && !failed.ok) return failed
  return {
    ok: true,
    data: {
      exhibits: answers.flatMap((each) => (each.ok ? [each.data] : [])),
      unknown: ids.filter((_, n) => !answers[n]?.ok),
    },
  }
}
