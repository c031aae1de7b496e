import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type Ended, ended, type Json, type JsonObject } from '../../../tests/hostile/mutated-platform.ts'

// One answer of the platform is invalid: how a build handles it.
const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

/** Reads a site while one call's answer is modified. @param path end of the call's path */
const reading = (path: string, change: (json: JsonObject) => JsonObject): Promise<Ended> =>
  ended(async (input, init) => {
    const request = new Request(input as RequestInfo, init)
    const json = (await (await sandbox.fetch(request)).json()) as JsonObject
    return Response.json(new URL(request.url).pathname.endsWith(path) ? change(json) : json)
  })

const LISTS = [
  ['/app/search/exhibits', 'records'],
  ['/app/search/exhibitor', 'records'],
  ['/app/search/information', 'records'],
  ['/app/live/list', 'records'],
  ['/app/exhibitions', 'list'],
  ['/languages/query', 'list'],
  ['/decorations/page/home/render', 'list'],
  ['/ticket/apply/applicable', 'list'],
] as const

describe('a null required list ends the build with exit code 5 and the name of the call', () => {
  it.each(LISTS)('%s', async (path, place) => {
    const end = await reading(path, ({ total: _, ...json }) => ({ ...json, [place]: null }))
    const message = expect.stringMatching(new RegExp(`${path} breaks the contract at ${place}: is null or missing`))
    expect(end).toMatchObject({ exitCode: 5, message })
  })

  it('even if the total is 0', async () => {
    const end = await reading('/app/search/exhibits', (json) => ({ ...json, total: 0, records: null }))
    expect(end).toMatchObject({ exitCode: 5 })
  })
})

it.each(['/siteTermianl/listByTenant', '/siteTermianl/qrCodes', '/app/agreement', '/home/PC/visits'])(
  'a null optional list produces a warning and is omitted from the site: %s',
  async (path) => {
    const end = await reading(path, (json) => ({ ...json, list: null }))
    const warning = expect.stringContaining(
      `${path}: cannot be read (list: is null or missing): the site is built without it`,
    )
    expect(end).toMatchObject({ exitCode: 0, site: { dataWarnings: expect.arrayContaining([warning]) } })
  },
)

/** The current exhibition of a site, and the fields and records of the call's answer that its build skipped. */
function found(end: Ended, path: string) {
  if (!('site' in end)) return { failed: end.message }
  const { content, skipped } = end.site
  const fair = [...content.fairs.values()][0]
  const of = skipped.filter(({ call }) => call.endsWith(path))
  return {
    fair,
    fields: of.filter((each) => !each.isRecord).map(({ field }) => field),
    ids: of.flatMap(({ id }) => id ?? []),
  }
}
/** Sets a field of the answer's record, or of the first of its list. */
const set = (path: string, field: string, value: Json) =>
  reading(path, (json) => {
    const { list, data } = json as { list?: JsonObject[]; data?: JsonObject }
    const places = field.split('.')
    const last = places.pop() ?? ''
    const object = places.reduce<JsonObject>((each, name) => each[name] as JsonObject, data ?? list?.[0] ?? {})
    object[last] = value
    return json
  })

describe('an invalid field', () => {
  const PC = '/pc'
  it.each(['openFrom', 'openTo', 'updateTime', 'startTime', 'exhibitionName', 'exhibitionId', 'timeZone', 'cover'])(
    'of the exhibition falls back to the list of exhibitions: %s',
    async (field) => {
      const { fair } = found(await reading(PC, (json) => json), PC)
      const bad = found(await set(PC, field, { seven: 7 }), PC)
      expect(bad.fair?.exhibition).toEqual(fair?.exhibition)
    },
  )

  it.each(['openFrom', 'openTo', 'updateTime', 'venue', 'businessCardConfig'])(
    'of the list of exhibitions is skipped, but its exhibition is retained: %s',
    async (field) => {
      const path = '/app/exhibitions'
      const { fields, fair } = found(await set(path, field, [{ seven: 7 }]), path)
      expect(fields).toContainEqual(expect.stringContaining(field))
      expect(fair?.exhibition.exhibitionId).toBeDefined()
    },
  )

  it.each([
    ['/app/firstPage', 'path', 'javascript:alert(1)'],
    ['/app/firstPage', 'popup.title', []],
    ['/decorations/top/bar', 'items', 'x'],
    ['/decorations/top/bar', 'footer', 7],
    ['/tenant/site', 'siteName', {}],
    ['/tenant/site', 'configList', 'x'],
    ['/web/home/PC', 'updateTime', 'x'],
    ['/decorations/content/state', 'updateTime', 'x'],
  ] as const)('is skipped and reported: %s, %s', async (path, field, value) => {
    expect(found(await set(path, field, value as Json), path).fields).toContainEqual(
      expect.stringContaining(`data.${field}`),
    )
  })

  it.each([
    ['/web/home/PC', 'exhibitorsCount', 'many'],
    ['/theme/color/primary', 'themeType', 'pink'],
    ['/mp/enableQrcodeStatus', 'enabled', 'perhaps'],
    ['/decorations/content/state', 'homePublished', null],
  ])('that is required omits the whole answer with a warning: %s, %s', async (path, field, value) => {
    const warning = expect.stringMatching(new RegExp(`${path}: cannot be read \\(data\\.${field}`))
    const site = { dataWarnings: expect.arrayContaining([warning]) }
    expect(await set(path, field, value)).toMatchObject({ exitCode: 0, site })
  })

  it('ends the build if it is the tenant ID', async () => {
    const message = expect.stringMatching(/tenant\/site breaks the contract at data.tenantId/)
    expect(await set('/tenant/site', 'tenantId', '../x')).toMatchObject({ exitCode: 5, message })
  })
})

describe('an invalid field skips and reports its ticket', () => {
  const path = '/ticket/apply/applicable'
  it.each(['price.currency', 'price.amount', 'validFrom', 'validTo', 'saleFrom', 'saleTo', 'way', 'limit'])(
    '%s',
    async (field) => {
      const { fair } = found(await reading(path, (json) => json), path)
      const bad = found(await set(path, field, 'x7'), path)
      const [first, ...others] = fair?.tickets.kinds.map((each) => each.ticketKindId) ?? []
      expect(bad.fair?.tickets.kinds.map((each) => each.ticketKindId)).toEqual(others)
      expect(bad.ids).toEqual([first])
    },
  )

  it('even if it is the only ticket', async () => {
    const end = await reading(path, (json) => {
      const [first] = json['list'] as JsonObject[]
      return { ...json, list: [{ ...first, validFrom: 'x7' }] }
    })
    expect(found(end, path)).toMatchObject({ fair: { tickets: { kinds: [] } }, ids: [expect.any(String)] })
  })
})
