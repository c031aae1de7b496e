import type { Endpoint } from '../../src/contract/endpoint.ts'
import { contract } from '../../src/contract/index.ts'
import { callsOf, type NamedCall } from '../../src/sandbox/probe/reads.ts'
import type { Checked } from './checked.ts'
import type { Level } from './needs.ts'
import type { Platform } from './platform.ts'

/** What a rule found: the faults, none where it holds; or why there was nothing to see it by. */
export type Finding = readonly string[] | { readonly skipped: string }

/** What holds over several answers, as no single answer can show it. */
export interface Rule {
  /** `rule.` before it in the report. */
  readonly name: string
  /** What the rule demands of the platform, in one line. */
  readonly requirement: string
  readonly level: Level
  /** What a visitor loses where it does not hold. */
  readonly loses: string
  find(platform: Platform): Promise<Finding>
}

/** Asks after each rule in turn. A rule that itself fails is a fault of the platform's answer to it. */
export async function checkRules(platform: Platform, rules: readonly Rule[]): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const { name, requirement, level, loses, find } of rules) {
    const started = performance.now()
    const finding = await find(platform).catch((error: unknown) => [String(error)])
    const row = {
      name: `rule.${name}`,
      call: requirement,
      status: null,
      ms: Math.round(performance.now() - started),
      level,
      loses,
    }
    if ('skipped' in finding)
      checked.push({ ...row, ms: null, verdict: 'skipped', detail: finding.skipped, isRule: true })
    else
      checked.push({ ...row, verdict: finding.length === 0 ? 'fits' : 'broken', detail: said(finding), isRule: true })
  }
  return checked
}

const said = ([first = '', ...more]: readonly string[]) =>
  more.length === 0 ? first : `${first} (and ${more.length} more)`

const CALLS: ReadonlyMap<string, NamedCall> = new Map(callsOf(contract).map((call) => [call.name, call]))

/** The endpoint of a call's name. */
export function endpointOf(name: string): Endpoint {
  const found = CALLS.get(name)
  if (!found) throw new Error(`No such call: ${name}`)
  return found.endpoint
}

export type Row = Readonly<Record<string, unknown>>

/** A list's answer: its records, and the count over all pages; undefined where it did not answer. */
export interface Listed {
  readonly records: readonly Row[]
  readonly total: number
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>
}

export async function listed(platform: Platform, name: string, input: object): Promise<Listed | undefined> {
  const { data } = await platform.request(endpointOf(name), { ...DEMANDED[name], ...input })
  return Array.isArray(Object(data)['records']) ? (data as Listed) : undefined
}

/** What a list demands beside its filters. */
const DEMANDED: Readonly<Record<string, object>> = { 'search.list': { goodsType: 'EXHIBIT' } }
