import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../src/sandbox/app.ts'
import { DEMO_LOGIN } from '../../src/sandbox/demo.ts'
import { fixtureSandbox } from '../../src/sandbox/testing/fixture.ts'
import { openPlatform, type PlatformOptions } from './platform.ts'
import { checkRules } from './rule.ts'
import { RULES } from './rules.ts'

let sandbox: Sandbox
beforeAll(() => {
  sandbox = fixtureSandbox()
})
afterAll(() => sandbox.close())

/** What a platform does otherwise than the sandbox: its own answer, or the sandbox's to another request. */
type Otherwise = (request: Request, asked: (request: Request) => Promise<Response>) => Response | Promise<Response>

const found = async (otherwise?: Otherwise, only?: string, more: Partial<PlatformOptions> = {}) => {
  const asked = async (request: Request) => sandbox.fetch(request)
  const platform = await openPlatform({
    ...{ platform: 'http://platform.example', domain: 'localhost', product: 'expo', timeout: 5000, login: DEMO_LOGIN },
    fetch: async (input, init) => {
      const request = new Request(String(input), init)
      return otherwise ? otherwise(request, asked) : asked(request)
    },
    ...more,
  })
  const checked = await checkRules(
    platform,
    RULES.filter(({ name }) => only === undefined || name === only),
  )
  return checked.filter(({ verdict }) => verdict === 'broken').map(({ name, detail }) => `${name}: ${detail}`)
}

const pathOf = (request: Request) => new URL(request.url).pathname
const without = (request: Request, ...fields: string[]) => {
  const url = new URL(request.url)
  for (const field of fields) url.searchParams.delete(field)
  return new Request(url, request)
}
type Json = Record<string, unknown>
/** The sandbox's answer, changed. */
const changed = async (answer: Response | Promise<Response>, change: (json: Json) => unknown) =>
  Response.json(change((await (await answer).json()) as Json))
const refusal = (errCode: number) => Response.json({ success: false, errCode, errMsg: 'no' })

it('all hold for the sandbox, and few have nothing to be seen by', async () => {
  expect(await found()).toEqual([])
})

describe('a fault is found by its rule', () => {
  const FAULTS: Readonly<Record<string, readonly [string, Otherwise, string][]>> = {
    paging: [
      ['one page for all', (r, asked) => asked(without(r, 'pageNum')), 'page 2 has records of page 1'],
      ['a size of its own', (r, asked) => asked(without(r, 'pageSize')), 'pageSize 2 has'],
    ],
    totals: [
      [
        'a total too large',
        (r, asked) => changed(asked(r), (json) => ('total' in json ? { ...json, total: 77 } : json)),
        'total is 77',
      ],
    ],
    facets: [
      ['filters that are passed over', (r, asked) => asked(without(r, 'region', 'category', 'hall', 'tag')), 'counts'],
    ],
    keyword: [['keywords that are passed over', (r, asked) => asked(without(r, 'keyword')), 'finds']],
    sorts: [
      [
        'orders that turn round',
        (r, asked) =>
          changed(asked(r), (json) =>
            Array.isArray(json['records']) ? { ...json, records: json['records'].toReversed() } : json,
          ),
        'is not in order of',
      ],
    ],
  }

  it('for each rule', () => {
    expect(Object.keys(FAULTS)).toEqual(RULES.map(({ name }) => name))
  })

  for (const [rule, faults] of Object.entries(FAULTS))
    it.each(faults)(`${rule}: %s`, async (_, otherwise, detail) => {
      const [fault = '', ...others] = await found(otherwise, rule)
      expect([fault.startsWith(`rule.${rule}: `), others]).toEqual([true, []])
      expect(fault).toContain(detail)
    })
})
