// The rules by which MDN's HTTP Observatory scores a site (https://github.com/mdn/mdn-http-observatory, algorithm of
// version 1.4.8), as far as our answers can match them: each rule returns its finding and the points. Without a bonus a
// site starts with 100; from 90 on bonuses count, and 100 is A+. `npm run test:hosts -- --observatory` compares these
// rules with the scanner itself.

/** The input of a scan. */
export interface Scanned {
  /** The response with the first page over HTTPS. */
  readonly headers: Headers
  readonly html: string
  /** All cookies that the page and robots.txt set, as headers. */
  readonly cookies: readonly string[]
  /** The response to OPTIONS with a foreign Origin; that origin. */
  readonly cors: { readonly headers: Headers; readonly origin: string }
  /** The response of the first page over HTTP; null if nothing listens there. */
  readonly plain: { readonly status: number; readonly location: string | null } | null
  readonly host: string
}

interface Finding {
  readonly rule: string
  readonly found: string
  readonly points: number
}

type Rule = (scanned: Scanned) => readonly [found: string, points: number]

const BROAD = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/
const SAFE_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const SIX_MONTHS = 15_552_000

/** Directives with their sources. */
function policyOf({ headers }: Scanned): Map<string, string[]> | null {
  const text = headers.get('content-security-policy')
  if (!text) return null
  const directives = text.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])))
}

const RULES: Readonly<Record<string, Rule>> = {
  'content-security-policy': (scanned) => {
    const policy = policyOf(scanned)
    if (!policy) return ['not implemented', -25]
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
    const hashed = (sources: readonly string[]) => sources.some((each) => /^'(?:sha(?:256|384|512)|nonce)-/.test(each))
    // Browsers ignore 'unsafe-inline' next to a hash.
    const isInline = (sources: readonly string[]) =>
      (sources.includes("'unsafe-inline'") && !hashed(sources)) || sources.includes('data:')
    const broad = (sources: readonly string[]) => sources.some((each) => BROAD.test(each))
    const [scripts, styles] = [of('script-src'), of('style-src')]
    if (isInline(scripts) || broad(scripts) || broad(of('object-src'))) return ['unsafe scripts or objects', -20]
    const isInsecure = (sources: readonly string[]) => sources.some((each) => /^(?:http|ftp):/.test(each))
    const passive = ['img-src', 'media-src']
    const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
    if (isInsecure(active)) return ['scripts and the like over HTTP', -20]
    if ([...scripts, ...styles].includes("'unsafe-eval'")) return ["'unsafe-eval'", -10]
    if (isInsecure(passive.flatMap(of))) return ['pictures over HTTP', -10]
    if (isInline(styles) || broad(styles)) return ['unsafe styles', 0]
    const byDefault = policy.get('default-src') ?? []
    return byDefault.length === 1 && byDefault[0] === "'none'"
      ? ["nothing unsafe, default-src 'none'", 10]
      : ['nothing unsafe', 5]
  },
  // The site has none at all, so none has to be scored.
  cookies: ({ cookies }) => (cookies.length === 0 ? ['none', 0] : [`cookies: ${cookies.join('; ')}`, -40]),
  'cross-origin-resource-sharing': ({ cors }) => {
    const allowed = cors.headers.get('access-control-allow-origin')
    if (allowed === null) return ['none', 0]
    const isAnybody = allowed === cors.origin && cors.headers.get('access-control-allow-credentials') === 'true'
    return isAnybody ? ['anybody, with credentials', -50] : [`for ${allowed}`, 0]
  },
  redirection: ({ plain, host }) => {
    if (plain === null) return ['nothing at HTTP', 0]
    if (plain.status < 300 || plain.status >= 400 || plain.location === null) return ['HTTP stays HTTP', -20]
    const to = URL.parse(plain.location, `http://${host}/`)
    if (to?.protocol !== 'https:') return ['to HTTP', -10]
    return to.hostname === host ? ['to HTTPS of the same host', 0] : ['to HTTPS of another host', -5]
  },
  'referrer-policy': ({ headers }) => {
    const said = headers.get('referrer-policy')?.toLowerCase()
    if (said === undefined) return ['not implemented', 0]
    return SAFE_REFERRER.includes(said.split(',').at(-1)?.trim() ?? '') ? ['private', 5] : [`unsafe: ${said}`, -5]
  },
  'strict-transport-security': ({ headers }) => {
    const said = headers.get('strict-transport-security')
    if (said === null) return ['not implemented', -20]
    const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(said)?.[1] ?? Number.NaN)
    if (said.includes(',') || Number.isNaN(age)) return [`unreadable: ${said}`, -20]
    return age < SIX_MONTHS ? ['less than six months', -10] : ['six months or more', 0]
  },
  'subresource-integrity': ({ html }) => {
    const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)]
    if (foreign.length === 0) return ['all scripts are the site’s own', 0]
    const isComplete = foreign.every(([tag, source]) => tag.includes(' integrity=') && source?.startsWith('https:'))
    return isComplete ? ['scripts of others with integrity', 5] : ['scripts of others without integrity', -5]
  },
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['not nosniff', -5],
  'x-frame-options': (scanned) => {
    if (policyOf(scanned)?.has('frame-ancestors')) return ['by the policy', 5]
    const said = scanned.headers.get('x-frame-options')?.toLowerCase()
    return said === 'deny' || said === 'sameorigin' ? ['by the header', 0] : ['not implemented', -20]
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const said = headers.get('cross-origin-resource-policy')
    if (said === null) return ['not implemented', 0]
    if (said === 'same-origin' || said === 'same-site') return [said, 10]
    return said === 'cross-origin' ? [said, 0] : [`unreadable: ${said}`, -5]
  },
}

const BONUSES_FROM = 90

/** A site's score, and the result of each rule. */
export function score(scanned: Scanned): { points: number; findings: readonly Finding[] } {
  const findings = Object.entries(RULES).map(([rule, compare]): Finding => {
    const [found, points] = compare(scanned)
    return { rule, found, points }
  })
  const sum = (all: readonly Finding[]) => all.reduce((points, each) => points + each.points, 100)
  const plain = sum(findings.filter(({ points }) => points < 0))
  return { points: Math.max(0, plain >= BONUSES_FROM ? sum(findings) : plain), findings }
}
