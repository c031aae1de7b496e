import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Instant, Zone } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { isId, isZone } from '@fair/contract/rules/platform-values.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { OG_MODES, type OgMode } from '../../../src/content/build-context.ts'
import type { Head } from '../../../src/content/lists.ts'
import type { PlatformOrigins } from '../../../src/content/media-policy.ts'
import type { Shard } from '../../../src/content/shard.ts'
import { addressOf, originOf, originsOf, templateOf, templateOrigin } from './address-options.ts'
import { FLAGS, type FlagName, SWITCHES, type Switch, usage } from './flags.ts'
import { type LogForm, logFormOf } from './log.ts'
import { type PasswordModule, readPasswordModule } from './password-module.ts'

export interface BuildOptions {
  /** Absolute platform URL; null builds from the sandbox in process. */
  platform: string | null
  domain: string
  exhibition: 'current' | 'all' | string[]
  languages: Language[]
  out: string
  report: string | null
  product: string
  /** For canonical addresses. */
  origin: string
  apiBase: string
  /** Origins of platform services that are not on the page's host; that of the calls is `apiBase`. */
  origins: PlatformOrigins
  mediaTemplate: string
  /**
   * The meaning of "now" in prerendered pages, ISO 8601 in UTC; null: the platform's clock, rounded to its full hour.
   * The in-process sandbox creates its fair around it, or around the sample's moment, so that builds agree on any day.
   */
  now: Instant | null
  /** Size of the in-process sandbox's fair. */
  size: string
  /** Database of the in-process sandbox; in memory by default. */
  db: string
  /** Folder of an imported fair, which the in-process sandbox opens instead of the sample; null: the sample. */
  data: string | null
  /** Which pages get their own sharing picture. */
  og: OgMode
  /** Seconds to wait for another build of the same output. */
  wait: number
  /** Days for which the scripts and stylesheets of earlier releases are retained, for tabs that were opened before. */
  keepAssets: number
  /** Builds the sandbox's fair. It must be set, so that a missing platform is not mistaken for it. */
  sandbox: boolean
  /** How many processes share the languages. */
  jobs: number
  /** The part of a call's records that may be skipped, 0 to 1; more is exit 5. */
  skipped: number
  /** The largest size of an answer in megabytes. */
  answerMb: number
  /** Minutes for reading the platform. */
  timeLimit: number
  /** Concurrent calls to the platform, in each process. */
  calls: number
  /** The largest number of records in a list. */
  mostRecords: number
  /** Megabytes of the platform's data that all processes together may hold while they read it. */
  memory: number
  /** Time zone of times and exhibitions without one (IANA). */
  zone: Zone
  /** Cache folder for all builds; null: `.cache` of this checkout. */
  cacheDir: string | null
  /** Only this shard of the pages, for build:merge; null: the complete site. */
  shard: Shard | null
  /** The prerendered exhibits, the most visited first; null: all. The tail service renders the others. */
  head: Head | null
  /** Folder of the pages' code, as created by build:bundle; null: bundled here, if it is new. */
  bundle: string | null
  /** Renders everything and ignores all caches. */
  clean: boolean
  quiet: boolean
  /** Contact for vulnerability reports, in /.well-known/security.txt: mailto:… or https://…; null: no such file. */
  securityContact: string | null
  /** The tenant's module that transforms passwords (password-module.ts); null: they are sent as typed. */
  passwordModule: PasswordModule | null
  /** Id of the tenant that the domain must belong to (--tenant); null if the operator names none (tenant.ts). */
  tenant: string | null
  /** The site may become another tenant's. */
  newTenant: boolean
  /** The site may lose many pages of a kind (page-counts.ts). */
  allowFewer: boolean
  /** Where browsers report errors and Web Vitals, and for what part of the pages (0 to 1); null: nowhere. */
  vitals: { url: string; rate: number } | null
  /** The format of the log: sentences, or one object per line. */
  log: LogForm
}

