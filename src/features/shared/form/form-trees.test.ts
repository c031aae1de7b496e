import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connected, dataOf } from '../../../../tests/connected.ts'
import { storageStub } from '../../../../tests/storage-stub.ts'
import type { Call } from '../../../api/client.ts'
import { sessionCache } from '../../../stores/session-cache.ts'
import { formTrees } from './form-trees.ts'
import { UNLOADED } from './tree-levels.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
beforeEach(() => vi.stubGlobal('sessionStorage', storageStub()))

const SITE = { apiBase: '', tenantId: '1001', exhibitionId: '2001', language: 'en-US' } as const
const WHOLE = 'GET /api/v1/app/geography/treeList'
const LEVEL = 'POST /api/v2/geography/treeList'

/** Another page of the same session, with the calls that it makes. */
function page({ language = 'en-US', call }: { language?: 'en-US' | 'ja-JP'; call?: Call } = {}) {
  const made = connected(sandbox, { language })
  const trees = formTrees(call ?? made.call, (key) => key, sessionCache({ ...SITE, language }))
  return { ...trees, asked: made.requested }
}

describe('a large tree', () => {
  it('is loaded level by level, from countries to their parts', async () => {
    const { tree, level, asked: requested } = page()
    const countries = dataOf(await tree('GEOGRAPHY'))
    const china = countries.find(({ value }) => value === 'CN')
    expect(china).toEqual({ value: 'CN', label: 'China', children: UNLOADED })
    expect(china?.children).toBe(UNLOADED)
    const provinces = dataOf(await level('GEOGRAPHY', ['CN']))
    expect(provinces.map(({ value }) => value)).toContain('CN-ZJ')
    expect(dataOf(await level('GEOGRAPHY', ['JP']))).toEqual([])
    expect(requested).toEqual([WHOLE, LEVEL, LEVEL, LEVEL])
  })

  it('is requested once per session, both the top level and each further level', async () => {
    const first = page()
    await first.tree('GEOGRAPHY')
    await first.level('GEOGRAPHY', ['CN'])
    const next = page()
    expect(dataOf(await next.tree('GEOGRAPHY')).length).toBeGreaterThan(100)
    expect(dataOf(await next.level('GEOGRAPHY', ['CN']))[0]?.children).toBe(UNLOADED)
    expect(next.asked).toEqual([])
    await next.level('GEOGRAPHY', ['CN', 'CN-ZJ'])
    expect(next.asked).toEqual([LEVEL])
    const japanese = page({ language: 'ja-JP' })
    expect(dataOf(await japanese.tree('GEOGRAPHY')).find(({ value }) => value === 'CN')?.label).toBe('中国')
  })

  it('is loaded whole from a platform without levels', async () => {
    const { call } = connected(sandbox)
    const old = (async (endpoint: { path: string }, ...rest: [never, never]) =>
      /v2\/geography|treeNode/.test(endpoint.path)
        ? { ok: false, code: 'service', message: '', errCode: '404' }
        : call(endpoint as never, ...rest)) as unknown as Call
    const places = dataOf(await page({ call: old }).tree('GEOGRAPHY'))
    expect(places.find(({ value }) => value === 'CN')?.children?.length).toBeGreaterThan(30)
  })

  it('of categories is loaded by category/treeNode', async () => {
    const { call, requested } = connected(sandbox)
    const large = ((endpoint: { path: string }, input: never, options?: object) =>
      call(endpoint as never, input, endpoint.path.includes('trees') ? { maxBytes: 100 } : options)) as unknown as Call
    const { tree, level } = page({ call: large })
    const top = dataOf(await tree('CATEGORY'))
    expect(top[0]?.children).toBe(UNLOADED)
    expect(dataOf(await level('CATEGORY', [top[0]?.value ?? ''])).length).toBeGreaterThan(0)
    expect(requested).toEqual(['GET /api/v2/app/category/trees', ...Array(2).fill('GET /api/v2/app/category/treeNode')])
  })
})

describe('a small tree', () => {
  it('is loaded whole by one call per session', async () => {
    const { tree, asked: requested } = page()
    const categories = dataOf(await tree('CATEGORY'))
    expect(categories[0]?.children?.length).toBeGreaterThan(0)
    const next = page()
    expect(dataOf(await next.tree('CATEGORY'))).toEqual(categories)
    expect([...requested, ...next.asked]).toEqual(['GET /api/v2/app/category/trees'])
  })

  it('of categories has English names where the page’s language has none', async () => {
    const { call } = connected(sandbox, { language: 'ja-JP' })
    const unnamed = (async (endpoint: { path: string }, input: never) => {
      const result = await call(endpoint as never, input)
      if (!result.ok || !endpoint.path.endsWith('category/trees')) return result
      return { ok: true, data: (result.data as object[]).map((node) => ({ ...node, categoryName: '' })) }
    }) as unknown as Call
    const names = async (pageCall: Call, language: 'en-US' | 'ja-JP') =>
      dataOf(await page({ call: pageCall, language }).tree('CATEGORY')).map(({ label }) => label)
    expect(await names(unnamed, 'ja-JP')).toEqual(await names(connected(sandbox).call, 'en-US'))
  })

  it('of industries has the levels that the platform returns for the same ids', async () => {
    const { call } = connected(sandbox)
    const [own] = dataOf(await page().tree('INDUSTRY'))
    expect(own?.children).toBeUndefined()
    sessionStorage.clear()
    const node = (industryId: string, children: object[] = []) => ({ industryId, industryName: industryId, children })
    const data = [node(own?.value ?? '', [node('below', [node('lowest')])]), node('other')]
    const answering = (async (endpoint: { path: string }, ...rest: [never]) =>
      endpoint.path.endsWith('industry/tree')
        ? { ok: true, data }
        : call(endpoint as never, ...rest)) as unknown as Call
    const [first, second] = dataOf(await page({ call: answering }).tree('INDUSTRY'))
    expect(first).toEqual({
      ...own,
      children: [{ value: 'below', label: 'below', children: [{ value: 'lowest', label: 'lowest' }] }],
    })
    expect(second?.children).toBeUndefined()
  })
})

it('a tree is requested once for concurrent callers, and an invalid stored tree is ignored', async () => {
  const { tree, asked: requested } = page()
  const [first, second] = await Promise.all([tree('PRODUCTION'), tree('PRODUCTION')])
  expect(second).toBe(first)
  expect(requested).toHaveLength(1)
  sessionCache(SITE).write('PRODUCTION', [{ value: 1 }])
  const next = page()
  expect(dataOf(await next.tree('PRODUCTION'))).toEqual(dataOf(first))
  expect(next.asked).toHaveLength(1)
})
