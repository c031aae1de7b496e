import { contract } from '@fair/contract/index.ts'
import { type PosterType, siteRest } from '@fair/contract/site.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTenants } from '../seed/tenants.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { visitorSandbox } from '../testing/visitor-sandbox.ts'

const sandbox = visitorSandbox()
afterAll(() => sandbox.close())
const UNKNOWN = [
  ['TICKET', 'T1'],
  ['ACTIVITY', 'A9'],
  ['PROJECT', 'P9'],
  ['EXHIBITOR_GROUP', 'G9'],
  ['EXHIBITION', '9999'],
] as const satisfies [PosterType, string][]
const NOW = new Date('2026-11-19T02:42:00Z')
const en = { language: 'en-US', Host: 'localhost:4321' }

describe('the location of an IP address', () => {
  it.each([
    [undefined, { ip: '127.0.0.1', countryCode: 'CN', regionCode: 'CN-ZJ' }],
    ['192.168.1.7, 10.0.0.1', { ip: '192.168.1.7', countryCode: 'CN', regionCode: 'CN-ZJ' }],
    ['192.0.2.44', { ip: '192.0.2.44', countryCode: 'JP', regionCode: null }],
    ['8.8.8.8', { ip: '8.8.8.8', countryCode: null, regionCode: null }],
    ['nonsense', { ip: 'nonsense', countryCode: null, regionCode: null }],
  ])('is looked up for %s', async (forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    expect(await payload(sandbox, siteRest.ip, {}, headers)).toEqual(expected)
  })
})

describe('a poster', () => {
  const share = (posterType: PosterType, id: string, path = '/exhibits/detail/X0/?a=1') =>
    callSandbox(sandbox, siteRest.posterShare, { posterType, id, path }, en)

  it('is an SVG picture with a QR code and the URL of the page', async () => {
    const { poster, shareUrl } = Object((await share('EXHIBIT', 'X0'))['data'])
    expect(shareUrl).toBe('http://localhost:4321/exhibits/detail/X0/?a=1')
    expect(poster).toMatchObject({ width: 720, height: 1080, alt: 'Spindle 0 en-US' })
    const picture = await sandbox.fetch(new Request(`http://localhost${poster.url}`))
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    const svg = await picture.text()
    expect(svg).toContain('Spindle 0 en-US')
    expect(svg).toContain('Zeta Works 0 en-US')
    expect(svg).toMatch(/<path transform="scale\([\d.]+\)" fill="#000"/)
    expect(await share('EXHIBIT', 'X0')).toMatchObject({ data: { poster } })
  })

  it('has a different URL for a different path', async () => {
    const { poster } = Object((await share('EXHIBIT', 'X0'))['data'])
    const other = Object((await share('EXHIBIT', 'X0', '/exhibits/detail/X0/?a=2'))['data'])
    expect(other.poster.url).not.toBe(poster.url)
  })

  it('is refused for an unknown subject and for a path outside the site', async () => {
    expect(await share('EXHIBIT', 'X999')).toMatchObject({ errCode: 4041 })
    expect(await share('LIVE', 'L9')).toMatchObject({ errCode: 4041, errMsg: 'Not found: live stream L9' })
    for (const [type, id] of UNKNOWN) expect([type, await share(type, id)]).toMatchObject([type, { errCode: 4041 }])
    for (const path of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'x']) {
      expect(await share('EXHIBIT', 'X0', path), path).toMatchObject({ errCode: 4000 })
    }
    expect((await sandbox.fetch(new Request('http://localhost/sandbox/poster/none.svg'))).status).toBe(404)
  })
})

describe('external links', () => {
  const of = (tenantId: string) => payload(sandbox, contract.link.external, {}, { language: 'ko-KR', tenantId })

  it('are those of the tenant, named in the visitor’s language', async () => {
    expect(await of('A')).toEqual([{ host: 'localhost', linkName: 'Site A ko-KR' }])
    expect(await of('B')).toEqual([{ host: 'b.localhost', linkName: 'Site B ko-KR' }])
  })

  it('are lower-case hosts, the tenant’s own first', () => {
    const links = makeTenants(NOW).map((tenant) => tenant.links('ko-KR'))
    expect(links.map(([own]) => own)).toEqual([
      { host: '*.haihui.example', linkName: '하이후이 엑스포' },
      { host: '*.nova.example', linkName: '노바 무역전시' },
    ])
    for (const { host } of links.flat()) expect(host).toMatch(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  })
})
