// The recent searches of a device, which its tabs and the fields of a page share.
import '../../src/styles/search.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HeaderSearch } from '../../src/features/search/HeaderSearch.tsx'
import { readRecent, writeRecent } from '../../src/features/search/recent-searches.ts'
import { SearchPage } from '../../src/features/search/SearchPage.tsx'
import { hydrate, openPage, press } from './island.tsx'

async function open(searches: string[]): Promise<void> {
  await openPage('/en-US/search/', 'search')
  writeRecent(searches)
  await hydrate(
    <>
      <HeaderSearch />
      <SearchPage />
    </>,
  )
}

it('forgets one search, and undoes that, without losing those that another tab has added', async () => {
  await open(['robot', 'drone'])
  const forget = page.getByRole('button', { name: /robot/ })
  await expect.element(forget).toBeVisible()
  writeRecent(['laser', 'robot', 'drone'])
  press(forget)
  expect(readRecent()).toEqual(['laser', 'drone'])
  writeRecent(['valve', 'laser', 'drone'])
  press(page.getByRole('button', { name: 'Undo' }))
  expect(readRecent()).toEqual(['valve', 'laser', 'robot', 'drone'])
})

it('no longer offers a forgotten search in the other field of the page', async () => {
  await open(['robot', 'drone'])
  const forget = page.getByRole('button', { name: /robot/ })
  await expect.element(forget).toBeVisible()
  press(forget)
  await page.css('#q').click()
  await expect.element(page.css('#q-list').getByRole('option', { name: 'drone' })).toBeVisible()
  expect(page.css('#q-list').getByRole('option', { name: 'robot' }).elements()).toEqual([])
})
