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

it('all hold for the sandbox, and each has something to be seen by', async () => {
  const { checked, faults } = await found()
  expect(faults).toEqual([])
  expect(checked.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
})

it('a rule that throws is a fault, and the rules after it are asked', async () => {
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

describe('a fault is found by its rule', () => {
  const FAULTS: Readonly<Record<string, readonly [string, Otherwise, string][]>> = {
    paging: [
      ['one page for all', (r, send) => send(without(r, 'pageNum')), 'page 2 has records of page 1'],
      ['a size of its own', (r, send) => send(without(r, 'pageSize')), 'pageSize 2 returns'],
    ],
    totals: [
      [
        'a total too large',
        (r, send) => changed(send(r), (json) => ('total' in json ? { ...json, total: 77 } : json)),
        'total is 77',
      ],
    ],
    facets: [
      ['filters that are passed over', (r, send) => send(without(r, 'region', 'category', 'hall', 'tag')), 'counts'],
    ],
    specifications: [
      ['specifications that are passed over', (r, send) => send(without(r, 'specification')), 'but returns'],
      [
        'a list that knows none',
        (r, send) =>
          changed(send(r), (json) => ({
            ...json,
            ...(json['facets'] ? { facets: { ...Object(json['facets']), specification: undefined } } : {}),
          })),
        'has no facet specification',
      ],
      [
        'choices in a form of its own',
        (r, send) =>
          changed(send(r), (json) =>
            JSON.parse(JSON.stringify(json).replace(/"value":"(\w+)-\w+_[^"]*"/, '"value":"$1_5_9"')),
          ),
        'is not a valid choice',
      ],
    ],
    keyword: [['keywords that are passed over', (r, send) => send(without(r, 'keyword')), 'returns']],
    sorts: [
      [
        'orders that turn round',
        (r, send) =>
          changed(send(r), (json) =>
            Array.isArray(json['records']) ? { ...json, records: json['records'].toReversed() } : json,
          ),
        'is not sorted by',
      ],
    ],
    login: [
      [
        'what is one’s own is open to all',
        (r, send) =>
          pathOf(r).endsWith('/inquiry/myInquiry')
            ? Response.json({ success: true, errCode: 0, records: [], total: 0 })
            : send(r),
        'inquiry.mine',
      ],
      ['another code', (r, send) => (pathOf(r).endsWith('/card/cards') ? refusal(4010) : send(r)), 'card.own: 4010 no'],
    ],
    'unknown-ids': [
      [
        'an exception',
        (r, send) => (r.url.includes('no-such-id') ? refusal(5000) : send(r)),
        'catalogue.exhibit: 5000 no',
      ],
    ],
    refusals: [
      [
        'no reason',
        (r, send) => changed(send(r), (json) => (json['success'] === false ? { ...json, errMsg: null } : json)),
        '(no errMsg)',
      ],
    ],
    languages: [
      ['one language for all', (r, send) => send(inLanguage(r, 'zh-CN')), 'the header language has no effect'],
      [
        'a language refused',
        (r, send) => (r.headers.get('language') === 'ko-KR' ? refusal(4000) : send(r)),
        'in ko-KR: 4000 no',
      ],
    ],
    'unknown-language': [
      ['refused', (r, send) => (r.headers.get('language') === 'tlh-QO' ? refusal(4000) : send(r)), '4000 no'],
    ],
    'unknown-tenant': [
      [
        'the first tenant for all',
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
    'other-tenant': [['the header is passed over', (r, send) => send(ofTenant(r)), 'returns ']],
    cors: [
      ['it is none', async (r, send) => headless(await send(r), 'access-control-'), `GET: ${ORIGIN} is not allowed`],
      [
        'a header is not allowed',
        async (r, send) => headless(await send(r), 'access-control-allow-headers'),
        'GET: the headers Authorization',
      ],
      [
        'the platform’s time is hidden',
        async (r, send) => headless(await send(r), 'access-control-expose-'),
        'answers do not expose Date',
      ],
    ],
    streams: [
      ['the playlist is gone', (r, send) => (isPlaylist(r) ? new Response('', { status: 404 }) : send(r)), 'HTTP 404'],
      [
        'it is a page',
        (r, send) => (isPlaylist(r) ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : send(r)),
        'its type is text/html',
      ],
    ],
    widths: [
      ['one width for all', (r, send) => send(pathOf(r).startsWith('/media/') ? without(r, 'w') : r), 'w=320 has'],
      [
        'no picture',
        (r, send) => (pathOf(r).startsWith('/media/') ? Response.json({}) : send(r)),
        'its type is application/json',
      ],
    ],
    im: [
      [
        'nobody is there',
        (r, send) =>
          at(r, '/key/PC')
            ? changed(send(r), (json) => ({ ...json, data: { ...Object(json['data']), url: 'ws://127.0.0.1:9/' } }))
            : send(r),
        'connection error',
      ],
      ['no token is given', (r, send) => (at(r, '/negotiation/token') ? refusal(4090) : send(r)), 'returns no token'],
    ],
    'write-favourite': [
      ['nothing is kept', (r, send) => (at(r, '/collect/save') ? done() : send(r)), 'not in the list'],
      ['nothing is taken out', (r, send) => (at(r, '/collect/cancel') ? done() : send(r)), 'still in the list'],
    ],
    'write-inquiry': [
      ['a repeat is one more', async (r, send) => send(at(r, '/inquiry/save') ? await anew(r) : r), 'two inquiries'],
      [
        'what was sent cannot be ended',
        (r, send) => (at(r, '/inquiry/finish') ? refusal(4090) : send(r)),
        'LEFT BEHIND: inquiry ',
      ],
      ['all are refused', (r, send) => (at(r, '/inquiry/save') ? refusal(4090) : send(r)), 'inquiry/save: 4090 no'],
    ],
    'write-booking': [
      ['it is not in the schedule', (r, send) => (at(r, '/app/schedule') ? nothing() : send(r)), 'not in the schedule'],
      [
        'it cannot be cancelled',
        (r, send) => (at(r, '/reservation/cancel') ? refusal(4090) : send(r)),
        'LEFT BEHIND: reservation ',
      ],
    ],
    'write-card': [['it is not kept', (r, send) => (at(r, '/card/cards') ? nothing() : send(r)), 'not among']],
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
