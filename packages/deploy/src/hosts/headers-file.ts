import { SAFETY_HEADERS, TRANSPORT_SECURITY, XML_POLICY } from '../serve/headers.ts'
import { RULES_ENDING, RULES_TYPE, rulesOf, SPECULATION_RULES } from '../serve/speculation.ts'
import { fileNames } from './names.ts'
import type { HostRules } from './rules.ts'

/** For files that are named by their content. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Path prefixes of all languages and exhibitions. Cloudflare allows one `*` per rule, so these use placeholders. */
const SCOPES = ['', '/:language', '/e/:exhibition', '/:language/e/:exhibition']

/**
 * `_headers` in the format of Cloudflare Pages and Netlify, for the site's folder, next to `_redirects`. A later rule
 * overrides the headers that it names (`! Name` removes the earlier one). HTTPS ends there: so it includes
 * Strict-Transport-Security.
 */
export function headersFileOf(rules: HostRules): string {
  const { xml, open } = fileNames()
  const always = { ...SAFETY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY }
  const policy = (ancestors: string) => `${rules.policy}; frame-ancestors ${ancestors}`
  const block = (address: string, headers: Readonly<Record<string, string>>, isFirst = false) =>
    [
      address,
      ...Object.entries(headers).flatMap(([name, value]) => [
        ...(isFirst ? [] : [`  ! ${name}`]),
        `  ${name}: ${value}`,
      ]),
    ].join('\n')
  const base = {
    ...always,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policy("'none'"),
    // Browsers ignore it on other files; these rules match addresses, and cannot distinguish pages.
    [SPECULATION_RULES]: rulesOf(false, rules.prerenders),
  }
  const framed = (ancestors: string) => ({
    'Content-Security-Policy': policy(ancestors),
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  return [
    block('/*', base, true),
    block(`/*${RULES_ENDING}`, { 'Content-Type': RULES_TYPE, ...IMMUTABLE }),
    block('/_astro/*', IMMUTABLE),
    ...open.map((name) => block(`/${name}`, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    ...xml.map((name) => block(`/${name}`, { 'Content-Security-Policy': XML_POLICY })),
    ...SCOPES.flatMap((scope) => [
      ...['/preview/', '/login-preview/'].map((page) => block(scope + page, { 'Cache-Control': 'no-store' })),
      block(`${scope}/search/component/*`, framed('*')),
    ]),
    ...rules.framed.map(([address, origins]) => block(address, framed(origins))),
    '',
  ].join('\n\n')
}
