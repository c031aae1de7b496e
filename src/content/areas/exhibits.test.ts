import type { ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { Page } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { toExhibitSummary } from '@fair/contract/rules/summaries.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import { createFetcher } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { shortener } from '../shorten.ts'
import { noStore } from '../store.ts'
import { loadExhibits } from './exhibits.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const at: FairAt = { language: 'en-US', exhibitionId: '2001', tenantId: '1001', store: noStore }

async function read(
  isOwn: FairAt['isOwn'],
  change = (summaries: ExhibitSummary[]) => summaries,
  head?: FairAt['head'],
) {
  const { call, requested } = connected(sandbox)
  const changed: typeof call = async (endpoint, ...rest) => {
    const got = await call(endpoint, ...rest)
    const page = got.ok && endpoint.path === contract.search.exhibits.path ? (got.data as Page<ExhibitSummary>) : null
    if (page) page.records = change(page.records)
    return got
  }
  const { shorten, whole } = shortener(() => 'more')
  const around = { ...at, isOwn, head, shorten: (record: object) => shorten(record, at.language) }
  const categories = () => createFetcher(call)(contract.catalogue.categoryTrees, {})
  const { exhibits: rows, ...others } = await loadExhibits(createFetcher(changed), around, categories)
  return { ...others, rows, exhibits: [...rows], asked: requested.filter((path) => path.endsWith('/list/ids')), whole }
}
const isOwn = (path: string) => /[02468]$/.test(path)

it('a shard has the full data of its own exhibits, and summaries and categories of the others', async () => {
  const all = (await read(undefined)).exhibits
  const { exhibits } = await read(isOwn)
  const own = all.filter(({ exhibitsId }) => isOwn(exhibitsId))
  expect(own.length).toBeGreaterThan(10)
  expect(own.length).toBeLessThan(all.length - 10)
  expect(exhibits.filter(({ exhibitsId }) => isOwn(exhibitsId))).toEqual(own)
  expect(exhibits.map(toExhibitSummary)).toEqual(all.map(toExhibitSummary))
  // Exhibits are related by these.
  expect(exhibits.map((each) => each.parentCategoryId)).toEqual(all.map((each) => each.parentCategoryId))
})

it('a build with a limit fetches only the most visited and the first exhibits in full', async () => {
  const all = (await read(undefined)).exhibits
  const [last, first, second] = [all.at(-1), all[0], all[1]].map((each) => each?.exhibitsId ?? '')
  const visited = [last ?? '', 'gone']
  const { exhibits, head, asked: requested } = await read(undefined, undefined, { count: 2, visited })
  expect(requested).toHaveLength(1)
  expect(exhibits.map(toExhibitSummary)).toEqual(all.map(toExhibitSummary))
  expect(exhibits.filter(({ exhibitsId }) => head?.has(exhibitsId))).toEqual([all[0], all.at(-1)])
  expect([head?.size, head?.has(first ?? ''), head?.has(second ?? '')]).toEqual([2, true, false])
  expect((await read(undefined)).head).toBeNull()
})

it('a shard without exhibits of its own requests none, and stores no long texts of others', async () => {
  const long = 'A very long name '.repeat(20)
  const {
    exhibits,
    asked: requested,
    whole,
  } = await read(
    () => false,
    (summaries) => summaries.map((summary) => ({ ...summary, exhibitsName: long })),
  )
  expect(requested).toEqual([])
  expect(whole()).toEqual([])
  expect(exhibits[0]?.exhibitsName.length).toBeLessThan(long.length)
})

it('a shard fails with exit code 5 if the category tree has an exhibit in another category', async () => {
  const moved = (summaries: ExhibitSummary[]) => {
    const [first, ...others] = summaries as [ExhibitSummary, ...ExhibitSummary[]]
    return [{ ...first, categoryId: 'nowhere' }, ...others]
  }
  await expect(read(() => true, moved)).rejects.toMatchObject({ exitCode: 5 })
})

it('a shard shortens long texts, and returns the full texts of its own exhibits', async () => {
  const description = `<p>${'A very long text. '.repeat(700)}</p>`
  const [id = ''] = (await read(undefined)).exhibits.map(({ exhibitsId }) => exhibitsId).filter((each) => isOwn(each))
  const { call } = connected(sandbox)
  const long: typeof call = async (endpoint, ...rest) => {
    const got = await call(endpoint, ...rest)
    if (got.ok && endpoint.path.endsWith('/list/ids'))
      for (const { exhibit } of got.data as { exhibit?: Record<string, unknown> }[])
        if (exhibit?.['exhibitsId'] === id) exhibit['description'] = description
    return got
  }
  const { shorten, whole } = shortener(() => 'more')
  const around = { ...at, isOwn, shorten: (record: object) => shorten(record, at.language) }
  const { exhibits } = await loadExhibits(createFetcher(long), around, () =>
    createFetcher(call)(contract.catalogue.categoryTrees, {}),
  )
  const [text, ...others] = whole()
  expect(others).toEqual([])
  expect(text?.texts).toEqual([{ id, field: 'description', length: description.length }])
  // However often it is read.
  for (let n = 0; n < 2; n += 1) {
    const item = exhibits.at(exhibits.placeOf(id) ?? -1)
    expect(item?.description).toContain(text?.path)
    expect(item?.description.length).toBeLessThan(12_000)
  }
  expect(whole()).toHaveLength(1)
})

it('a shard omits its own exhibits that the platform does not return', async () => {
  const { call } = connected(sandbox)
  const allIds = (await read(undefined)).exhibits.map(({ exhibitsId }) => exhibitsId)
  const removed = allIds.filter((id) => isOwn(id)).slice(0, 2)
  const lacking: typeof call = async (endpoint, ...rest) => {
    const got = await call(endpoint, ...rest)
    if (!got.ok || !endpoint.path.endsWith('/list/ids')) return got
    const given = (got.data as { goodsId: string }[]).filter(({ goodsId }) => !removed.some((id) => id === goodsId))
    return { ...got, data: given as typeof got.data }
  }
  const { exhibits } = await loadExhibits(createFetcher(lacking), { ...at, isOwn }, () =>
    createFetcher(call)(contract.catalogue.categoryTrees, {}),
  )
  expect([...exhibits].map(({ exhibitsId }) => exhibitsId)).toEqual(allIds.filter((id) => !removed.includes(id)))
})
