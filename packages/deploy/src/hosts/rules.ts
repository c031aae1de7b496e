// How a tenant's host answers, as data: read from a built site, and written in the format of each kind of host
// (nginx.ts, caddy.ts, headers-file.ts, cloudfront.ts). packages/deploy/src/serve/server.ts is the reference; tests/runs/hosts.ts compares.
import fs from 'node:fs'
import path from 'node:path'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { Advice } from '../../../../scripts/advice.mjs'
import { policyOf } from '../serve/body-cache.ts'
import { DICTIONARY_INDEX, type DictionaryIndex, parseDictionaryIndex } from '../serve/dictionaries.ts'
import { originOf } from '../serve/framing.ts'
import { headerPolicyOf } from '../serve/headers.ts'

export interface HostRules {
  /** The header's policy for every page of the site (headerPolicyOf), without `frame-ancestors`. */
  readonly policy: string
  /** Pages that others may frame: address, and the origins in the form of `frame-ancestors`. */
  readonly framed: readonly (readonly [address: string, ancestors: string])[]
  /** Folders with their own not-found page, the deepest first: `/ja-JP/`, `/`. */
  readonly notFound: readonly string[]
  /** The language without a prefix: addresses that have one redirect. */
  readonly unprefixed: string
  /** The dictionaries of the release, by path prefix; absent if it has none. */
  readonly dictionaries?: DictionaryIndex
  /** Browsers may render pages before they are opened (packages/deploy/src/serve/speculation.ts). */
  readonly prerenders?: boolean
}

/** The tenant of a configuration. */
export interface HostOptions {
  /** The host name of the site. */
  readonly domain: string
  /** The site's folder on the host: the link that a build moves. */
  readonly folder: string
  /** The platform's address, for `/webapi/` and `/media/`; null: `--api-base` was used, and nothing is proxied. */
  readonly platform: string | null
  /** The address of the service that renders exhibit details without a file (npm run serve:tail). */
  readonly tail?: string | null
  /** Where reports to a path of the site are proxied (npm run build -- --vitals PATH); null: nowhere. */
  readonly vitals?: { readonly path: string; readonly collector: string } | null
  /** nginx has the module that sends `name.br` (Debian: libnginx-mod-http-brotli-static). Caddy needs none. */
  readonly brotli?: boolean
  /** HTTPS ends at nginx, with these files. Caddy fetches its own certificate, unless it gets one. */
  readonly certificate?: Certificate | null
}

export interface Certificate {
  readonly chain: string
  readonly key: string
}

/** The languages with a prefix, from their not-found pages. */
export const prefixesOf = ({ notFound }: HostRules): string[] =>
  LANGUAGES.filter((language) => notFound.includes(`/${language}/`))

/** Adds an address to which browsers report policy violations; undefined adds none. */
export const withReports = (rules: HostRules, address: string | undefined): HostRules =>
  address === undefined ? rules : { ...rules, policy: `${rules.policy}; report-uri ${address}` }

/**
 * The origin that a host forwards to; null without an address.
 *
 * @throws {Advice} it is no http(s) address, or has a path: configurations forward to the root of an origin
 */
export function forwardedTo(flag: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const address = parseAddress(text)
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Advice(`--${flag} takes an http(s) address, not "${text}".`, 2)
  const { origin, href } = address
  if (href !== `${origin}/`)
    throw new Advice(`--${flag} takes an address without a path, as hosts forward to its root, not "${text}".`, 2)
  return origin
}

/** Deep enough for `/ja-JP/e/{id}/404/`. */
const DEEPEST = 4

/**
 * @param folder a built site
 * @throws {Advice} there is none, or its pages have several policies
 */
export function readRules(folder: string): HostRules {
  const index = path.join(folder, 'index.html')
  if (!fs.existsSync(index)) throw new Advice(`${folder} contains no built site: build one with npm run build.`, 2)
  const notFound: string[] = []
  const framed: (readonly [string, string])[] = []
  const walk = (address: string, depth: number) => {
    const names = fs.readdirSync(path.join(folder, address), { withFileTypes: true })
    for (const { name } of names.filter((entry) => entry.isDirectory())) {
      if (name === '404') notFound.push(address)
      else if (name === 'micro-page') framed.push(...framedIn(folder, `${address}micro-page/`))
      else if (depth < DEEPEST && isScope(name, address)) walk(`${address}${name}/`, depth + 1)
    }
  }
  walk('/', 0)
  const policies = new Set(
    notFound.map((address) =>
      headerPolicyOf(policyOf(fs.readFileSync(path.join(folder, address, '404/index.html'), 'utf8')) ?? ''),
    ),
  )
  const [policy, ...others] = policies
  if (!policy || others.length > 0) throw new Advice(`The pages of ${folder} have ${policies.size} policies.`, 2)
  const [, unprefixed = ''] = /<html[^>]* lang="([^"]+)"/.exec(fs.readFileSync(index, 'utf8')) ?? []
  const dictionaries = path.join(folder, DICTIONARY_INDEX)
  return {
    ...{ policy, framed, notFound: notFound.sort((a, b) => b.length - a.length), unprefixed },
    ...(fs.existsSync(dictionaries)
      ? { dictionaries: parseDictionaryIndex(fs.readFileSync(dictionaries, 'utf8')) }
      : {}),
  }
}

/** Languages and exhibitions have separate not-found pages and micro pages: `/ja-JP/`, `/e/2002/`. */
const isScope = (name: string, parent: string) =>
  name === 'e' || parent.endsWith('/e/') || LANGUAGES.some((language) => language === name)

function framedIn(folder: string, address: string): [string, string][] {
  const file = path.join(folder, address, 'framing.json')
  if (!fs.existsSync(file)) return []
  const pages: Record<string, string[]> = JSON.parse(fs.readFileSync(file, 'utf8'))
  return Object.entries(pages).flatMap(([id, allowed]): [string, string][] => {
    const origins = allowed.flatMap(originOf).join(' ')
    return origins === '' ? [] : [[`${address}${id}/`, origins]]
  })
}
