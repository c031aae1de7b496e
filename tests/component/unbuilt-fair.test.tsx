// A page of an unbuilt exhibition (`?live=ID`) whose zone and kind of search are not those of the exhibition that the
// page was built for.
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { AgendaList } from '../../src/features/agenda/AgendaList.tsx'
import { ExhibitList } from '../../src/features/catalogue/ExhibitList.tsx'
import { SearchCards } from '../../src/features/search/SearchCards.tsx'
import { SearchPage } from '../../src/features/search/SearchPage.tsx'
import { DetailFallback } from '../../src/layouts/DetailFallback.tsx'
import { UnbuiltPage } from '../../src/layouts/UnbuiltPage.tsx'
import { hydrate, openPage } from './island.tsx'
import { watchCalls, withAnswers } from './network.ts'

const SHANGHAI = asZone('Asia/Shanghai')
const NEW_YORK = asZone('America/New_York')

const otherFair = (answer: unknown) => {
  const { data, ...rest } = answer as { data: object }
  return { ...rest, data: { ...data, timeZone: NEW_YORK, dataSourceSearch: 'DB' } }
}

const PAGES: [address: string, island: ReactNode][] = [
  ['/meeting/detail/?id=5002', <DetailFallback key="" of="/meeting/detail" title="Meeting" siteName="Haihui" />],
  ['/meeting/?page=1', <AgendaList key="" kind="meeting" pageNum={1} total={0} groups={[]} />],
  ['/concert/?page=1', <UnbuiltPage key="" of="/concert" />],
]

it.each(PAGES)('shows the times of %s in the zone of the exhibition', async (address, view) => {
  withAnswers(/\/exhibitions\/\w+\/pc$/, otherFair)
  const texts = ['agenda', 'exhibits', 'room', 'list', 'concert', 'pages'] as const
  const island = await openPage(`/en-US${address}&live=2001`, ...texts)
  // All tests of a file have one page.
  for (const each of [island.page, island.data]) each.zone = SHANGHAI
  const main = await hydrate(view)
  const shown = () => [...main.querySelectorAll('time')].find(({ textContent }) => textContent?.includes(':'))
  await expect.poll(shown).toBeTruthy()
  const start = asInstant(new Date(shown()?.dateTime ?? '').toISOString())
  expect(shown()?.textContent).toContain(island.page.format.time(start, NEW_YORK))
})

it.each<[address: string, island: ReactNode]>([
  ['/exhibits/?page=1', <ExhibitList key="" pageNum={1} total={0} groups={[]} />],
  ['/search/?keyword=machine&kind=exhibit', <SearchPage key="" />],
  ['/search/component/exhibits-card/?keyword=machine', <SearchCards key="" view="exhibits-card" />],
])('requests %s by the call of its kind of search', async (address, view) => {
  withAnswers(/\/exhibitions\/\w+\/pc$/, otherFair)
  const { data } = await openPage(`/en-US${address}&live=2001`, 'exhibits', 'list', 'search', 'pages')
  data.search = 'ES'
  const calls = watchCalls()
  const main = await hydrate(view)
  await expect.poll(() => main.querySelector(':is(#list, .item) a[href*="/exhibits/detail/"]')).toBeTruthy()
  expect(calls.filter((path) => path.includes('/app/search/list'))).toHaveLength(1)
  expect(calls.filter((path) => path.includes('/app/search/exhibits'))).toEqual([])
})
