import { afterAll, describe, expect, it } from 'vitest'
import { fixtureSandbox } from '../../src/sandbox/testing/fixture.ts'
import { type Ended, ended, type JsonObject } from '../hostile/mutated-platform.ts'

// One answer of the platform is invalid: what a build makes of it.
const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

/** Reads a site while one call's answer is changed. @param path end of the call's path */
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

describe('a list that is null ends the build with exit code 5 and the call’s name', () => {
  it.each(LISTS)('%s', async (path, place) => {
    const end = await reading(path, ({ total: _, ...json }) => ({ ...json, [place]: null }))
    const message = expect.stringMatching(new RegExp(`${path} breaks the contract at ${place}: is null or missing`))
    expect(end).toMatchObject({ exitCode: 5, message })
  })

  it('also beside a total of 0', async () => {
    const end = await reading('/app/search/exhibits', (json) => ({ ...json, total: 0, records: null }))
    expect(end).toMatchObject({ exitCode: 5 })
  })
})

it.each(['/siteTermianl/listByTenant', '/siteTermianl/qrCodes', '/app/agreement', '/home/PC/visits'])(
  'an optional list that is null is reported, and the site goes without it: %s',
  async (path) => {
    const end = await reading(path, (json) => ({ ...json, list: null }))
    const oddity = expect.stringContaining(`${path}: cannot be read (list: is null or missing): the site goes without`)
    expect(end).toMatchObject({ exitCode: 0, site: { oddities: expect.arrayContaining([oddity]) } })
  },
)
