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
