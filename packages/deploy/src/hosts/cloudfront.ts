import { NAMED_BY_CONTENT } from '../serve/cache-control.ts'
import { SAFETY_HEADERS, TRANSPORT_SECURITY, XML_POLICY } from '../serve/headers.ts'
import { rulesOf, SPECULATION_RULES } from '../serve/speculation.ts'
import { CARDS, HOSTILE } from './names.ts'
import { type HostOptions, type HostRules, prefixesOf } from './rules.ts'

/**
 * Two CloudFront functions (cloudfront-js-2.0) for a distribution over a bucket that `npm run release` fills: `request`
 * at viewer-request maps addresses to the files of the current release, `response` at viewer-response sets the headers.
 * The function reads the current release from its key-value store, where the domain is the key: a function cannot read
 * objects. The bucket's 403 and 404 are answered with the distribution's custom error page
 * `/{domain}/shared/404/index.html`, status 404. No function runs for those answers, so `policy`, a response headers
 * policy of the distribution, gives them the headers of every answer (`aws cloudfront create-response-headers-policy
 * --response-headers-policy-config file://…`).
 */
export function cloudFrontOf(
  rules: HostRules,
  { domain }: Pick<HostOptions, 'domain'>,
): { request: string; response: string; policy: string } {
  const note = '// Made by npm run hosts: run it again for each release that changes who may frame a micro page.\n'
  const custom = Object.entries(SAFETY_HEADERS).filter(
    ([name]) => name !== 'X-Content-Type-Options' && name !== 'Referrer-Policy',
  )
  const policy = {
    Name: `fair-${domain.replace(/[^a-z0-9]+/g, '-')}`,
    Comment:
      'Made by npm run hosts: headers of responses for which no function runs. Headers set by a function are not replaced.',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: false },
      ReferrerPolicy: { ReferrerPolicy: SAFETY_HEADERS['Referrer-Policy'], Override: false },
      ContentSecurityPolicy: { ContentSecurityPolicy: `${rules.policy}; frame-ancestors 'none'`, Override: false },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(TRANSPORT_SECURITY)?.[1]),
        Override: false,
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: false })),
    },
  }
  return {
    policy: `${JSON.stringify(policy, null, 2)}\n`,
    request: `${note}import cf from 'cloudfront'
var releases = cf.kvs()
async function handler(event) {
  var request = event.request
  var uri = request.uri
  var query = Object.keys(request.querystring).map(function (name) {
    var each = request.querystring[name]
    return (each.multiValue || [each]).map(function (one) { return name + (one.value === '' ? '' : '=' + one.value) }).join('&')
  }).join('&')
  function lead(to, more) {
    var all = [query, more].filter(Boolean).join('&')
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: to + (all ? '?' + all : '') } } }
  }
  if (new RegExp(${JSON.stringify(HOSTILE)}, 'i').test(uri) || /\\/\\.(?!well-known\\/)/.test(uri)) {
    request.uri = '/${domain}/none'
    return request
  }
  var unprefixed = ${JSON.stringify(`/${rules.unprefixed}`)}
  var first = '/' + uri.split('/')[1]
  var prefixes = ${JSON.stringify(prefixesOf(rules).map((prefix) => `/${prefix}`))}
  for (var i = 0; i < prefixes.length; i += 1) {
    if (first !== prefixes[i] && first.toLowerCase() === prefixes[i].toLowerCase()) return lead(prefixes[i] + uri.slice(first.length))
  }
  if (first.toLowerCase() === unprefixed.toLowerCase()) return lead(uri.slice(unprefixed.length) || '/', 'language=' + unprefixed.slice(1))
  if (uri.endsWith('/')) uri += 'index.html'
  // An extension begins with a letter: the last part of a hall's address may be 8.1.
  else if (!/\\.[a-z][a-z0-9]*$/i.test(uri)) return lead(uri + '/')
  // Files named by their content are shared by all releases.
  var place = new RegExp(${JSON.stringify(NAMED_BY_CONTENT.source)}).test(uri) ? 'shared' : await releases.get('${domain}')
  request.uri = '/${domain}/' + place + uri
  return request
}
`,
    response: `${note}var FRAMED = ${JSON.stringify(Object.fromEntries(rules.framed))}
var SAFETY = ${JSON.stringify({ ...SAFETY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY })}
function handler(event) {
  var response = event.response
  var headers = response.headers
  // The address of the request's file, without the domain and the release.
  var address = event.request.uri.replace(/^\\/[^/]+\\/[^/]+/, '').replace(/index\\.html$/, '')
  var type = headers['content-type'] ? headers['content-type'].value : ''
  function set(name, value) { headers[name.toLowerCase()] = { value: value } }
  for (var name in SAFETY) set(name, SAFETY[name])
  var ancestors = FRAMED[address] || (new RegExp(${JSON.stringify(CARDS)}).test(address) ? '*' : "'none'")
  var isPage = type.startsWith('text/html')
  var isXml = /^(image\\/svg\\+xml|application\\/xml|text\\/xml|application\\/rss\\+xml)/.test(type)
  var isOpen = isXml || /^(image\\/|font\\/|video\\/|audio\\/|text\\/calendar|application\\/(json|pdf))/.test(type) || (isPage && ancestors !== "'none'")
  set('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin')
  if (isPage) set('Content-Security-Policy', ${JSON.stringify(`${rules.policy}; frame-ancestors `)} + ancestors)
  if (isPage) set(${JSON.stringify(SPECULATION_RULES)}, ${JSON.stringify(rulesOf(false, rules.prerenders))})
  if (isXml) set('Content-Security-Policy', ${JSON.stringify(XML_POLICY)})
  var isKept = response.statusCode < 400 && new RegExp(${JSON.stringify(NAMED_BY_CONTENT.source)}).test(address)
  set('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : /\\/(login-)?preview\\/$/.test(address) ? 'no-store' : 'no-cache')
  return response
}
`,
  }
}
