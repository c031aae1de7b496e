import type { Endpoint } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { callsOf, type NamedCall } from '@fair/sandbox/probe/reads.ts'
import type { Checked } from './checked.ts'
import type { Level } from './needs.ts'
import type { Platform } from './platform.ts'

/** The result of a rule: the faults, none if it is met; or why there was nothing to check it with. */
export type Finding = readonly string[] | { readonly skipped: string }

/** A rule across several answers, which no single answer can show. */
export interface Rule {
  /** `rule.` precedes it in the report. */
  readonly name: string
  /** The rule's requirement for the platform, in one line. */
  readonly requirement: string
  readonly level: Level
  /** What visitors lose if it is broken. */
  readonly loses: string
  find(platform: Platform): Promise<Finding>
}

/** Checks each rule in turn. A rule that itself fails counts as a fault of the platform's answer to it. */
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

/** The endpoint with a call's name. */
export function endpointOf(name: string): Endpoint {
  const found = CALLS.get(name)
  if (!found) throw new Error(`No such call: ${name}`)
  return found.endpoint
}

export type Row = Readonly<Record<string, unknown>>

/** A list's answer: its records, and the count over all pages; undefined if there was no answer. */
export interface Listed {
  readonly records: readonly Row[]
  readonly total: number
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>
}

export async function listed(platform: Platform, name: string, input: object): Promise<Listed | undefined> {
  const { data } = await platform.request(endpointOf(name), { ...DEMANDED[name], ...input })
  return Array.isArray(Object(data)['records']) ? (data as Listed) : undefined
}

/** Parameters that a list requires besides its filters. */
const DEMANDED: Readonly<Record<string, object>> = { 'search.list': { goodsType: 'EXHIBIT' } }
