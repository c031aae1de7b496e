import { createKnown } from '@fair/sandbox/probe/known.ts'
import { isRead, type NamedCall } from '@fair/sandbox/probe/reads.ts'
import { inRounds } from '@fair/sandbox/probe/rounds.ts'
import type { Checked } from './checked.ts'
import { isEmptyList, needOf } from './needs.ts'
import { openPlatform, type Platform, type PlatformOptions } from './platform.ts'
import { checkRules, type Rule } from './rule.ts'

export interface CheckOptions extends PlatformOptions {
  readonly calls: readonly NamedCall[]
  /** Checks beyond the single calls. */
  readonly rules?: readonly Rule[]
}

/** Sends a platform every request that changes nothing, and checks each answer against the contract. */
export async function checkPlatform(options: CheckOptions): Promise<Checked[]> {
  const platform = await openPlatform(options)
  return [...(await checkCalls(platform, options)), ...(await checkRules(platform, options.rules ?? []))]
}

async function checkCalls({ headers, request }: Platform, options: CheckOptions): Promise<Checked[]> {
  const canRequest = ({ name, endpoint }: NamedCall) =>
    isRead(name, endpoint) && (!endpoint.authed || headers['Authorization'] !== undefined)
  const probes = await inRounds(
    options.calls.filter(canRequest),
    createKnown(),
    async ({ name, endpoint }, input) => {
      const { checked, data } = await request(endpoint, input)
      if (checked.verdict === 'fits' && needOf(name).isFull && isEmptyList(data))
        return { result: { ...checked, verdict: 'empty', detail: 'the list is empty' } as const, payload: data }
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
    const why = lacks ? `no ${lacks} was found` : isRead(name, endpoint) ? 'needs a login' : 'changes something'
    return { name, call, verdict: 'skipped', status: null, ms: null, detail: why, level, loses }
  })
}