/** The command line takes precedence over the environment. Throws BuildFailure with code 2 on a wrong use. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): BuildOptions {
  const value = parse(args, env)
  const platform = addressOf('platform', value('platform')) ?? null
  const domain = value('domain') ?? 'localhost'
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain)) throw usage(`--domain takes a host name, not "${domain}".`)
  const local = /(^|\.)localhost(:\d+)?$/.test(domain)
  const momentFlag = value('now')
  const now = momentFlag === undefined ? null : parseTime(momentFlag)
  if (momentFlag !== undefined && now === null)
    throw usage(`--now takes a time with a UTC offset, such as 2026-11-19T10:42+08:00, not "${momentFlag}".`)
  const mediaTemplate = templateOf(value('media') ?? '{url}?w={width}')
  return {
    platform,
    domain,
    exhibition: exhibitionOf(value('exhibition') ?? 'all'),
    languages: languagesOf(value('languages') ?? ''),
    out: value('out') ?? 'dist',
    report: value('report') ?? null,
    product: productOf(value('product') ?? 'expo'),
    origin: originOf(
      value('origin') ?? (local ? `http://${domain.includes(':') ? domain : `${domain}:4321`}` : `https://${domain}`),
    ),
    apiBase: addressOf('api-base', value('api-base')) ?? '',
    origins: {
      im: originsOf('im-origins', value('im-origins')),
      streams: originsOf('stream-origins', value('stream-origins')),
      uploads: originsOf('upload-origins', value('upload-origins')),
      media: [...new Set([...templateOrigin(mediaTemplate), ...originsOf('media-origins', value('media-origins'))])],
    },
    mediaTemplate,
    now: now && isoOf(now.getTime()),
    size: value('size') ?? 'fair',
    db: value('db') ?? ':memory:',
    data: value('data') ?? null,
    wait: numberOf('wait', value('wait') ?? '600', 999_999),
    keepAssets: numberOf('keep-assets', value('keep-assets') ?? '7', 999_999),
    sandbox: value('sandbox') !== undefined,
    jobs: jobsOf(value('jobs')),
    og: ogOf(value('og') ?? 'main'),
    skipped: numberOf('left-out', value('left-out') ?? '10', 100) / 100,
    answerMb: numberOf('answer-mb', value('answer-mb') ?? '64', 1024),
    timeLimit: numberOf('time-limit', value('time-limit') ?? '30', 1440),
    calls: numberOf('calls', value('calls') ?? '16', 256) || 1,
    memory: numberOf('memory', value('memory') ?? '1000', 1_000_000) || 1,
    mostRecords: numberOf('most-records', value('most-records') ?? '200000', 10_000_000),
    zone: zoneOf(value('zone') ?? 'Asia/Shanghai'),
    cacheDir: value('cache-dir') ?? null,
    shard: shardOf(value('shard')),
    head: headOf(value),
    bundle: value('bundle') ?? null,
    clean: value('clean') !== undefined,
    quiet: value('quiet') !== undefined,
    tenant: tenantOf(value('tenant')),
    securityContact: contactOf(value('security-contact')),
    passwordModule: readPasswordModule(value('password-module')),
    newTenant: value('new-tenant') !== undefined,
    allowFewer: value('allow-fewer') !== undefined,
    vitals: vitalsOf(value('vitals'), value('vitals-rate') ?? '10'),
    log: logOf(value('log')),
  }
}

function parse(args: string[], env: NodeJS.ProcessEnv): (name: FlagName | Switch) => string | undefined {
  try {
    const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]))
    const { values } = parseArgs({
      args,
      options: { ...options, ...Object.fromEntries(SWITCHES.map((name) => [name, { type: 'boolean' as const }])) },
      strict: true,
    })
    return (name) => {
      const given = (values as Record<string, string | boolean | undefined>)[name]
      const text = given === undefined ? env[`BUILD_${name.toUpperCase().replaceAll('-', '_')}`] : String(given)
      return text === '' || text === 'false' ? undefined : text
    }
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

/** A part of the calls' paths. */
function productOf(text: string): string {
  if (!/^[\w-]{1,64}$/.test(text)) throw usage(`--product takes letters, digits, _ and -, not "${text}".`)
  return text
}

