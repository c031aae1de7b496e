import { type Listening, listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import type { Sandbox } from '@fair/sandbox/sandbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Checked } from './checked.ts'
import { openPlatform, type PlatformOptions } from './platform.ts'
import { checkRules } from './rule.ts'
import { RULES } from './rules.ts'
import { WRITE_RULES } from './write-rules.ts'

let sandbox: Sandbox
let listening: Listening
const ORIGIN = 'https://fair.example'
const OTHER_DOMAIN = 'b.localhost'
beforeAll(async () => {
  // With pictures, and a port for the chat connection.
  sandbox = createSandbox({ size: 'small', check: false, pageHosts: ['fair.example'] })
  listening = await listen(sandbox.fetch, 0, String, sandbox.upgrade)
})
afterAll(async () => {
  await listening.close()
  sandbox.close()
})

/** A deviation from the sandbox: a different answer, or the sandbox's answer to another request. */
type Otherwise = (request: Request, send: (request: Request) => Promise<Response>) => Response | Promise<Response>

const found = async (otherwise?: Otherwise, only?: string, more: Partial<PlatformOptions> = {}) => {
  // The chat's address contains the requested host, which an in-process request does not have.
  const send = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('host', `127.0.0.1:${listening.port}`)
    return sandbox.fetch(new Request(request, { headers }))
  }
  const platform = await openPlatform({
    ...{
      platform: `http://127.0.0.1:${listening.port}`,
      domain: 'localhost',
      product: 'expo',
      timeout: 5000,
      login: DEMO_LOGIN,
    },
    otherDomain: OTHER_DOMAIN,
    write: true,
    origin: ORIGIN,
    fetch: async (input, init) => {
      const request = new Request(String(input), init)
      return otherwise ? otherwise(request, send) : send(request)
    },
    ...more,
  })
  const checked = await checkRules(
    platform,
    RULES.filter(({ name }) => only === undefined || name === only),
  )
  return { checked, faults: checked.filter(isBroken).map(({ name, detail }) => `${name}: ${detail}`) }
}
const isBroken = ({ verdict }: Checked) => verdict === 'broken'

const pathOf = (request: Request) => new URL(request.url).pathname
const without = (request: Request, ...fields: string[]) => {
  const url = new URL(request.url)
  for (const field of fields) url.searchParams.delete(field)
  return new Request(url, request)
}
type Json = Record<string, unknown>
/** The sandbox's answer, modified. */
const changed = async (answer: Response | Promise<Response>, change: (json: Json) => unknown) =>
  Response.json(change((await (await answer).json()) as Json))
const inLanguage = (request: Request, language: string) => {
  const headers = new Headers(request.headers)
  headers.set('language', language)
  return new Request(request, { headers })
}
/** A request without a tenant, like one of the first. */
const ofTenant = (request: Request) => {
  const headers = new Headers(request.headers)
  for (const header of ['tenantId', 'brandId', 'groupId']) headers.delete(header)
  return new Request(request, { headers })
}
const at = (request: Request, end: string) => pathOf(request).endsWith(end)
const done = () => Response.json({ success: true, errCode: 0, list: [] })
const nothing = () => Response.json({ success: true, errCode: 0, list: [], records: [], total: 0 })
/** The same write under another requestId. */
const anew = async (request: Request) =>
  new Request(request.url, {
    ...{ method: 'POST', headers: request.headers },
    body: JSON.stringify({ ...((await request.json()) as Json), requestId: crypto.randomUUID() }),
  })
const isPlaylist = (request: Request) => /\.m3u8$/.test(pathOf(request))
/** An answer without the headers that start like this. */
const headless = (answer: Response, begin: string) =>
  new Response(answer.body, {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !name.startsWith(begin)),
  })
const refusal = (errCode: number) => Response.json({ success: false, errCode, errMsg: 'no' })

