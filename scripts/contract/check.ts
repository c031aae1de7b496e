import { isRead, type NamedCall } from '../../src/sandbox/probe/reads.ts'
import { inRounds } from '../../src/sandbox/probe/rounds.ts'
import { isEmptyList, type Level, needOf } from './needs.ts'
import { type CheckOptions, type OpenPlatform, openPlatform } from './open.ts'

/**
 * What became of a call.
 * - empty     the answer is as declared, but a list without which there is no fair has nothing in it
 * - fits      the answer is as declared
 * - read      it is written in another form, which the site reads: a note, `detail` has the first place
 * - refused   the platform refused, in an envelope
 * - broken    the answer does not fit: `detail` has the place and the reason
 * - silent    no answer came
 * - failed    a rule beyond one call's form is not kept (rules.ts): `detail` has what came instead
 * - skipped   it was not asked: `detail` says what for
 */
export type Verdict = 'fits' | 'empty' | 'read' | 'refused' | 'broken' | 'silent' | 'failed' | 'skipped'

export interface Checked {
  readonly name: string
  readonly call: string
  readonly verdict: Verdict
  /** HTTP; null without an answer. */
  readonly status: number | null
  readonly ms: number | null
  readonly detail: string
  readonly level: Level
  /** What a visitor loses without it; '' for an optional call. */
  readonly loses: string
}

/** Asks a platform for everything that can be asked without changing anything, and holds each answer against the contract. */
export async function checkPlatform(options: CheckOptions, platform?: OpenPlatform): Promise<Checked[]> {
  const { ask, headers, known } = platform ?? (await openPlatform(options))
  const canAsk = ({ name, endpoint }: NamedCall) =>
    isRead(name, endpoint) && (!endpoint.authed || headers['Authorization'] !== undefined)
  const probes = await inRounds(
    options.calls.filter(canAsk),
    known,
    async ({ name, endpoint }, input) => {
      const { checked, data } = await ask(endpoint, input)
      if (checked.verdict === 'fits' && needOf(name).isFull && isEmptyList(data))
        return { result: { ...checked, verdict: 'empty', detail: 'nothing in it' } as const, payload: data }
      return { result: checked, payload: checked.verdict === 'fits' || checked.verdict === 'read' ? data : undefined }
    },
    { words: { domainName: options.domain } },
  )
  const byName = new Map(probes.map((probe) => [probe.name, probe]))
  return options.calls.map(({ name, endpoint }) => {
    const call = `${endpoint.method} ${endpoint.path}`
    const { result, lacks } = byName.get(name) ?? {}
    const { level, loses } = needOf(name)
    if (result) return { name, call, ...result, level, loses }
    const why = lacks ? `no ${lacks} came to light` : isRead(name, endpoint) ? 'needs a login' : 'changes something'
    return { name, call, verdict: 'skipped', status: null, ms: null, detail: why, level, loses }
  })
}
