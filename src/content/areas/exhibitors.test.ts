import type { ExhibitorSummary } from '@fair/contract/catalogue.ts'
import { contract } from '@fair/contract/index.ts'
import { toExhibitorSummary } from '@fair/contract/rules/summaries.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import { listedExhibits } from '../../domain/exhibit-rows.ts'
import { groupViews } from '../../features/group/group.ts'
import { all } from '../all-pages.ts'
import { createFetcher } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { noStore } from '../store.ts'
import { loadAgenda } from './agenda.ts'
import { loadExhibitors } from './exhibitors.ts'
import { loadGroups } from './groups.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const at: FairAt = { language: 'en-US', exhibitionId: '2001', tenantId: '1001', store: noStore }

/** The other data of the fair that a build has read. */
const context = (async () => {
  const fetchOrFail = createFetcher(connected(sandbox).call)
  const [exhibition, { records }, lives, agenda, groups] = await Promise.all([
    fetchOrFail(contract.exhibition.detailPc, { id: '2001' }),
    all(fetchOrFail, contract.search.exhibitor, {}),
    all(fetchOrFail, contract.live.list, {}),
    loadAgenda(fetchOrFail, at),
    loadGroups(fetchOrFail, at),
  ])
  return { exhibition, summaries: records, lives: lives.records, agenda, groups }
})()

async function read(isOwn?: FairAt['isOwn']) {
  const { call, requested } = connected(sandbox)
  const { exhibition, summaries, lives, agenda, groups } = await context
  // Few of its exhibitors are on the agenda, as in a large fair.
  const few = { lives: agenda.lives.slice(0, 3), meetings: [] }
  const around = { zone: exhibition.timeZone, lives, agenda: few, groups: groups.groups }
  const exhibitors = await loadExhibitors(createFetcher(call), { ...at, isOwn }, summaries, around)
  return { exhibitors, agenda: few, groups, exhibition, requested }
}

const isOwn = (path: string) => /[02468]\d$/.test(path)

it('a shard has the full data of its own exhibitors and those on the agenda, and summaries of the others', async () => {
  const { exhibitors: whole, agenda } = await read()
  const { exhibitors } = await read(isOwn)
  const clocks = new Set<unknown>(agenda.lives.map((live) => live.exhibitorId))
  const isComplete = ({ exhibitorId }: ExhibitorSummary) => clocks.has(exhibitorId) || isOwn(exhibitorId)
  expect(exhibitors.filter(isComplete)).toEqual(whole.filter(isComplete))
  expect(exhibitors.map(toExhibitorSummary)).toEqual(whole.map(toExhibitorSummary))
  const others = exhibitors.filter((each) => !isComplete(each))
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((each) => each.introduction !== '' || each.staff.length > 0)).toEqual([])
})

it('a group’s page is the same in its shard as in a whole build', async () => {
  const views = ({ exhibitors, groups, exhibition }: Awaited<ReturnType<typeof read>>) => [
    ...groupViews({ exhibition, groups, exhibitors, exhibits: listedExhibits([]), lives: [], meetings: [] }),
  ]
  const full = views(await read())
  expect(full.some((view) => view.exhibitors.length > 1)).toBe(true)
  for (const { group } of full) {
    const own = views(await read((path) => path === `/exhibition-group/detail/${group.exhibitorGroupId}`))
    const same = (view: (typeof full)[number]) => view.group.exhibitorGroupId === group.exhibitorGroupId
    expect(own.find(same)).toEqual(full.find(same))
  }
})

it('a shard without exhibitors of its own requests only those on the agenda', async () => {
  const { requested, agenda } = await read(() => false)
  expect(agenda.lives.length).toBeGreaterThan(0)
  expect(requested).toHaveLength(1)
})

it('a shard fails with exit code 5 if a group’s list and an exhibitor disagree', async () => {
  const { exhibitors, groups, exhibition } = await read()
  const named = new Set<unknown>(exhibitors.map((each) => each.exhibitorGroupId))
  const [group, ...others] = groups.groups.filter((each) => named.has(each.exhibitorGroupId))
  expect(others.length).toBeGreaterThan(0)
  // A platform whose filter has no effect.
  const unfiltered = createFetcher(async (endpoint, input, ...rest) => {
    const { exhibitorGroupId: _, ...all } = Object(input)
    return connected(sandbox).call(endpoint, all, ...rest)
  })
  const around = { zone: exhibition.timeZone, lives: [], agenda: { lives: [], meetings: [] } }
  await expect(
    loadExhibitors(unfiltered, { ...at, isOwn: () => true }, exhibitors.map(toExhibitorSummary), {
      ...around,
      groups: group ? [group] : [],
    }),
  ).rejects.toMatchObject({ exitCode: 5 })
})