it('all rules pass for the sandbox, and none is skipped', async () => {
  const { checked, faults } = await found()
  expect(faults).toEqual([])
  expect(checked.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
})

it('sort orders by time are checked by the moment, whether or not a time has a fraction', async () => {
  const { faults } = await found(
    (request, send) =>
      changed(send(request), (json) => {
        const isByTime = /[?&]sort=(NEW|publish_time)/.test(request.url) && Array.isArray(json['records'])
        if (!isByTime) return json
        const records = (json['records'] as Json[]).map((each, n) => {
          const time = n === 0 ? '2026-11-18T01:00:00.500Z' : '2026-11-18T01:00:00Z'
          return { ...each, updateTime: time, publishTime: time }
        })
        return { ...json, records }
      }),
    'sorts',
  )
  expect(faults).toEqual([])
})

it('a reserved slot is found on its day at the exhibition, even if it is the next day in UTC', async () => {
  const later = (slot: Json) => ({
    ...slot,
    startTime: new Date(Date.parse(String(slot['startTime'])) + 20 * 3_600_000).toISOString(),
    endTime: new Date(Date.parse(String(slot['endTime'])) + 20 * 3_600_000).toISOString(),
  })
  const { faults } = await found(
    (request, send) =>
      at(request, '/reservation/slots')
        ? changed(send(request), (json) => ({ ...json, list: (json['list'] as Json[]).map(later) }))
        : send(request),
    'write-booking',
  )
  expect(faults).toEqual([])
})

it('a rule that throws is reported as broken, and the rules after it run', async () => {
  const platform = await openPlatform({
    platform: `http://127.0.0.1:${listening.port}`,
    domain: 'localhost',
    product: 'expo',
    timeout: 5000,
  })
  const rule = { name: 'x', requirement: '', level: 'must', loses: '' } as const
  const checked = await checkRules(platform, [
    { ...rule, find: () => Promise.reject(new TypeError('fetch failed')) },
    { ...rule, find: async () => [] },
  ])
  expect(checked).toMatchObject([{ verdict: 'broken', detail: 'TypeError: fetch failed' }, { verdict: 'fits' }])
})

it('nothing is written without --write', async () => {
  const send = new Set<string>()
  const { checked } = await found(
    (request, answer) => {
      send.add(pathOf(request))
      return answer(request)
    },
    undefined,
    { write: false },
  )
  expect(checked.filter(({ name }) => name.startsWith('rule.write-')).map(({ verdict }) => verdict)).toEqual(
    WRITE_RULES.map(() => 'skipped'),
  )
  expect([...send].filter((path) => /\/(save|remove|cancel|finish|operateCards)$/.test(path))).toEqual([])
})

describe('a fault is detected by its rule', () => {
  const FAULTS: Readonly<Record<string, readonly [string, Otherwise, string][]>> = {
    paging: [
      ['pageNum is ignored', (r, send) => send(without(r, 'pageNum')), 'page 2 has records of page 1'],
      ['pageSize is ignored', (r, send) => send(without(r, 'pageSize')), 'pageSize 2 returns'],
    ],
    totals: [
      [
        'the total is too large',
        (r, send) => changed(send(r), (json) => ('total' in json ? { ...json, total: 77 } : json)),
        'total is 77',
      ],
    ],
    facets: [['filters are ignored', (r, send) => send(without(r, 'region', 'category', 'hall', 'tag')), 'counts']],
    specifications: [
      ['specifications are ignored', (r, send) => send(without(r, 'specification')), 'but returns'],
      [
        'the facet specification is missing',
        (r, send) =>
          changed(send(r), (json) => ({
            ...json,
            ...(json['facets'] ? { facets: { ...Object(json['facets']), specification: undefined } } : {}),
          })),
        'has no facet specification',
      ],
      [
        'choices have an invalid format',
        (r, send) =>
          changed(send(r), (json) =>
            JSON.parse(JSON.stringify(json).replace(/"value":"(\w+)-\w+_[^"]*"/, '"value":"$1_5_9"')),
          ),
        'is not a valid choice',
      ],
    ],
    keyword: [['keywords are ignored', (r, send) => send(without(r, 'keyword')), 'returns']],
    sorts: [
      [
        'records are in reverse order',
        (r, send) =>
          changed(send(r), (json) =>
            Array.isArray(json['records']) ? { ...json, records: json['records'].toReversed() } : json,
          ),
        'is not sorted by',
      ],
    ],
    login: [
      [
        'a visitor’s own list needs no login',
        (r, send) =>
          pathOf(r).endsWith('/inquiry/myInquiry')
            ? Response.json({ success: true, errCode: 0, records: [], total: 0 })
            : send(r),
        'inquiry.mine',
      ],
      [
        'the error code differs',
        (r, send) => (pathOf(r).endsWith('/card/cards') ? refusal(4010) : send(r)),
        'card.own: 4010 no',
      ],
    ],
    'unknown-ids': [
      [
        'the error is an exception',
        (r, send) => (r.url.includes('no-such-id') ? refusal(5000) : send(r)),
        'catalogue.exhibit: 5000 no',
      ],
    ],
    refusals: [
      [
        'errMsg is missing',
        (r, send) => changed(send(r), (json) => (json['success'] === false ? { ...json, errMsg: null } : json)),
        '(no errMsg)',
      ],
    ],
    languages: [
      [
        'the header language is ignored',
        (r, send) => send(inLanguage(r, 'zh-CN')),
        'the header language has no effect',
      ],
      [
        'a language is refused',
        (r, send) => (r.headers.get('language') === 'ko-KR' ? refusal(4000) : send(r)),
        'in ko-KR: 4000 no',
      ],
    ],
    'unknown-language': [
      [
        'the language is refused',
        (r, send) => (r.headers.get('language') === 'tlh-QO' ? refusal(4000) : send(r)),
        '4000 no',
      ],
    ],
    'unknown-tenant': [
      [
        'the first tenant is returned',
        async (r, send) =>
          pathOf(r).endsWith('/tenant/site')
            ? send(
                new Request(r.url, {
                  method: 'POST',
                  headers: r.headers,
                  body: (await r.text()).replace(/no-such-[a-z.-]+/, 'localhost'),
                }),
              )
            : send(r),
        'returns a tenant',
      ],
    ],
    'other-tenant': [['the tenant headers are ignored', (r, send) => send(ofTenant(r)), 'returns ']],
    cors: [
      [
        'the CORS headers are missing',
        async (r, send) => headless(await send(r), 'access-control-'),
        `GET: ${ORIGIN} is not allowed`,
      ],
      [
        'request headers are not allowed',
        async (r, send) => headless(await send(r), 'access-control-allow-headers'),
        'GET: the headers Authorization',
      ],
      [
        'the header Date is not exposed',
        async (r, send) => headless(await send(r), 'access-control-expose-'),
        'answers do not expose Date',
      ],
    ],
    streams: [
      [
        'the playlist is missing',
        (r, send) => (isPlaylist(r) ? new Response('', { status: 404 }) : send(r)),
        'HTTP 404',
      ],
      [
        'the playlist is an HTML page',
        (r, send) => (isPlaylist(r) ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : send(r)),
        'its type is text/html',
      ],
    ],
    widths: [
      ['the width is ignored', (r, send) => send(pathOf(r).startsWith('/media/') ? without(r, 'w') : r), 'w=320 has'],
      [
        'the answer is not a picture',
        (r, send) => (pathOf(r).startsWith('/media/') ? Response.json({}) : send(r)),
        'its type is application/json',
      ],
    ],
    im: [
      [
        'the connection fails',
        (r, send) =>
          at(r, '/key/PC')
            ? changed(send(r), (json) => ({ ...json, data: { ...Object(json['data']), url: 'ws://127.0.0.1:9/' } }))
            : send(r),
        'connection error',
      ],
      [
        'no token is returned',
        (r, send) => (at(r, '/negotiation/token') ? refusal(4090) : send(r)),
        'returns no token',
      ],
    ],
    'write-favourite': [
      ['the favourite is not saved', (r, send) => (at(r, '/collect/save') ? done() : send(r)), 'not in the list'],
      ['the favourite is not removed', (r, send) => (at(r, '/collect/cancel') ? done() : send(r)), 'still in the list'],
    ],
    'write-inquiry': [
      [
        'a repeated request creates a second inquiry',
        async (r, send) => send(at(r, '/inquiry/save') ? await anew(r) : r),
        'two inquiries',
      ],
      [
        'the inquiry cannot be finished',
        (r, send) => (at(r, '/inquiry/finish') ? refusal(4090) : send(r)),
        'LEFT BEHIND: inquiry ',
      ],
      [
        'inquiries are refused',
        (r, send) => (at(r, '/inquiry/save') ? refusal(4090) : send(r)),
        'inquiry/save: 4090 no',
      ],
    ],
    'write-booking': [
      [
        'the booking is not in the schedule',
        (r, send) => (at(r, '/app/schedule') ? nothing() : send(r)),
        'not in the schedule',
      ],
      [
        'the booking cannot be cancelled',
        (r, send) => (at(r, '/reservation/cancel') ? refusal(4090) : send(r)),
        'LEFT BEHIND: reservation ',
      ],
    ],
    'write-card': [['the card is not saved', (r, send) => (at(r, '/card/cards') ? nothing() : send(r)), 'not among']],
  }

  it('for each rule', () => {
    expect(Object.keys(FAULTS)).toEqual(RULES.map(({ name }) => name))
  })

  for (const [rule, faults] of Object.entries(FAULTS))
    it.each(faults)(`${rule}: %s`, async (_, otherwise, detail) => {
      const {
        faults: [fault = '', ...others],
      } = await found(otherwise, rule)
      expect([fault.startsWith(`rule.${rule}: `), others]).toEqual([true, []])
      expect(fault).toContain(detail)
    })
})
