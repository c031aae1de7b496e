import { describe, expect, it } from 'vitest'
import { SAFETY_HEADERS } from '../serve/headers.ts'
import { caddyOf } from './caddy.ts'
import { cloudFrontOf } from './cloudfront.ts'
import { composeOf, kubernetesOf } from './containers.ts'
import { headersFileOf } from './headers-file.ts'
import { foreignRedirect, hostileTargets } from './hostile.ts'
import { nginxOf } from './nginx.ts'
import { forwardedTo, type HostRules, withReports } from './rules.ts'

// nginx and Caddy test their own configurations (npm run test:hosts); these tests cover hosts that cannot run here.
const RULES: HostRules = {
  policy: "default-src 'none'; script-src 'self' 'sha256-x='",
  framed: [['/ja-JP/micro-page/MP01/', 'https://partner.example']],
  notFound: ['/ja-JP/e/2002/', '/ja-JP/', '/'],
  unprefixed: 'zh-CN',
}
const OPTIONS = { domain: 'fair.example.com', folder: '/srv/fair/dist', platform: 'https://platform.example' }

type Answer = { uri?: string; statusCode?: number; headers?: Record<string, { value: string }> }
/** A CloudFront function, called as CloudFront does, with a key-value store that contains the release. */
const functionOf = <T>(code: string): ((event: object) => T) => {
  const cf = { kvs: () => ({ get: async (key: string) => (key === OPTIONS.domain ? '000007-3f9c2a' : undefined) }) }
  return new Function('cf', `${code.replace("import cf from 'cloudfront'", '')}; return handler`)(cf)
}

it('policies contain a report address if the operator sets one', () => {
  const rules = withReports(RULES, 'https://csp.example/in')
  const reported = "script-src 'self' 'sha256-x='; report-uri https://csp.example/in; frame-ancestors"
  expect(nginxOf(rules, OPTIONS)).toContain(reported)
  expect(caddyOf(rules, OPTIONS)).toContain(reported)
  expect(cloudFrontOf(rules, OPTIONS).response).toContain(reported)
  expect(nginxOf(withReports(RULES, undefined), OPTIONS)).not.toContain('report-uri')
})

it('the CloudFront policy has the safety headers for responses that no function handles', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    cloudFrontOf(RULES, OPTIONS).policy,
  )
  expect(security.ContentSecurityPolicy).toEqual({
    ContentSecurityPolicy: `${RULES.policy}; frame-ancestors 'none'`,
    Override: false,
  })
  expect(security.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31536000)
  const names = [
    ...custom.Items.map(({ Header }: { Header: string }) => Header),
    'X-Content-Type-Options',
    'Referrer-Policy',
  ]
  expect(names.sort()).toEqual(Object.keys(SAFETY_HEADERS).sort())
})

