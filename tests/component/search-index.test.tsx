// While the platform is down the built index answers; missing parts of it are reported, and loaded again.
import '../../src/styles/search.css'
import type { IndexManifest } from '@fair/search/shards.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SearchPage } from '../../src/features/search/SearchPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'
import { withFault } from './network.ts'

const results = page.css('#list .finds > li, #list .items > li')
const again = page.getByRole('button', { name: 'Try again' })

async function loseFiles(names: readonly string[]): Promise<void> {
  await fetch('/_astro/search/missing', { method: 'POST', body: JSON.stringify(names) })
}
afterEach(() => loseFiles([]))

// The worker caches fetched files across tests, as across searches: the first file to be missing is the core.
const manifest = async () => (await (await fetch('/en-US/search/index.json')).json()) as IndexManifest

async function searchWithout(keyword: string, files: readonly string[]): Promise<void> {
  await loseFiles(files)
  await openPage(`/en-US/search/?keyword=${keyword}&kind=exhibit`, 'search', 'list')
  withFault('offline', /^\/webapi\//)
  await hydrate(<SearchPage />)
}

it('shows an error if the index is not available at all, and loads on a retry', async () => {
  await searchWithout('seto', [(await manifest()).core])
  await expect.element(page.getByRole('alert')).toMatchTextContent('The search failed')
  await expectAccessible()
  await loseFiles([])
  await again.click()
  await expect.element(results.first()).toBeVisible()
  await expect.element(page.css('.find-note')).toBeVisible()
})

it('shows partial results if a file of the index is missing, and the rest on a retry', async () => {
  const { shown } = await manifest()
  await searchWithout('robot', shown.slice(0, 2))
  await expect.element(page.css('.find-note')).toMatchTextContent('Part of the index could not be loaded')
  const some = results.elements().length
  expect(some).toBeGreaterThan(0)
  await expectAccessible()
  await loseFiles([])
  await again.click()
  await expect.element(page.css('.find-note')).not.toMatchTextContent('Part of the index')
  await expect.poll(() => results.elements().length).toBeGreaterThan(some)
})
