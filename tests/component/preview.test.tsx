// The preview of a draft for a logged-in editor, whose token the platform issues.
import '../../src/styles/preview.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PreviewPage } from '../../src/features/preview/PreviewPage.tsx'
import { hydrate, logIn, openPage } from './island.tsx'
import { withFault } from './network.ts'

it('offers a retry, not the prompt for a code, if the token cannot be requested', async () => {
  await openPage('/en-US/preview/', 'preview', 'blocks', 'home')
  await logIn()
  withFault('offline', /preview/i)
  await hydrate(<PreviewPage siteName="Fair" />)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.css('input').elements()).toEqual([])
})

it('fetches a new token if the one of the tab has expired', async () => {
  await openPage('/en-US/preview/#token=expired', 'preview', 'blocks', 'home')
  await logIn('press@example.com')
  await hydrate(<PreviewPage siteName="Fair" />)
  await expect.element(page.getByRole('button', { name: 'End the preview' })).toBeVisible()
})

it('prompts for a token if there is no login to fetch one with', async () => {
  await openPage('/en-US/preview/#token=expired', 'preview', 'blocks', 'home')
  await hydrate(<PreviewPage siteName="Fair" />)
  await expect.element(page.getByRole('heading', { name: 'This code is not valid' })).toBeVisible()
})

it('links to the published page only if there is one', async () => {
  await openPage('/en-US/preview/?microPageId=MP01', 'preview', 'blocks', 'home', 'micro')
  await logIn('press@example.com')
  await hydrate(<PreviewPage siteName="Fair" />)
  const published = page.getByRole('link', { name: 'See what is published' })
  await expect.element(published).toHaveAttribute('href', '/en-US/micro-page/?microPageId=MP01')
  // Another draft has another token.
  sessionStorage.clear()
  await openPage('/en-US/preview/?microPageId=MP08', 'preview', 'blocks', 'home', 'micro')
  await logIn('press@example.com')
  await hydrate(<PreviewPage siteName="Fair" />)
  await expect.element(page.getByRole('button', { name: 'End the preview' })).toBeVisible()
  expect(published.elements()).toEqual([])
})
