import { auth } from '@fair/contract/auth.ts'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { site } from '@fair/contract/site.ts'
import { user } from '@fair/contract/user.ts'
import { addressOf } from '../../../src/api/address.ts'
import { fillPath } from '../../../src/api/client.ts'
import { decodeReply } from '../../../src/api/decode.ts'
import { chooseExhibition } from '../../../src/domain/exhibition.ts'
import type { Checked } from './checked.ts'

export interface PlatformOptions {
  /** The platform's address for calls; '' for a fetch that handles paths below /webapi itself. */
  readonly platform: string
  /** The host whose tenant is requested. */
  readonly domain: string
  readonly product: string
  /** An email or phone, and its password; without it, calls that need a login are skipped. */
  readonly login?: { readonly account: string; readonly password: string } | undefined
  /** A login token, in place of the login. */
  readonly token?: string | undefined
  /** BCP 47 tag of the requested language; without it, the tenant's default. */
  readonly language?: string | undefined
  /** Milliseconds for one call. */
  readonly timeout: number
  /** Whether calls that change something may be made: with a test account. */
  readonly write?: boolean
  /** A domain of another tenant on the same platform, to check that the two are separate. */
  readonly otherDomain?: string | undefined
  /** The site's origin if it differs from the platform's: browsers then send a preflight request. */
  readonly origin?: string | undefined
  readonly fetch?: typeof fetch
}

/** The platform could not be reached at all; the message is one sentence for a person. */
export class Unreachable extends Error {}

export interface Answer {
  readonly checked: Omit<Checked, 'name' | 'call' | 'level' | 'loses'>
  readonly data: unknown
  /** The code of a refusal. */
  readonly errCode: string | undefined
}

/** Headers besides the platform's usual ones; undefined removes one. */
type Changed = Readonly<Record<string, string | undefined>>

/** A platform with its tenant, its exhibition and the login in the headers. */
export interface Platform {
  readonly options: PlatformOptions
  readonly headers: Readonly<Record<string, string>>
  request(endpoint: Endpoint, input: object, changed?: Changed): Promise<Answer>
}

export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const headers: Record<string, string> = options.language ? { language: options.language } : {}
  const request: Platform['request'] = (endpoint, input, changed = {}) => {
    const all = Object.entries({ ...headers, ...changed }).filter(
      (each): each is [string, string] => each[1] !== undefined,
    )
    return requestOnce(options, endpoint, input, Object.fromEntries(all))
  }
  await enter(options, headers, request)
  return { options, headers, request: request }
}

/** Finds tenant, exhibition and login, and puts them into the headers. Deviations are shown in the table later. */
async function enter(
  { domain, login, token }: PlatformOptions,
  headers: Record<string, string>,
  request: Platform['request'],
): Promise<void> {
  const where = { domainName: domain, networkType: 'PUBLIC', terminalType: 'PC' }
  const tenant = await request(site.tenantSite, where)
  if (tenant.checked.verdict === 'silent')
    throw new Unreachable(`The platform does not answer: ${tenant.checked.detail}.`)
  set(headers, { tenantId: 'tenantId', brandId: 'brandId', groupId: 'groupOperatorId' }, tenant.data)
  const exhibitions = await request(exhibition.list, { terminalType: 'PC' })
  const listed = Array.isArray(exhibitions.data) ? exhibitions.data : []
  const { exhibition: current } = chooseExhibition({ requested: null, list: listed })
  set(headers, { exhibitionId: 'exhibitionId' }, current)
  if (token) {
    headers['Authorization'] = token
    const who = await request(user.info, {})
    set(headers, { userId: 'userId' }, who.data)
    if (!headers['userId']) throw new Unreachable(`The token does not work: ${who.checked.detail}.`)
    return
  }
  if (!login) return
  const accountType = login.account.includes('@') ? 'EMAIL' : 'PHONE'
  const entered = await request(auth.login, { loginType: 'PASSWORD', accountType, ...login })
  set(headers, { Authorization: 'authorization', userId: 'userId' }, entered.data)
  if (!headers['Authorization']) throw new Unreachable(`The login failed: ${entered.checked.detail}.`)
}

function set(headers: Record<string, string>, fields: Readonly<Record<string, string>>, from: unknown): void {
  for (const [header, field] of Object.entries(fields)) {
    const value: unknown = Object(from)[field]
    if (typeof value === 'string' && value !== '') headers[header] = value
  }
}

async function requestOnce(
  { platform, product, timeout, fetch: send = fetch }: PlatformOptions,
  endpoint: Endpoint,
  input: object,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { path, rest } = fillPath(endpoint.path, input)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  // A list of values is joined with commas, as in the site's own client.
  const query = hasBody ? '' : String(new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)])))
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  const answered = (checked: Omit<Answer['checked'], 'ms'>, data: unknown = undefined, errCode?: string) => ({
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
    // A build sends requests without a login.
    const reply = await decodeReply(endpoint.reply, await response.text(), { zone: 'UTC', isBuild: !endpoint.authed })
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
