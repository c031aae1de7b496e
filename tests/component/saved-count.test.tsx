// The number of visitors who have saved an exhibit includes the heart of a visitor without a login.
import '../../src/styles/catalogue.css'
import '../../src/styles/detail.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SideActions } from '../../src/features/shared/SideActions.tsx'
import { hydrate, openPage } from './island.tsx'

it('counts the heart of this device, which the platform does not know', async () => {
  await openPage('/en-US/exhibits/detail/800001/', 'exhibits')
  await hydrate(<SideActions saves={['EXHIBIT', '800001']} savedCount={1234} />)
  const heart = page.css('[data-save]')
  await expect.element(page.getByRole('button', { name: 'Save 1,234' })).toBeVisible()
  await heart.click()
  await expect.element(page.getByRole('button', { name: 'Save 1,235' })).toBeVisible()
  await heart.click()
  await expect.element(page.getByRole('button', { name: 'Save 1,234' })).toBeVisible()
})

it('leaves the number to the platform once the visitor is logged in', async () => {
  await openPage('/en-US/exhibits/detail/800001/', 'exhibits')
  await hydrate(<SideActions saves={['EXHIBIT', '800001']} savedCount={1234} />)
  document.documentElement.classList.add('signed-in')
  await page.css('[data-save]').click()
  await expect.element(page.css('[data-save]')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: 'Save 1,234' })).toBeVisible()
  document.documentElement.classList.remove('signed-in')
})