function contactOf(text: string | undefined): string | null {
  if (text !== undefined && !/^(?:mailto:[^\s@<>"]+@[a-z0-9.-]+|https:\/\/[^\s<>"]+)$/i.test(text))
    throw usage(`--security-contact takes mailto:… or https://…, not "${text}".`)
  return text ?? null
}

function tenantOf(text: string | undefined): string | null {
  if (text !== undefined && !isId(text)) throw usage(`--tenant takes a tenant's id, not "${text}".`)
  return text ?? null
}

function numberOf(flag: string, text: string, most: number): number {
  const number = Number(text)
  if (text.trim() === '' || !(number >= 0 && number <= most))
    throw usage(`--${flag} takes 0 to ${most}, not "${text}".`)
  return number
}

function zoneOf(text: string): Zone {
  if (!isZone(text)) throw usage(`--zone takes an IANA zone such as Asia/Shanghai, not "${text}".`)
  return text
}

/** Two processes if there are two cores: each further one costs some 600 MB. */
function jobsOf(text: string | undefined): number {
  if (text === undefined) return Math.min(2, availableParallelism())
  if (!/^[1-4]$/.test(text)) throw usage(`--jobs takes 1 to 4, not "${text}".`)
  return Number(text)
}

/** Shards are counted from 1, as CI engines and people do. */
function shardOf(text: string | undefined): Shard | null {
  if (text === undefined) return null
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of) throw usage(`--shard takes a shard such as 1/3, 2/3 or 3/3, not "${text}".`)
  return { index: number - 1, of }
}

/** An address on another host, or a path of this site. */
function vitalsOf(text: string | undefined, percent: string): BuildOptions['vitals'] {
  if (text === undefined) return null
  const isOwn = /^\/(?!\/)[\w./-]*$/.test(text)
  return { url: isOwn ? text : (addressOf('vitals', text) ?? text), rate: numberOf('vitals-rate', percent, 100) / 100 }
}

function logOf(text = 'text'): LogForm {
  const form = logFormOf(text)
  if (form === null) throw usage(`--log takes text or json, not "${text}".`)
  return form
}

function headOf(value: (name: FlagName) => string | undefined): Head | null {
  const text = value('head')
  const file = value('visited')
  if (text === undefined) {
    if (file !== undefined)
      throw usage('--visited sets which exhibits are prerendered first, and needs --head, which sets how many.')
    return null
  }
  if (!/^\d{1,9}$/.test(text)) throw usage(`--head takes a number of exhibits, not "${text}".`)
  if (value('og') === 'all') throw usage('--og all renders a picture of every exhibit: with --head, use main or none.')
  return { count: Number(text), visited: file === undefined ? [] : visitedIn(file) }
}

/** Ids, one per line, the most visited first; the rest of a line after the id is ignored. */
function visitedIn(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n')
      .flatMap((line) => /^[^\s,;]+/.exec(line)?.[0] ?? [])
  } catch {
    throw usage(`--visited takes a file of exhibit ids, one per line, not "${file}".`)
  }
}

function ogOf(text: string): OgMode {
  const mode = OG_MODES.find((each) => each === text)
  if (!mode) throw usage(`--og takes ${OG_MODES.join(', ')}, not "${text}".`)
  return mode
}

function exhibitionOf(text: string): BuildOptions['exhibition'] {
  if (text === 'current' || text === 'all') return text
  const ids = [...new Set(text.split(',').map((id) => id.trim()))]
  if (!ids.every(isId)) throw usage(`--exhibition takes current, all or ids, not "${text}".`)
  return ids
}

function languagesOf(text: string): Language[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((tag) => {
      const language = LANGUAGES.find((each) => each.toLowerCase() === tag.trim().toLowerCase())
      if (!language) throw usage(`--languages takes ${LANGUAGES.join(', ')}, not "${tag}".`)
      return language
    })
}