describe('CloudFront', () => {
  const { request, response } = cloudFrontOf(RULES, OPTIONS)
  const lead = functionOf<Promise<Answer>>(request)
  const dress = functionOf<Answer>(response)
  const requested = (uri: string, querystring: object = {}) => lead({ request: { uri, querystring, headers: {} } })

  it('maps addresses to files of the current release, and redirects to canonical addresses', async () => {
    expect((await requested('/exhibits/')).uri).toBe('/fair.example.com/000007-3f9c2a/exhibits/index.html')
    expect((await requested('/favicon.svg')).uri).toBe('/fair.example.com/000007-3f9c2a/favicon.svg')
    expect((await requested('/_astro/a.js')).uri).toBe('/fair.example.com/shared/_astro/a.js')
    expect((await requested('/site/theme.cb3e4a28.css')).uri).toBe('/fair.example.com/shared/site/theme.cb3e4a28.css')
    const onward = await requested('/exhibits', {
      sort: { value: 'NAME' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
    })
    expect(onward).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/exhibits/?sort=NAME&tag=a&tag=b' } },
    })
    // A hall is no file.
    expect((await requested('/hall/8.1')).headers?.['location']?.value).toBe('/hall/8.1/')
    expect((await requested('/zh-CN/exhibits/', { page: { value: '2' } })).headers?.['location']?.value).toBe(
      '/exhibits/?page=2&language=zh-CN',
    )
    expect((await requested('/zh-CN')).headers?.['location']?.value).toBe('/?language=zh-CN')
    expect((await requested('/zh-cn/exhibits/')).headers?.['location']?.value).toBe('/exhibits/?language=zh-CN')
    expect((await requested('/ja-jp/news/', { page: { value: '2' } })).headers?.['location']?.value).toBe(
      '/ja-JP/news/?page=2',
    )
    expect((await requested('/ja-JP/news/')).uri).toBe('/fair.example.com/000007-3f9c2a/ja-JP/news/index.html')
  })

  it('serves no hidden files, and redirects to no other host', async () => {
    expect((await requested('/.git/config')).uri).toBe('/fair.example.com/none')
    expect((await requested('//example.com')).uri).toBe('/fair.example.com/none')
    for (const target of hostileTargets())
      expect(await requested(target), target).toMatchObject({ uri: '/fair.example.com/none' })
    expect((await requested('/.well-known/security.txt')).uri).toContain('/000007-3f9c2a/.well-known/security.txt')
  })

  const dressed = (uri: string, type: string, statusCode = 200) => {
    const { headers } = dress({
      request: { uri: `/fair.example.com/000007-3f9c2a${uri}` },
      response: { statusCode, headers: { 'content-type': { value: type } } },
    })
    return (name: string) => headers?.[name]?.value
  }

  it('sets the security and cache headers', () => {
    const page = dressed('/exhibits/index.html', 'text/html')
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) expect(page(name.toLowerCase())).toBe(value)
    expect(page('content-security-policy')).toBe(`${RULES.policy}; frame-ancestors 'none'`)
    expect(page('cache-control')).toBe('no-cache')
    expect(page('cross-origin-resource-policy')).toBe('same-origin')
    expect(dressed('/preview/index.html', 'text/html')('cache-control')).toBe('no-store')
    expect(dressed('/_astro/a.js', 'text/javascript')('cache-control')).toContain('immutable')
    expect(dressed('/_astro/a.js', 'text/html', 404)('cache-control')).toBe('no-cache')
    expect(dressed('/icons.svg', 'image/svg+xml')('content-security-policy')).toContain('sandbox')
  })

  it('allows framing only for pages that may be framed', () => {
    const page = dressed('/ja-JP/micro-page/MP01/index.html', 'text/html')
    expect(page('content-security-policy')).toContain('frame-ancestors https://partner.example')
    expect(page('cross-origin-resource-policy')).toBe('cross-origin')
    expect(dressed('/search/component/news-card/index.html', 'text/html')('content-security-policy')).toContain(
      'frame-ancestors *',
    )
    expect(dressed('/micro-page/MP01/index.html', 'text/html')('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })
})

it('a headers file removes a header before it sets another value', () => {
  const blocks = new Map(
    headersFileOf(RULES)
      .split('\n\n')
      .map((block) => [block.split('\n')[0], block]),
  )
  expect(blocks.get('/*')).toContain(`  Content-Security-Policy: ${RULES.policy}; frame-ancestors 'none'`)
  expect(blocks.get('/*')).toContain('  Strict-Transport-Security: max-age=31536000')
  expect(blocks.get('/_astro/*')?.split('\n').slice(1)).toEqual([
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
  ])
  expect(blocks.get('/ja-JP/micro-page/MP01/')).toContain('frame-ancestors https://partner.example')
  expect(blocks.get('/*.svg')).toBeDefined()
  for (const scope of ['', '/:language', '/e/:exhibition', '/:language/e/:exhibition']) {
    expect(blocks.get(`${scope}/preview/`)).toContain('Cache-Control: no-store')
    expect(blocks.get(`${scope}/search/component/*`)).toContain('frame-ancestors *')
  }
  // Cloudflare refuses rules with more than one.
  for (const [rule = ''] of blocks) expect(rule.split('*').length, rule).toBeLessThanOrEqual(2)
})

it('containers mount the parent folder of the link, which contains the releases', () => {
  expect(composeOf(OPTIONS)).toContain('- /srv/fair:/srv/fair:ro')
  const kubernetes = kubernetesOf(OPTIONS, nginxOf(RULES, OPTIONS))
  expect(kubernetes).toContain('mountPath: /srv/fair, readOnly: true')
  expect(kubernetes).toContain('    server_name fair.example.com;')
  // A pod without a release is not ready, but is not restarted.
  expect(kubernetes).toContain('readinessProbe: { httpGet: { path: /robots.txt')
  expect(kubernetes).toContain('livenessProbe: { tcpSocket:')
  // YAML does not allow tabs for indentation.
  expect(kubernetes).not.toContain('\t')
})

it('refuses an address whose path a configuration would ignore', () => {
  expect(forwardedTo('platform', undefined)).toBeNull()
  expect(forwardedTo('platform', 'https://Platform.example:443/')).toBe('https://platform.example')
  for (const text of ['https://a.example/base', 'https://a.example/?x=1', 'https://u@a.example', 'mailto:a@b.c', 'a'])
    expect(() => forwardedTo('platform', text)).toThrow(expect.objectContaining({ exitCode: 2 }))
})

it('configurations without a platform have no proxy', () => {
  const apart = { ...OPTIONS, platform: null }
  for (const text of [nginxOf(RULES, apart), caddyOf(RULES, apart)]) expect(text).not.toMatch(/webapi|proxy/)
  expect(nginxOf(RULES, OPTIONS)).toContain('proxy_pass https://platform.example/;')
})

it('sends browsers’ reports to the complete address of their collector', () => {
  const vitals = { path: '/vitals', collector: 'https://collector.example/in?key=7' }
  expect(nginxOf(RULES, { ...OPTIONS, vitals })).toContain('proxy_pass https://collector.example/in?key=7;')
  expect(caddyOf(RULES, { ...OPTIONS, vitals })).toContain('rewrite * /in?key=7\n')
})

it('sends Strict-Transport-Security only with HTTPS, and redirects to HTTPS', () => {
  const certificate = { chain: '/etc/tls/chain.pem', key: '/etc/tls/key.pem' }
  expect(nginxOf(RULES, OPTIONS)).not.toContain('add_header Strict-Transport-Security')
  const secure = nginxOf(RULES, { ...OPTIONS, certificate })
  expect(secure).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
  expect(secure).toContain('listen 443 ssl;')
  expect(secure).toContain('return 308 https://$host$request_uri;')
  expect(caddyOf(RULES, OPTIONS)).toContain('Strict-Transport-Security "max-age=31536000"')
  expect(caddyOf(RULES, OPTIONS, 'http://fair.example.com')).not.toContain('Strict-Transport-Security')
})

it('detects redirects to another origin in any notation', () => {
  const origin = 'http://a.localhost:4321'
  for (const away of [
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    'https://a.localhost:4321/',
    'http://evil.example/',
  ])
    expect(foreignRedirect('/x', away, origin), away).toBe(away)
  for (const home of [null, '/exhibits/', 'exhibits/', '/x//evil.example/', 'http://a.localhost:4321/exhibits/'])
    expect(foreignRedirect('/x', home, origin), String(home)).toBeNull()
})

describe('dictionaries', () => {
  const withThem = { ...RULES, dictionaries: { '/ja-JP/': 'dictionaries/ja-JP-01234567.fedcba9876543210.txt' } }

  it('are configured on hosts that observe Vary if the release has them', () => {
    for (const host of [nginxOf, caddyOf]) {
      expect(host(withThem, OPTIONS)).toContain('/dictionaries/ja-JP-01234567.fedcba9876543210.txt')
      // Speculation rules name compressed files in every configuration.
      const lines = host(RULES, OPTIONS).split('\n')
      expect(lines.filter((line) => !line.includes('.speculationrules')).join('\n')).not.toMatch(/dictionar|dcz/i)
    }
  })

  it('are not configured on CDNs that store one variant of a page', () => {
    expect(cloudFrontOf(withThem, OPTIONS)).toEqual(cloudFrontOf(RULES, OPTIONS))
    expect(headersFileOf(withThem)).toBe(headersFileOf(RULES))
  })
})
