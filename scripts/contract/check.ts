import { createKnown } from '../../src/sandbox/probe/known.ts'
import { isRead, type NamedCall } from '../../src/sandbox/probe/reads.ts'
import { inRounds } from '../../src/sandbox/probe/rounds.ts'
import { isEmptyList, type Level, needOf } from './needs.ts'
import { openPlatform, type Platform, type PlatformOptions } from './platform.ts'
import { checkRules, type Rule } from './rule.ts'

export interface CheckOptions extends PlatformOptions {
  readonly calls: readonly NamedCall[]
  /** What is asked beyond the calls by themselves. */
  readonly rules?: readonly Rule[]
}

/**
 * What became of a call.
 * - empty     the answer is as declared, but a list without which there is no fair has nothing in it
 * - fits      the answer is as declared
 * - read      it is written in another form, which the site reads: a note, `detail` has the first place
 * - refused   the platform refused, in an envelope
 * - broken    the answer does not fit: `detail` has the place and the reason
 * - silent    no answer came
 * - skipped   it was not asked: `detail` says what for
 */
export type Verdict = 'fits' | 'empty' | 'read' | 'refused' | 'broken' | 'silent' | 'skipped'

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
  /** Not a call's own answer, but a rule over several (rule.ts). */
  readonly isRule?: true
}

/** Asks a platform for everything that can be asked without changing anything, and holds each answer against the contract. */
export async function checkPlatform(options: CheckOptions): Promise<Checked[]> {
  const platform = await openPlatform(options)
  return [...(await checkCalls(platform, options)), ...(await checkRules(platform, options.rules ?? []))]
}

async function checkCalls({ headers, ask }: Platform, options: CheckOptions): Promise<Checked[]> {
  const canAsk = ({ name, endpoint }: NamedCall) =>
    isRead(name, endpoint) && (!endpoint.authed || headers['Authorization'] !== undefined)
  const probes = await inRounds(
    options.calls.filter(canAsk),
    createKnown(),
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
