import { type InputOptions, inputFor } from './inputs.ts'
import type { Known } from './known.ts'
import type { NamedCall } from './reads.ts'

/** The outcome of one call. */
export interface Probe<R> extends NamedCall {
  /** Undefined if the call could not be sent. */
  readonly result: R | undefined
  readonly input: Record<string, unknown> | undefined
  /** The value that its input lacks: an id that no other call returned. */
  readonly lacks: string | undefined
}

/**
 * Sends all calls, each as soon as the answers of others provide its input, in the order of the table within a round.
 * Calls that could never be sent are returned with what they lack.
 *
 * @param request returns the outcome, and the payload to learn from if there is one
 */
export async function inRounds<R>(
  calls: readonly NamedCall[],
  known: Known,
  request: (call: NamedCall, input: Record<string, unknown>) => Promise<{ result: R; payload?: unknown }>,
  options: InputOptions = {},
): Promise<Probe<R>[]> {
  const done = new Map<string, Probe<R>>()
  const round = async (mayBeEmpty: boolean): Promise<boolean> => {
    let isFurther = false
    for (const call of calls) {
      if (done.get(call.name)?.result !== undefined) continue
      const inputOf = inputFor(call.name, call.endpoint, known, { ...options, mayBeEmpty })
      if ('lacks' in inputOf) {
        done.set(call.name, { ...call, result: undefined, input: undefined, lacks: inputOf.lacks })
        continue
      }
      const { result, payload } = await request(call, inputOf.input)
      done.set(call.name, { ...call, result, input: inputOf.input, lacks: undefined })
      if (payload !== undefined) known.learn(call.name, payload)
      isFurther = true
    }
    return isFurther
  }
  // Lists are left empty only once no further values are found.
  for (let goesOn = true; goesOn; ) goesOn = (await round(false)) || (await round(true))
  return calls.flatMap((call) => done.get(call.name) ?? [])
}
