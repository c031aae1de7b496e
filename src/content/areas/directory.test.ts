import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@fair/contract/index.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import type { FetchOrFail } from '../fetch-or-fail.ts'
import { createFetcher } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { fileStore } from '../store.ts'
import { loadAgenda } from './agenda.ts'
import { exhibitorFacets } from './exhibitor-facets.ts'
import { loadGroups } from './groups.ts'
import { loadGuests } from './guests.ts'
import { loadMembers } from './members.ts'
import { loadNations } from './nations.ts'
import { loadProjects } from './projects.ts'

const sandbox = createSandbox({ size: 'small', media: false })
const folder = mkdtempSync(join(tmpdir(), 'areas-'))
const at: FairAt = { language: 'en-US', exhibitionId: '2001', tenantId: '1001', store: fileStore(folder, 'one') }
afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

it.each<[string, (fetchOrFail: FetchOrFail, at: FairAt) => Promise<unknown>, RegExp]>([
  ['groups', loadGroups, /list\/ids$/],
  ['pavilions', loadNations, /nationalImage\/detail$/],
  ['members', loadMembers, /member\/detail$/],
  ['guests', loadGuests, /guest\/detail$/],
  ['projects', loadProjects, /project\/detail$/],
])('does not fetch unchanged %s again, and returns the same content', async (_, load, full) => {
  const first = connected(sandbox)
  const before = await load(createFetcher(first.call), at)
  expect(first.requested.some((path) => full.test(path))).toBe(true)
  const second = connected(sandbox)
  const after = await load(createFetcher(second.call), at)
  expect(second.requested.filter((path) => full.test(path))).toEqual([])
  expect(after).toEqual(before)
})

it('removes an unpublished project from the list without fetching the others again', async () => {
  const { call } = connected(sandbox)
  const { projects } = await loadProjects(createFetcher(call), at)
  sandbox.admin.setContentPublish('project', projects[0]?.projectId ?? '', false)
  const again = connected(sandbox)
  const left = await loadProjects(createFetcher(again.call), at)
  expect(left.projects.map((each) => each.projectId)).toEqual(projects.slice(1).map((each) => each.projectId))
  expect(again.requested).toEqual(['GET /api/v2/app/project'])
  sandbox.admin.setContentPublish('project', projects[0]?.projectId ?? '', true)
})

it('computes the days, halls and topics if the platform’s lists have no facets', async () => {
  const { call } = connected(sandbox)
  const bare: typeof call = async (endpoint, input, options) => {
    const got = await call(endpoint, input, options)
    if (got.ok && endpoint.path.includes('/search/')) Object.assign(got.data as object, { facets: {} })
    return got
  }
  const { liveFacets, meetingFacets } = await loadAgenda(createFetcher(bare), at)
  expect(Object.keys(liveFacets)).toEqual(['date'])
  expect(Object.keys(meetingFacets).sort()).toEqual(['date', 'hall', 'topic'])
})

it('counts exhibitors by region itself only if the platform’s list has no region facet', async () => {
  const { call, requested } = connected(sandbox)
  const fetchOrFail = createFetcher(call)
  const { facets } = await fetchOrFail(contract.search.exhibitor, { pageSize: 1 })
  requested.length = 0
  expect(await exhibitorFacets(fetchOrFail, facets)).toBe(facets)
  expect(requested).toEqual([])
  const { region = [], ...others } = await exhibitorFacets(fetchOrFail, { tag: facets['tag'] ?? [] })
  expect(others).toEqual({ tag: facets['tag'] })
  // Of the list's own regions, only those that exhibitors are assigned to directly: not a country above its provinces.
  const known = new Map(facets['region']?.map(({ value, label, count }) => [value, { label, count }]))
  const own = region.filter(({ value }) => !facets['region']?.some(({ parent }) => parent === value))
  expect(own.length).toBeGreaterThan(3)
  for (const { value, label, count } of own) expect([value, known.get(value)]).toEqual([value, { label, count }])
})
