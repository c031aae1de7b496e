import { afterAll, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import type { ExhibitSummary } from '../../contract/catalogue.ts'
import { contract } from '../../contract/index.ts'
import { toExhibitSummary } from '../../domain/summaries.ts'
import { createSandbox } from '../../sandbox/app.ts'
import { all } from '../all-pages.ts'
import { asker } from '../fetch-or-fail.ts'
import type { FairAt } from '../lists.ts'
import { shortenTexts } from '../shorten.ts'
import { noStore } from '../store.ts'
import type { FairContent, SiteContent } from '../types.ts'
import { loadExhibits } from './exhibits.ts'

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const at: FairAt = { language: 'en-US', exhibitionId: '2001', tenantId: '1001', store: noStore }

async function read(isOwn: FairAt['isOwn'], change = (briefs: ExhibitSummary[]) => briefs) {
  const { call, asked } = connected(sandbox)
  const ask = asker(call)
  const [{ records }, categories] = await Promise.all([
    all(ask, contract.search.exhibits, {}),
    ask(contract.catalogue.categoryTrees, {}),
  ])
  asked.length = 0
  return { exhibits: await loadExhibits(ask, { ...at, isOwn }, change(records), categories), asked }
}
const isOwn = (path: string) => /[02468]$/.test(path)

it('a share has the whole of its own exhibits, and of the others what pages of others show', async () => {
  const whole = (await read(undefined)).exhibits
  const { exhibits } = await read(isOwn)
  const own = whole.filter(({ exhibitsId }) => isOwn(exhibitsId))
  expect(own.length).toBeGreaterThan(10)
  expect(own.length).toBeLessThan(whole.length - 10)
  expect(exhibits.filter(({ exhibitsId }) => isOwn(exhibitsId))).toEqual(own)
  expect(exhibits.map(toExhibitSummary)).toEqual(whole.map(toExhibitSummary))
  // By these, exhibits are related.
  expect(exhibits.map((each) => each.parentCategoryId)).toEqual(whole.map((each) => each.parentCategoryId))
})

it('a share without any asks for none, and keeps no long texts of others', async () => {
  const long = 'A very long name '.repeat(20)
  const { exhibits, asked } = await read(
    () => false,
    (briefs) => briefs.map((brief) => ({ ...brief, exhibitsName: long })),
  )
  expect(asked).toEqual([])
  const fair = { language: 'en-US', exhibits } as unknown as FairContent
  const content = { texts: new Map(), fairs: new Map([['', fair]]) } as unknown as SiteContent
  expect(shortenTexts(content, () => 'more')).toEqual([])
  expect(exhibits[0]?.exhibitsName.length).toBeLessThan(long.length)
})

it('ends a share with 5 where the category tree has an exhibit in another place', async () => {
  const moved = (briefs: ExhibitSummary[]) => {
    const [first, ...others] = briefs as [ExhibitSummary, ...ExhibitSummary[]]
    return [{ ...first, categoryId: 'nowhere' }, ...others]
  }
  await expect(read(() => true, moved)).rejects.toMatchObject({ exitCode: 5 })
})
