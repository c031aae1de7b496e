// A list without results, or without an answer: its message, and the links that it offers.
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { box, chips, count, names, openExhibitors, openExhibits } from './lists.tsx'
import { withFault } from './network.ts'

const alert = page.getByRole('alert')

it('an empty result shows a message and a link that clears the filters', async () => {
  await openExhibitors('?keyword=no-such-company')
  await expect.element(page.getByRole('heading', { name: 'No exhibitors match' })).toBeVisible()
  await expect.element(count).toMatchTextContent('0 exhibitors')
  await expectAccessible('#list')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => names().length).toBe(40)
  await expect.element(page.css('#list-title')).toHaveFocus()
})

it('without a network a keyword can be looked up in the search, which the stored fair includes', async () => {
  await openExhibits('?keyword=lamp')
  await expect.poll(chips).toEqual(['“lamp”'])
  withFault('offline', /search\/exhibits/)
  await box('tag', 'ce').click()
  const link = alert.getByRole('link', { name: 'Search' })
  await expect.element(link).toHaveAttribute('href', '/en-US/search/?keyword=lamp')
})

it.each([
  ['offline', 'Check your network'],
  ['broken', 'That did not work. Try again later.'],
])('a failed call (%s) shows an error, keeps the filters and can be retried', async (fault, words) => {
  await openExhibits()
  const all = names()
  await box('region', 'CN').click()
  await expect.poll(names).not.toEqual(all)
  const before = names().join()
  const mended = withFault(fault, /search\/exhibits/)
  await box('tag', 'ce').click()
  await expect.element(alert).toMatchTextContent('The list could not be loaded')
  await expect.element(alert).toMatchTextContent(words)
  expect(chips()).toEqual(['China', 'CE'])
  await expect.element(alert.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/en-US/exhibits/')
  await expectAccessible('#list')
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.poll(() => names().length > 0 && names().join() !== before).toBe(true)
  await expect.element(alert).not.toBeInTheDocument()
  expect(chips()).toEqual(['China', 'CE'])
})
