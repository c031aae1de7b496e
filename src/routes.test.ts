import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROUTES, routeOf } from './routes.ts'

const lines = readFileSync(new URL('../tests/spec/routes.txt', import.meta.url), 'utf8').split('\n')
const specified = new Map(
  lines
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [path = '', kind = '', note = ''] = line.split('|').map((part) => part.trim())
      return [path, { kind, note }]
    }),
)

/** Applications according to the table that are primarily read, and so prerendered in full, for crawlers as well. */
const READ_FIRST = new Set(['/ticket', '/ticket/details', '/vip-rights'])

// tests/site/pages.test.ts checks that each route has its pages.
describe('the route table', () => {
  it.each(ROUTES.map((route) => [route.pattern, route] as const))('%s matches the specification', (_, route) => {
    const spec = specified.get(route.pattern)
    expect(route.added ?? false).toBe(spec === undefined)
    if (route.added) return
    expect(READ_FIRST.has(route.pattern) ? 'app' : route.kind).toBe(spec?.kind)
    expect(route.transit ?? false).toBe(spec?.note.includes('transit overlay') ?? false)
    expect(route.trackingLabel !== undefined).toBe(spec?.note.includes('tracking source label') ?? false)
  })

  it('contains each route once', () => {
    expect(new Set(ROUTES.map((route) => route.pattern)).size).toBe(ROUTES.length)
  })
})

describe('routeOf', () => {
  it('finds paths with and without a trailing slash, items and pages', () => {
    expect(routeOf('/')?.pattern).toBe('/')
    expect(routeOf('')?.pattern).toBe('/')
    expect(routeOf('/news/')?.pattern).toBe('/news')
    expect(routeOf('/news?page=2#list')?.pattern).toBe('/news')
    expect(routeOf('/exhibits/detail/1001/')?.pattern).toBe('/exhibits/detail')
    expect(routeOf('/exhibits/detail')?.pattern).toBe('/exhibits/detail')
    expect(routeOf('/news/page/2/')?.pattern).toBe('/news')
    expect(routeOf('/exhibitor/region/CN-ZJ/')?.pattern).toBe('/exhibitor/region')
    expect(routeOf('/exhibitor/region/CN/page/2/')?.pattern).toBe('/exhibitor/region')
  })

  it('returns undefined for unknown paths', () => {
    expect(routeOf('/nothing/')).toBeUndefined()
    expect(routeOf('/news/page/0')).toBeUndefined()
    expect(routeOf('/news/page/x')).toBeUndefined()
    expect(routeOf('/privacy/1')).toBeUndefined()
    expect(routeOf('/exhibits/detail/1/2')).toBeUndefined()
  })
})
