import { addressOf } from '../../src/api/address.ts'
import { fillPath } from '../../src/api/client.ts'
import { decodeReply } from '../../src/api/decode.ts'
import { auth } from '../../src/contract/auth.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { exhibition } from '../../src/contract/exhibition.ts'
import { site } from '../../src/contract/site.ts'
import { chooseExhibition } from '../../src/domain/exhibition.ts'
import { createKnown, type Known } from '../../src/sandbox/probe/known.ts'
import type { NamedCall } from '../../src/sandbox/probe/reads.ts'
import type { Checked } from './check.ts'

export interface CheckOptions {
  /** The platform's address, as its calls are made; '' for a fetch that answers below /webapi by itself. */
  readonly platform: string
  /** The host whose tenant is asked for. */
  readonly domain: string
  readonly product: string
  readonly calls: readonly NamedCall[]
  /** An email or phone, and its password; without it, calls that need a login are not asked. */
  readonly login?: { readonly account: string; readonly password: string } | undefined
  /** BCP 47 tag to ask in; without it, the tenant's own. */
  readonly language?: string | undefined
  /** Of the site's pages, where the platform is on another. */
  readonly origin?: string | undefined
  /** Milliseconds for one call. */
  readonly timeout: number
  readonly fetch?: typeof fetch
}

/** The platform could not be asked at all; the message is one sentence for a person. */
export class Unreachable extends Error {}

export interface Answer {
  readonly checked: Pick<Checked, 'verdict' | 'status' | 'ms' | 'detail'>
  /** Of a refusal. */
  readonly errCode: string | null
  readonly data: unknown
}

export type Ask = (endpoint: Endpoint, input: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** A platform that has said whose it is, and has let the login in. */
export interface OpenPlatform {
  readonly options: CheckOptions
  /** Of the tenant, the exhibition and the login. */
  readonly headers: Readonly<Record<string, string>>
  /** What answers have told so far. */
  readonly known: Known
  /** Asks one call, with the platform's headers unless others are given. */
  readonly ask: Ask
}

/** @throws Unreachable where nobody answers, or the login is refused */
export async function openPlatform(options: CheckOptions): Promise<OpenPlatform> {
  const headers: Record<string, string> = options.language ? { language: options.language } : {}
  const ask: Ask = (endpoint, input, others = headers) => askOnce(options, endpoint, input, others)
  await enter(options, headers, ask)
  return { options, headers, known: createKnown(), ask }
}

/** Finds tenant, exhibition and login, and puts them into the headers. What does not fit here shows in the table later. */
async function enter({ domain, login }: CheckOptions, headers: Record<string, string>, ask: Ask): Promise<void> {
  const where = { domainName: domain, networkType: 'PUBLIC', terminalType: 'PC' }
  const tenant = await ask(site.tenantSite, where)
  if (tenant.checked.verdict === 'silent')
    throw new Unreachable(`The platform does not answer: ${tenant.checked.detail}.`)
  set(headers, { tenantId: 'tenantId', brandId: 'brandId', groupId: 'groupOperatorId' }, tenant.data)
  const exhibitions = await ask(exhibition.list, { terminalType: 'PC' })
  const listed = Array.isArray(exhibitions.data) ? exhibitions.data : []
  const { exhibition: current } = chooseExhibition({ requested: null, list: listed })
  set(headers, { exhibitionId: 'exhibitionId' }, current)
  if (!login) return
  const accountType = login.account.includes('@') ? 'EMAIL' : 'PHONE'
  const entered = await ask(auth.login, { loginType: 'PASSWORD', accountType, ...login })
  set(headers, { Authorization: 'authorization', userId: 'userId' }, entered.data)
  if (!headers['Authorization']) throw new Unreachable(`The login failed: ${entered.checked.detail}.`)
}

function set(headers: Record<string, string>, fields: Readonly<Record<string, string>>, from: unknown): void {
  for (const [header, field] of Object.entries(fields)) {
    const value: unknown = Object(from)[field]
    if (typeof value === 'string' && value !== '') headers[header] = value
  }
}

async function askOnce(
  { platform, product, timeout, fetch: send = fetch }: CheckOptions,
  endpoint: Endpoint,
  input: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { path, rest } = fillPath(endpoint.path, input)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = hasBody ? '' : String(new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)])))
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  const answered = (
    checked: Omit<Answer['checked'], 'ms'>,
    data: unknown = undefined,
    errCode: string | null = null,
  ) => ({
    checked: { ...checked, ms: since() },
    data,
    errCode,
  })
  try {
    const response = await send(addressOf(platform, product, path) + (query === '' ? '' : `?${query}`), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(timeout),
      ...(hasBody ? { body: JSON.stringify(rest) } : {}),
    })
    const { status } = response
    const reply = await decodeReply(endpoint.reply, await response.text(), { zone: 'UTC' })
    if (reply.kind === 'refused') {
      const isRefusal = status < 400
      const detail = `${reply.errCode} ${reply.errMsg ?? '(no errMsg)'}`
      const verdict = isRefusal ? 'refused' : 'broken'
      return answered(
        { verdict, status, detail: isRefusal ? detail : `HTTP ${status}: ${detail}` },
        undefined,
        reply.errCode,
      )
    }
    if (status >= 400) return answered({ verdict: 'broken', status, detail: `HTTP ${status}` })
    if (reply.kind === 'broken') return answered({ verdict: 'broken', status, detail: reply.reason })
    const [first, ...more] = reply.notes
    if (first) {
      const others = more.length > 0 ? ` (and ${more.length} more)` : ''
      const lost = reply.notes.find(({ kind }) => kind !== 'read')
      const { field, reason } = lost ?? first
      const verdict = lost ? 'broken' : 'read'
      return answered({ verdict, status, detail: `${field}: ${reason}${others}` }, reply.data)
    }
    return answered({ verdict: 'fits', status, detail: '' }, reply.data)
  } catch (error) {
    return answered({ verdict: 'silent', status: null, detail: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
