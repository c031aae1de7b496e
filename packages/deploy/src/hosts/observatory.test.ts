import { expect, it } from 'vitest'
import { SAFETY_HEADERS, TRANSPORT_SECURITY } from '../serve/headers.ts'
import { type Scanned, score } from './observatory.ts'

const POLICY = "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; frame-ancestors 'none'"
const ORIGIN = 'https://else.example'

function scanned(headers: Record<string, string | null>, more: Partial<Scanned> = {}): Scanned {
  const all = {
    ...SAFETY_HEADERS,
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': TRANSPORT_SECURITY,
    ...headers,
  }
  const said = Object.entries(all).filter((each): each is [string, string] => each[1] !== null)
  return {
    headers: new Headers(said),
    html: '<script src="/_astro/main.js"></script>',
    cookies: [],
    cors: { headers: new Headers(), origin: ORIGIN },
    plain: { status: 308, location: 'https://fair.example/' },
    host: 'fair.example',
    ...more,
  }
}

it('the default headers reach the maximum score', () => {
  expect(score(scanned({})).points).toBe(130)
})

// Points as in the scanner's own table (src/grader/charts.js of version 1.4.8).
it.each<[string, Record<string, string | null>, Partial<Scanned>, number]>([
  ['no policy', { 'Content-Security-Policy': null }, {}, 55],
  ['unsafe-inline', { 'Content-Security-Policy': POLICY.replace("'sha256-x='", "'unsafe-inline'") }, {}, 80],
  ['unsafe-inline beside a hash', { 'Content-Security-Policy': `${POLICY}; img-src 'self'` }, {}, 130],
  ['unsafe-eval', { 'Content-Security-Policy': POLICY.replace("'sha256-x='", "'unsafe-eval'") }, {}, 110],
  ['a default-src of self', { 'Content-Security-Policy': POLICY.replace("'none'", "'self'") }, {}, 125],
  [
    'inline styles',
    { 'Content-Security-Policy': `${POLICY.replace(/style.*?;/, "style-src 'unsafe-inline';")}` },
    {},
    120,
  ],
  ['scripts from anywhere', { 'Content-Security-Policy': POLICY.replace("'sha256-x='", 'https:') }, {}, 80],
  ['pictures over HTTP', { 'Content-Security-Policy': `${POLICY}; img-src http://img.example` }, {}, 110],
  ['no frame-ancestors', { 'Content-Security-Policy': POLICY.replace(/; frame.*/, '') }, {}, 80],
  ['HSTS for one day', { 'Strict-Transport-Security': 'max-age=86400' }, {}, 120],
  ['no HSTS', { 'Strict-Transport-Security': null }, {}, 80],
  ['an unsafe referrer policy', { 'Referrer-Policy': 'unsafe-url' }, {}, 120],
  ['no X-Content-Type-Options', { 'X-Content-Type-Options': null }, {}, 125],
  ['a cross-origin resource policy', { 'Cross-Origin-Resource-Policy': 'cross-origin' }, {}, 120],
  ['a cookie', {}, { cookies: ['a=b'] }, 60],
  ['no redirect from HTTP', {}, { plain: { status: 200, location: null } }, 80],
  ['a redirect from HTTP to HTTP', {}, { plain: { status: 301, location: '/x' } }, 120],
  ['a redirect from HTTP to another host', {}, { plain: { status: 301, location: 'https://www.fair.example/' } }, 125],
  ['a script from another origin', {}, { html: '<script async src="https://cdn.example/a.js"></script>' }, 125],
  [
    'CORS with credentials for any origin',
    {},
    {
      cors: {
        origin: ORIGIN,
        headers: new Headers({
          'Access-Control-Allow-Origin': ORIGIN,
          'Access-Control-Allow-Credentials': 'true',
        }),
      },
    },
    50,
  ],
])('scores like the scanner: %s', (_, headers, more, points) => {
  expect(score(scanned(headers, more)).points).toBe(points)
})
